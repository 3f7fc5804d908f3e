#include "simulation/image.h"

#include <fmt/format.h>

#include "fair/secrets.h"
#include "names/names.h"
#include "simulation/commons.h"
#include "store/sqlite_database.h"

namespace atlantica::simulation {

std::string session_of(int account) { return fmt::format("session-of-account-{}", account); }

const std::string& database_image() {
  static const std::string image = [] {
    Disk disk(Dice(0));
    use_disk(disk);
    {
      SqlStore store(open_prepared_sqlite(kDatabaseFile, [](const std::function<void()>&) {}), CommitQueue::Driver{});
      for (int i = 0; i < kAccounts; ++i) {
        const std::string id = fmt::format("account{}", i);
        store.create_account({id, id, name_key(id), name_skeleton(id), "no password", kEpoch / 1000},
                             [](const auto&) {});
        store.start_session({token_hash(session_of(i)), id, kEpoch / 1000, 0}, [](const auto&) {});
      }
      store.commit_waiting();
    }
    return disk.get(kDatabaseFile);
  }();
  return image;
}

}  // namespace atlantica::simulation
