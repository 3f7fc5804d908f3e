#pragma once

#include <sqlite3.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "simulation/dice.h"

namespace atlantica::simulation {

// A file of the virtual disk: what programs read, what a power cut would leave, and what SQLite's connections share.
struct DiskFile {
  struct Change {
    std::size_t offset = 0;
    std::string bytes;
    bool truncates = false;  // to `offset`
  };

  std::string content;
  std::string durable;
  std::vector<Change> unsynced;  // changes of `content` that `durable` may lack, oldest first

  // Locks of the database file: how many connections hold a shared one, and who holds the others.
  int shared = 0;
  const void* reserved = nullptr;
  const void* exclusive = nullptr;  // or waits for it
  // The shared memory of the write-ahead log.
  std::vector<std::unique_ptr<char[]>> regions;
  std::array<int, SQLITE_SHM_NLOCK> shm_shared{};
  std::array<const void*, SQLITE_SHM_NLOCK> shm_exclusive{};

  void change(Change change);
};

// A disk in memory. What is written can be read at once, but is safe only once synced.
class Disk {
 public:
  explicit Disk(Dice dice) : dice_(dice) {}

  // What goes wrong at the moment.
  struct Faults {
    bool full = false;
    int failing_writes = 0;  // of 100
    int failing_syncs = 0;   // of 100
    int power_lasts = -1;    // the number of writes and syncs before the power fails; -1: it does not
  };
  Faults faults;

  std::shared_ptr<DiskFile> open(const std::string& name);
  bool has(const std::string& name) const { return files_.contains(name); }
  void remove(const std::string& name) { files_.erase(name); }
  void put(const std::string& name, const std::string& content);
  std::string get(const std::string& name) { return open(name)->content; }

  // SQLite's result codes. While `spared`, nothing goes wrong.
  int write(DiskFile& file, DiskFile::Change change);
  int sync(DiskFile& file);
  bool dead() const { return dead_ && !spared_; }
  void spare(bool spared) { spared_ = spared; }

  // Nothing reaches the disk any more.
  void cut_power() { dead_ = true; }
  // The machine is back: of what was not synced, some is there, some is not, some is torn.
  void restart();
  // The same for a process that was killed: nothing is lost, only its locks.
  void forget_processes();

 private:
  bool fails(int percent) { return !spared_ && percent > 0 && dice_.percent(percent); }
  bool power_fails();

  Dice dice_;
  std::map<std::string, std::shared_ptr<DiskFile>> files_;
  bool dead_ = false;
  bool spared_ = false;
};

// Makes `disk` the one that SQLite's new connections of this process use. There is one at a time.
void use_disk(Disk& disk);

}  // namespace atlantica::simulation
