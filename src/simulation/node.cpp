#include "simulation/node.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/failure.h"
#include "server/steady_time.h"
#include "server/sweep.h"
#include "store/sqlite_database.h"

namespace atlantica::simulation {

namespace {

constexpr Micros kRecoveryPause = kSecond;
constexpr Micros kLookPause = kSecond;
constexpr unsigned kCores = 2;
constexpr std::uint64_t kMostSims = 20;  // a hint asks for 4000: what bots think is not the point here
// How long a node waits for a silent database before it gives up a transaction.
constexpr Micros kDatabasePatience = 5 * kSecond;

}  // namespace

// The parts of a running server. Members are destroyed in reverse order: tables use the store.
struct Node::Process {
  Process(Node& node, std::unique_ptr<Gate> gate, std::shared_ptr<Gate::Line> gate_line, Scheduler::Owner whose)
      : owner(whose),
        line(std::move(gate_line)),
        store(std::move(gate),
              {.now = [&node] { return CommitQueue::Instant(std::chrono::microseconds(node.ground_.scheduler.now())); },
               .wake = [&node] { node.plan_commit(); }}),
        accounts({store, node.workers(whose), [&node] { return node.ground_.wall() / 1000; }}),
        work(
            node.workers(whose), [&node] { return node.ground_.scheduler.now(); }, Work::shares(kCores)),
        lobby({store, store, [&node, whose] { return node.new_place(whose); }, work,
               without_jumps(node.ground_.wall, [&node] { return node.ground_.scheduler.now() / kMillisecond; }),
               Thinking{.most_sims = kMostSims}, metrics}) {}

  Scheduler::Owner owner;
  std::shared_ptr<Gate::Line> line;
  SqlStore store;
  Metrics metrics;
  Accounts accounts;
  Work work;
  Lobby lobby;
  bool commit_planned = false;
};

Node::Node(Ground ground, int number) : ground_(std::move(ground)), number_(number) {}

Node::~Node() { kill(); }

Lobby& Node::lobby() { return process_->lobby; }
Accounts& Node::accounts() { return process_->accounts; }
SqlStore& Node::store() { return process_->store; }
Gate::Line& Node::line() { return *process_->line; }
Scheduler::Owner Node::owner() const { return process_->owner; }

bool Node::start() {
  const Scheduler::Owner owner = ground_.scheduler.new_owner();
  auto line = std::make_shared<Gate::Line>();
  line->news = [this](const std::vector<std::string>& tables) { ground_.news(*this, tables); };
  try {
    auto gate = std::make_unique<Gate>([this, owner] { return open_database(owner); }, line);
    process_ = std::make_unique<Process>(*this, std::move(gate), std::move(line), owner);
  } catch (const Failure& failure) {
    ground_.trace.note(fmt::format("node {} cannot start: {}", number_, failure.message().key));
    return false;
  }
  ground_.trace.note(fmt::format("node {} starts", number_));
  look_after_tables();
  sweep_results(process_->store, process_->lobby);
  return true;
}

std::unique_ptr<SqlDatabase> Node::open_database(Scheduler::Owner owner) {
  return open_prepared_sqlite(ground_.file, [this, owner](std::function<void()> checkpoint) {
    ground_.scheduler.after(ground_.dice.between(1, 50) * kMillisecond, owner, std::move(checkpoint));
  });
}

void Node::kill() {
  if (!process_) return;
  process_->line->closed = true;
  const std::unique_ptr<Process> doomed = std::move(process_);
  ground_.scheduler.drop(doomed->owner);
  doomed->store.close();  // nothing is stored any more; those who wait for it are still there to hear so
}

void Node::stop() {
  if (!process_) return;
  process_->store.close();
  kill();
}

std::shared_ptr<Session> Node::accept(const std::string& address, const std::string& session,
                                      std::function<void(Client::Text)> deliver) {
  const std::pmr::polymorphic_allocator<Session> memory(&ground_.memory);
  return std::allocate_shared<Session>(
      memory, Session::Parts{process_->lobby, process_->accounts, new_place(process_->owner).here, address, session,
                             std::move(deliver)});
}

Place Node::new_place(Scheduler::Owner owner) {
  // Tasks run in the order posted.
  auto last = std::make_shared<Micros>(0);
  return {[this, owner, last](Task task) {
            *last = std::max(*last + 1, ground_.scheduler.now() + ground_.dice.between(1, 200));
            ground_.scheduler.at(*last, owner, std::move(task));
          },
          [this, owner](Task task) {
            ground_.scheduler.after(kRecoveryPause + ground_.dice.between(0, 999), owner, std::move(task));
          }};
}

Post Node::workers(Scheduler::Owner owner) {
  return [this, owner](Task task) {
    const Micros delay = ground_.dice.percent(10) ? ground_.dice.between(1, 400) * kMillisecond
                                                  : ground_.dice.between(100, 20 * kMillisecond);
    ground_.scheduler.after(delay, owner, std::move(task));
  };
}

void Node::plan_commit() {
  if (!process_ || process_->commit_planned) return;
  process_->commit_planned = true;
  const Micros now = ground_.scheduler.now();
  Micros takes = ground_.dice.between(300, 6 * kMillisecond);
  if (ground_.weather.slow_until > now) takes += ground_.dice.between(0, ground_.weather.slow_by);
  ground_.scheduler.after(takes, process_->owner, [this] { commit(ground_.scheduler.now()); });
}

void Node::commit(Micros since) {
  const Micros now = ground_.scheduler.now();
  if (ground_.weather.silent_until > now && !process_->line->closed) {
    constexpr Micros kLook = 50 * kMillisecond;
    if (now < since + kDatabasePatience)
      return ground_.scheduler.after(kLook, process_->owner, [this, since] { commit(since); });
    process_->line->breaks_after = 0;  // the deadline has passed, and the connection is given up
  }
  commit_now();
}

void Node::commit_now() {
  process_->commit_planned = false;
  process_->store.commit_waiting();
  if (ground_.disk.dead()) return ground_.power_failed(*this);
  const auto again = process_->store.wants_call_at();
  if (!again || process_->commit_planned) return;
  process_->commit_planned = true;
  const auto when = std::chrono::duration_cast<std::chrono::microseconds>(again->time_since_epoch()).count();
  ground_.scheduler.at(when, process_->owner, [this] { commit(ground_.scheduler.now()); });
}

void Node::look_after_tables() {
  ground_.scheduler.after(kLookPause, process_->owner, [this] {
    process_->store.give_up_overdue();
    process_->lobby.look_after_tables();
    look_after_tables();
  });
}

}  // namespace atlantica::simulation
