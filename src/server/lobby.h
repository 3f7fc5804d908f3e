#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "match/record.h"
#include "protocol/bodies.h"
#include "protocol/error.h"
#include "server/accounts.h"
#include "server/table.h"
#include "server/tasks.h"
#include "store/store.h"

namespace atlantica {

// What the lobby needs of the world around it.
struct LobbyContext {
  Store& store;
  AccountStore& accounts;
  std::function<Place()> new_place;    // one for each table
  Post workers;                        // runs tasks on any thread
  std::function<std::int64_t()> time;  // milliseconds since 1970, UTC
  Thinking thinking{};                 // what bots may use
  Metrics& metrics = Metrics::unread();
};

// Creates tables and finds them. A table is in memory while somebody uses it and read from the store when somebody
// comes back. All functions may be called from any thread; answers may come on any thread.
class Lobby {
 public:
  using FoundTable = std::expected<std::shared_ptr<Table>, Error>;

  explicit Lobby(LobbyContext context) : context_(std::move(context)) {}

  static GamesAnswer games();
  // The game begins at once: bots may have moved before the answer is read.
  void create(const CreateRequest& request, const std::optional<Member>& creator,
              Callback<std::expected<CreateAnswer, Error>> answer);
  // A table for the visitor and bots.
  void quick(const QuickRequest& request, const std::optional<Member>& creator,
             Callback<std::expected<CreateAnswer, Error>> answer);
  // The tables that strangers may find, newest first.
  void list(Callback<std::expected<TablesAnswer, Error>> answer);
  // Another server has changed a table, or any table if the name is empty.
  void news(const std::string& id);
  // Looks after tables where somebody is gone or out of time; to be called about once a second, always from one thread.
  void look_after_tables();
  // A table that goes on where a record ends; whoever asks gets the seats of all people.
  void resume(const Record& record, Callback<std::expected<CreateAnswer, Error>> answer);
  void find(const std::string& id, Callback<FoundTable> answer);

 private:
  struct Known {
    std::weak_ptr<Table> table;
    std::vector<Callback<FoundTable>> waiting;  // while the table is being read from the store
    bool outdated = false;                      // another server has changed it meanwhile
  };

  void store(StoredTable table, CreateAnswer told, Callback<std::expected<CreateAnswer, Error>> answer);
  void loaded(const std::string& id, std::expected<StoredTable, StoreError> result);
  void forget_unused();

  LobbyContext context_;
  std::mutex mutex_;
  std::unordered_map<std::string, Known> known_;
  std::int64_t asked_ = 0;      // when the store was last asked for tables that are due
  std::size_t forget_at_ = 64;  // the size at which unused entries are looked for
};

}  // namespace atlantica
