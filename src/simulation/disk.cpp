#include "simulation/disk.h"

#include <algorithm>
#include <cstring>

namespace atlantica::simulation {

namespace {

constexpr std::size_t kSector = 512;

void write_to(std::string& content, const DiskFile::Change& change) {
  if (change.truncates) {
    content.resize(change.offset);
    return;
  }
  if (content.size() < change.offset + change.bytes.size()) content.resize(change.offset + change.bytes.size());
  std::memcpy(content.data() + change.offset, change.bytes.data(), change.bytes.size());
}

// Some sectors of a write arrive, others do not.
void tear_into(std::string& content, const DiskFile::Change& change, Dice& dice) {
  for (std::size_t from = 0; from < change.bytes.size(); from += kSector)
    if (dice.percent(50)) write_to(content, {change.offset + from, change.bytes.substr(from, kSector), false});
}

}  // namespace

void DiskFile::change(Change change) {
  write_to(content, change);
  unsynced.push_back(std::move(change));
}

std::shared_ptr<DiskFile> Disk::open(const std::string& name) {
  auto& file = files_[name];
  if (!file) file = std::make_shared<DiskFile>();
  return file;
}

void Disk::put(const std::string& name, const std::string& content) {
  const auto file = open(name);
  file->content = file->durable = content;
  file->unsynced.clear();
}

bool Disk::power_fails() {
  if (spared_ || faults.power_lasts < 0) return dead();
  if (faults.power_lasts-- == 0) dead_ = true;
  return dead();
}

int Disk::write(DiskFile& file, DiskFile::Change change) {
  const bool was_dead = dead();
  if (power_fails()) {
    if (!was_dead) file.unsynced.push_back(std::move(change));  // the last of all: it may be torn
    return SQLITE_IOERR_WRITE;
  }
  if (faults.full && !spared_ && !change.truncates && change.offset + change.bytes.size() > file.content.size())
    return SQLITE_FULL;
  if (fails(faults.failing_writes)) {
    // Part of it may have been written.
    change.bytes.resize(dice_.index(change.bytes.size() + 1));
    if (!change.truncates && !change.bytes.empty()) file.change(std::move(change));
    return SQLITE_IOERR_WRITE;
  }
  file.change(std::move(change));
  return SQLITE_OK;
}

int Disk::sync(DiskFile& file) {
  if (power_fails()) return SQLITE_IOERR_FSYNC;
  if (fails(faults.failing_syncs)) {
    // As Linux does: pages that could not be written count as clean and are never tried again.
    for (const DiskFile::Change& change : file.unsynced)
      if (change.truncates || dice_.percent(50)) write_to(file.durable, change);
    file.unsynced.clear();
    return SQLITE_IOERR_FSYNC;
  }
  for (const DiskFile::Change& change : file.unsynced) write_to(file.durable, change);
  file.unsynced.clear();
  return SQLITE_OK;
}

void Disk::restart() {
  for (auto& [name, file] : files_) {
    for (const DiskFile::Change& change : file->unsynced) {
      const std::int64_t fate = dice_.between(0, 2);
      if (fate == 1) write_to(file->durable, change);
      if (fate == 2 && !change.truncates) tear_into(file->durable, change, dice_);
    }
    file->unsynced.clear();
    file->content = file->durable;
  }
  forget_processes();
}

void Disk::forget_processes() {
  for (auto& [name, file] : files_) {
    file->shared = 0;
    file->reserved = file->exclusive = nullptr;
    file->regions.clear();
    file->shm_shared.fill(0);
    file->shm_exclusive.fill(nullptr);
  }
  faults.power_lasts = -1;
  dead_ = false;
}

}  // namespace atlantica::simulation
