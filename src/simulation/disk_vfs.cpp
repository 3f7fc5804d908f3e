// SQLite's view of the virtual disk: its interface to an operating system (https://www.sqlite.org/vfs.html).
#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <string>

#include "simulation/disk.h"
#include "simulation/entropy.h"

namespace atlantica::simulation {

namespace {

// An open file of one connection.
struct OpenFile {
  sqlite3_file base;  // first, as SQLite wants it
  Disk* disk;
  std::shared_ptr<DiskFile> file;
  std::string delete_on_close;
  int lock;
  unsigned shm_shared;  // bits, as all masks here
  unsigned shm_exclusive;
};

OpenFile& open_file(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }

int close_file(sqlite3_file* base) {
  OpenFile& mine = open_file(base);
  if (!mine.delete_on_close.empty()) mine.disk->remove(mine.delete_on_close);
  mine.~OpenFile();
  return SQLITE_OK;
}

int read_file(sqlite3_file* base, void* to, int size, sqlite3_int64 offset) {
  const OpenFile& mine = open_file(base);
  if (mine.disk->dead()) return SQLITE_IOERR_READ;
  const std::string& content = mine.file->content;
  const auto from = std::min(static_cast<std::size_t>(offset), content.size());
  const auto count = std::min(static_cast<std::size_t>(size), content.size() - from);
  std::memcpy(to, content.data() + from, count);
  std::memset(static_cast<char*>(to) + count, 0, static_cast<std::size_t>(size) - count);
  return count == static_cast<std::size_t>(size) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* base, const void* bytes, int size, sqlite3_int64 offset) {
  OpenFile& mine = open_file(base);
  return mine.disk->write(*mine.file,
                          {static_cast<std::size_t>(offset),
                           std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size)), false});
}

int truncate_file(sqlite3_file* base, sqlite3_int64 size) {
  OpenFile& mine = open_file(base);
  return mine.disk->write(*mine.file, {static_cast<std::size_t>(size), {}, true});
}

int sync_file(sqlite3_file* base, int) {
  OpenFile& mine = open_file(base);
  return mine.disk->sync(*mine.file);
}

int file_size(sqlite3_file* base, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(open_file(base).file->content.size());
  return SQLITE_OK;
}

int lock_file(sqlite3_file* base, int wanted) {
  OpenFile& mine = open_file(base);
  DiskFile& file = *mine.file;
  if (mine.lock >= wanted) return SQLITE_OK;
  if (wanted == SQLITE_LOCK_SHARED) {
    if (file.exclusive != nullptr && file.exclusive != &mine) return SQLITE_BUSY;
    ++file.shared;
  }
  if (wanted == SQLITE_LOCK_RESERVED) {
    if (file.reserved != nullptr && file.reserved != &mine) return SQLITE_BUSY;
    file.reserved = &mine;
  }
  if (wanted == SQLITE_LOCK_EXCLUSIVE) {
    if (file.exclusive != nullptr && file.exclusive != &mine) return SQLITE_BUSY;
    file.exclusive = &mine;
    if (file.shared > 1) {
      mine.lock = SQLITE_LOCK_PENDING;
      return SQLITE_BUSY;
    }
  }
  mine.lock = wanted;
  return SQLITE_OK;
}

int unlock_file(sqlite3_file* base, int kept) {
  OpenFile& mine = open_file(base);
  DiskFile& file = *mine.file;
  if (mine.lock <= kept) return SQLITE_OK;
  if (file.reserved == &mine) file.reserved = nullptr;
  if (file.exclusive == &mine) file.exclusive = nullptr;
  if (kept == SQLITE_LOCK_NONE) file.shared = std::max(0, file.shared - 1);
  mine.lock = kept;
  return SQLITE_OK;
}

int is_reserved(sqlite3_file* base, int* reserved) {
  *reserved = open_file(base).file->reserved != nullptr ? 1 : 0;
  return SQLITE_OK;
}

int control_file(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return 512; }
int characteristics(sqlite3_file*) { return 0; }

int map_shared_memory(sqlite3_file* base, int region, int size, int extend, void volatile** memory) {
  auto& regions = open_file(base).file->regions;
  *memory = nullptr;
  while (regions.size() <= static_cast<std::size_t>(region)) {
    if (extend == 0) return SQLITE_OK;
    regions.push_back(std::make_unique<char[]>(static_cast<std::size_t>(size)));
  }
  *memory = regions[static_cast<std::size_t>(region)].get();
  return SQLITE_OK;
}

int lock_shared_memory(sqlite3_file* base, int offset, int count, int flags) {
  OpenFile& mine = open_file(base);
  DiskFile& file = *mine.file;
  const auto each = [&](auto use) {
    for (int i = offset; i < offset + count; ++i) use(static_cast<std::size_t>(i), 1U << static_cast<unsigned>(i));
  };
  if ((flags & SQLITE_SHM_UNLOCK) != 0) {
    each([&](std::size_t i, unsigned bit) {
      if ((mine.shm_exclusive & bit) != 0) file.shm_exclusive[i] = nullptr;
      if ((mine.shm_shared & bit) != 0) --file.shm_shared[i];
      mine.shm_exclusive &= ~bit;
      mine.shm_shared &= ~bit;
    });
    return SQLITE_OK;
  }
  const bool exclusive = (flags & SQLITE_SHM_EXCLUSIVE) != 0;
  bool free = true;
  each([&](std::size_t i, unsigned bit) {
    const int others = file.shm_shared[i] - ((mine.shm_shared & bit) != 0 ? 1 : 0);
    if (file.shm_exclusive[i] != nullptr && file.shm_exclusive[i] != &mine) free = false;
    if (exclusive && others > 0) free = false;
  });
  if (!free) return SQLITE_BUSY;
  each([&](std::size_t i, unsigned bit) {
    if (exclusive) {
      file.shm_exclusive[i] = &mine;
      mine.shm_exclusive |= bit;
    } else if ((mine.shm_shared & bit) == 0) {
      ++file.shm_shared[i];
      mine.shm_shared |= bit;
    }
  });
  return SQLITE_OK;
}

void order_shared_memory(sqlite3_file*) {}

int unmap_shared_memory(sqlite3_file* base, int) {
  return lock_shared_memory(base, 0, SQLITE_SHM_NLOCK, SQLITE_SHM_UNLOCK);
}

const sqlite3_io_methods kMethods = {
    2,
    close_file,
    read_file,
    write_file,
    truncate_file,
    sync_file,
    file_size,
    lock_file,
    unlock_file,
    is_reserved,
    control_file,
    sector_size,
    characteristics,
    map_shared_memory,
    lock_shared_memory,
    order_shared_memory,
    unmap_shared_memory,
    nullptr,
    nullptr,
};

Disk* used = nullptr;

int open_virtual(sqlite3_vfs*, const char* name, sqlite3_file* base, int flags, int* out_flags) {
  static_cast<void>(base->pMethods = nullptr);
  if (used->dead()) return SQLITE_CANTOPEN;
  auto file = name == nullptr ? std::make_shared<DiskFile>() : nullptr;
  if (!file && !used->has(name) && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
  if (!file) file = used->open(name);
  const bool fleeting = name != nullptr && (flags & SQLITE_OPEN_DELETEONCLOSE) != 0;
  new (base) OpenFile{{&kMethods}, used, std::move(file), fleeting ? name : "", SQLITE_LOCK_NONE, 0, 0};
  if (out_flags != nullptr) *out_flags = flags;
  return SQLITE_OK;
}

int delete_virtual(sqlite3_vfs*, const char* name, int) {
  if (used->dead()) return SQLITE_IOERR_DELETE;
  used->remove(name);
  return SQLITE_OK;
}

int access_virtual(sqlite3_vfs*, const char* name, int, int* answer) {
  *answer = used->has(name) && !(used->get(name).empty()) ? 1 : 0;
  return SQLITE_OK;
}

int full_name(sqlite3_vfs*, const char* name, int size, char* full) {
  sqlite3_snprintf(size, full, "%s", name);
  return SQLITE_OK;
}

int randomness(sqlite3_vfs*, int size, char* bytes) {
  for (int i = 0; i < size; ++i) bytes[i] = static_cast<char>(next_entropy());
  return size;
}

int sleep_virtual(sqlite3_vfs*, int microseconds) { return microseconds; }

int no_time(sqlite3_vfs*, double* days) {
  *days = 2460000.0;  // nothing that is stored depends on it
  return SQLITE_OK;
}

int last_error(sqlite3_vfs*, int, char*) { return 0; }

}  // namespace

void use_disk(Disk& disk) {
  used = &disk;
  static sqlite3_vfs vfs = [] {
    sqlite3_vfs made{};
    made.iVersion = 1;
    made.szOsFile = sizeof(OpenFile);
    made.mxPathname = 256;
    made.zName = "simulation";
    made.xOpen = open_virtual;
    made.xDelete = delete_virtual;
    made.xAccess = access_virtual;
    made.xFullPathname = full_name;
    made.xRandomness = randomness;
    made.xSleep = sleep_virtual;
    made.xCurrentTime = no_time;
    made.xGetLastError = last_error;
    return made;
  }();
  static const int registered = sqlite3_vfs_register(&vfs, 1);
  static_cast<void>(registered);
}

}  // namespace atlantica::simulation
