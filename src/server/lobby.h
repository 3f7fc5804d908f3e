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

#include "protocol/bodies.h"
#include "protocol/error.h"
#include "server/accounts.h"
#include "server/table.h"
#include "server/tasks.h"
#include "server/work.h"
#include "store/store.h"

namespace atlantica {

// The dependencies of the lobby.
struct LobbyContext {
  Store& store;
  AccountStore& accounts;
  std::function<Place()> new_place;  // one per table
  Work& work;
  std::function<std::int64_t()> time;  // milliseconds since 1970, UTC
  Thinking thinking{};                 // resources for bots
  Metrics& metrics = Metrics::unread();
  std::optional<std::int64_t> keep{};  // milliseconds after which a table that nobody has come back to is deleted
};

// Creates and finds tables. A table is in memory while in use and is reloaded from the store when somebody comes back.
// All functions may be called from any thread; answers may arrive on any thread. What workers do for a visitor counts
// against the visitor's address.
class Lobby {
 public:
  using FoundTable = std::expected<std::shared_ptr<Table>, Error>;
  // In place of an address: what the server does by itself.
  static constexpr const char* kServer = "";

  explicit Lobby(LobbyContext context) : context_(std::move(context)) {}

  static GamesAnswer games();
  void create(const CreateRequest& request, const std::optional<Member>& creator,
              Callback<std::expected<CreateAnswer, Error>> answer);
  // A table for the visitor and bots.
  void quick(const QuickRequest& request, const std::optional<Member>& creator,
             Callback<std::expected<CreateAnswer, Error>> answer);
  // Whether the store works now.
  void ready(Callback<std::expected<void, Error>> answer);
  // The public tables, newest first.
  void list(Callback<std::expected<TablesAnswer, Error>> answer);
  // Another server has changed a table, or possibly any table if the name is empty.
  void news(const std::string& id);
  // Checks tables where somebody is absent or out of time; call it about once a second, always from the same thread.
  void look_after_tables();
  // A table that continues where a record ends, as text; the caller gets all human seats.
  void resume(std::string record, const std::string& address, Callback<std::expected<CreateAnswer, Error>> answer);
  void find(const std::string& id, const std::string& address, Callback<FoundTable> answer);
  Work& work() const { return context_.work; }

 private:
  using ReadTable = std::expected<StoredTable, StoreError>;
  struct Waiting {
    std::string address;
    Callback<FoundTable> answer;
  };
  struct Known {
    std::weak_ptr<Table> table;
    std::vector<Waiting> waiting;   // while the table is being loaded
    std::optional<ReadTable> read;  // until the first turn of those who wait
    bool outdated = false;          // changed by another server in the meantime
  };

  void store(StoredTable table, CreateAnswer told, Callback<std::expected<CreateAnswer, Error>> answer);
  void load(const std::string& id);
  void read(const std::string& id, ReadTable result);
  // Opens a table on the turn of one of those who wait for it.
  void queue_opening(const std::string& id, const std::string& address);
  void open(const std::string& id);
  FoundTable opened(const std::string& id, ReadTable read);
  // After an exception nobody waits for the table any more: their callbacks are destroyed.
  template <class Step>
  void or_give_up(const std::string& id, Step step) noexcept;
  void give_up(const std::string& id) noexcept;
  void remove_abandoned(std::int64_t now);
  void forget_unused();

  LobbyContext context_;
  std::mutex mutex_;
  std::unordered_map<std::string, Known> known_;
  std::int64_t asked_ = 0;      // when the store was last asked for due tables
  std::size_t forget_at_ = 64;  // the size at which unused entries are purged
};

}  // namespace atlantica
