#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/json/parse.hpp>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "protocol/codec.h"
#include "server/lobby.h"
#include "store/sql_store.h"

namespace atlantica {

// A folder deleted at the end of the test.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "atlantica-server-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

// A real store that can be made to fail, or to hold back requests until released.
class FickleStore final : public Store {
 public:
  explicit FickleStore(const std::filesystem::path& path) : store_(open_store(path)) {}

  void create(StoredTable table, Done<void> done) override { store_->create(std::move(table), std::move(done)); }
  void append(StoredEntries entries, Done<void> done) override {
    if (holding_) {
      held_.emplace_back([this, entries = std::move(entries), done = std::move(done)]() mutable {
        append(std::move(entries), std::move(done));
      });
    } else if (failing_) {
      done(std::unexpected(StoreError{StoreError::Kind::failed, "common.store.closed"}));
    } else {
      store_->append(std::move(entries), std::move(done));
    }
  }
  void claim(StoredClaim claim, Done<void> done) override {
    if (failing_) return done(std::unexpected(StoreError{StoreError::Kind::failed, "common.store.closed"}));
    store_->claim(std::move(claim), std::move(done));
  }
  void load(std::string table, Done<StoredTable> done) override {
    if (unreadable_) return done(std::unexpected(StoreError{StoreError::Kind::failed, "common.store.closed"}));
    store_->load(std::move(table), std::move(done));
  }
  void say(StoredChat chat, Done<void> done) override {
    if (failing_) return done(std::unexpected(StoreError{StoreError::Kind::failed, "common.store.closed"}));
    store_->say(std::move(chat), std::move(done));
  }
  void hand_over(StoredHandover handover, Done<void> done) override {
    if (failing_) return done(std::unexpected(StoreError{StoreError::Kind::failed, "common.store.closed"}));
    store_->hand_over(std::move(handover), std::move(done));
  }
  void see(StoredSight sight, Done<void> done) override { store_->see(std::move(sight), std::move(done)); }
  void end(StoredEnd end, Done<void> done) override {
    if (!holding_) return store_->end(std::move(end), std::move(done));
    held_.emplace_back([this, end = std::move(end), done = std::move(done)]() mutable {
      store_->end(std::move(end), std::move(done));
    });
  }
  void due(std::int64_t now, int count, Done<std::vector<std::string>> done) override {
    store_->due(now, count, std::move(done));
  }
  void listed(std::int64_t since, int count, Done<std::vector<StoredTable>> done) override {
    store_->listed(since, count, std::move(done));
  }
  void remove_abandoned(std::int64_t since, int count, Done<std::vector<std::string>> done) override {
    store_->remove_abandoned(since, count, std::move(done));
  }
  void ready(Done<void> done) override { store_->ready(std::move(done)); }
  void without_result(std::string after, int count, Done<std::vector<std::string>> done) override {
    store_->without_result(std::move(after), count, std::move(done));
  }
  void remove(std::string table, Done<void> done) override { store_->remove(std::move(table), std::move(done)); }
  void list(Done<std::vector<std::string>> done) override { store_->list(std::move(done)); }

  void hold() { holding_ = true; }
  void let_go() {
    holding_ = false;
    for (Task& task : std::exchange(held_, {})) task();
  }
  void fail() { failing_ = true; }
  void fail_to_read() { unreadable_ = true; }
  void recover() { failing_ = unreadable_ = false; }
  void close() { store_->close(); }
  AccountStore& accounts() { return *store_; }
  // The store as used by another server.
  Store& elsewhere() { return *store_; }

 private:
  std::unique_ptr<SqlStore> store_;
  std::deque<Task> held_;
  bool holding_ = false;
  bool failing_ = false;
  bool unreadable_ = false;
};

// A client at a table, recording everything it receives.
class Listener final : public Client {
 public:
  explicit Listener(std::string address = "") : address_(std::move(address)) {}

  std::string address() const override { return address_; }
  void send(Text message) override { heard.push_back(boost::json::parse(*message).as_object()); }
  void drop() noexcept override { dropped = true; }

  const boost::json::object& last() const { return heard.back(); }
  // The last message of a type; fails the test if there is none.
  const boost::json::object& last(std::string_view type) const {
    for (auto message = heard.rbegin(); message != heard.rend(); ++message)
      if (message->at("type").as_string() == type) return *message;
    ADD_FAILURE() << "heard no " << type;
    return heard.front();
  }
  std::size_t count(std::string_view type) const {
    std::size_t found = 0;
    for (const auto& message : heard) found += message.at("type").as_string() == type ? 1 : 0;
    return found;
  }

  std::vector<boost::json::object> heard;
  bool dropped = false;

 private:
  std::string address_;
};

// Tables without sockets: one task queue, run by the test itself.
class World {
  // Destroyed last: what others hold may be handed over when they are destroyed.
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Task> tasks_;
  bool holds_work_ = false;
  std::deque<Task> held_work_;

 public:
  World()
      : store(folder / "games.db"),
        work([this](Task task) { holds_work_ ? held_work_.push_back(std::move(task)) : post()(std::move(task)); },
             [this] { return 1000 * now; }, Work::shares(2)),
        lobby(context()) {}
  ~World() {
    store.close();
    held_work_.clear();
    // What is destroyed may hand over more.
    while (!tasks_.empty()) {
      const Task task = std::move(tasks_.front());
      tasks_.pop_front();
    }
  }

  // Runs tasks, waiting for more, until `done`.
  template <class Done>
  void run_until(Done done) {
    while (!done()) {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [&] { return !tasks_.empty(); });
      Task task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
  }

  CreateAnswer create(const CreateRequest& request, const std::optional<Member>& creator = std::nullopt) {
    std::optional<std::expected<CreateAnswer, Error>> answer;
    lobby.create(request, creator,
                 to_here<std::expected<CreateAnswer, Error>>([&](auto result) { answer = std::move(result); }));
    run_until([&] { return answer.has_value(); });
    EXPECT_TRUE(*answer) << answer->error().message.key;
    return **answer;
  }

  std::shared_ptr<Table> find(const std::string& id, const std::string& address = "") {
    std::optional<Lobby::FoundTable> answer;
    lobby.find(id, address, to_here<Lobby::FoundTable>([&](Lobby::FoundTable found) { answer = std::move(found); }));
    run_until([&] { return answer.has_value(); });
    return *answer ? **answer : nullptr;
  }

  std::shared_ptr<Listener> join(Table& table, std::optional<std::string> token = std::nullopt,
                                 std::optional<Sequence> since = std::nullopt, const std::string& address = "") {
    auto listener = std::make_shared<Listener>(address);
    table.join(listener, {1, "", std::move(token), std::nullopt, since});
    run_until([&] { return !listener->heard.empty(); });
    return listener;
  }

  Post post() {
    return [this](Task task) {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
      news_.notify_one();
    };
  }

  // The store's answer to `question`, which is given the callback.
  template <class T, class Question>
  std::expected<T, StoreError> ask(Question question) {
    std::optional<std::expected<T, StoreError>> answer;
    question([this, &answer](std::expected<T, StoreError> result) {
      post()([&answer, result = std::move(result)]() mutable { answer = std::move(result); });
    });
    run_until([&] { return answer.has_value(); });
    return std::move(*answer);
  }

  // Runs everything queued, and whatever follows from it.
  void settle() {
    for (int i = 0; i < 10; ++i) {
      bool done = false;
      bool stored = false;
      store.list([this, &stored](const auto&) { post()([&stored] { stored = true; }); });
      post()([&done] { done = true; });
      run_until([&] { return done && stored; });
    }
  }

  // From now on workers wait for do_work().
  void hold_work() {
    holds_work_ = true;
    settle();
  }
  // One worker does what it has to do, and everything follows from that.
  void do_work() {
    ASSERT_FALSE(held_work_.empty());
    Task task = std::move(held_work_.front());
    held_work_.pop_front();
    task();
    settle();
  }

  // Lets time pass, and the server check its tables as it does every second.
  void pass(std::int64_t milliseconds) {
    now += milliseconds;
    lobby.look_after_tables();
    settle();
  }

  static constexpr std::int64_t kNow = 1'700'000'000;  // in seconds since 1970

  std::int64_t now = 1000 * kNow;  // in milliseconds

  TemporaryFolder folder;
  FickleStore store;
  Work work;
  Lobby lobby;

 private:
  LobbyContext context() {
    LobbyContext context{store, store.accounts(), [this] { return Place{post(), post()}; }, work,
                         [this] { return now; }};
    context.keep = std::int64_t{365} * 24 * 60 * 60 * 1000;
    return context;
  }

  // Answers arrive on any thread; the test runs on this one.
  template <class T>
  Callback<T> to_here(Callback<T> callback) {
    return [this, callback = std::make_shared<Callback<T>>(std::move(callback))](T value) {
      post()([callback, value = std::make_shared<T>(std::move(value))] { (*callback)(std::move(*value)); });
    };
  }
};

inline CreateRequest friends(int seats) {
  CreateRequest request;
  request.game = "atlantis";
  for (int i = 0; i < seats; ++i) request.seats.push_back({"me", std::nullopt, std::nullopt});
  return request;
}

}  // namespace atlantica
