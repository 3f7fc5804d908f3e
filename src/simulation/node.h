#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <memory_resource>
#include <string>
#include <vector>

#include "server/accounts.h"
#include "server/lobby.h"
#include "server/work.h"
#include "simulation/dice.h"
#include "simulation/disk.h"
#include "simulation/gate.h"
#include "simulation/scheduler.h"
#include "simulation/session.h"
#include "simulation/trace.h"
#include "store/sql_store.h"

namespace atlantica::simulation {

// How the database is doing, the same for all nodes.
struct DatabaseWeather {
  Micros silent_until = 0;  // no statement is answered before
  Micros slow_until = 0;
  Micros slow_by = 0;  // what a commit may take until then
};

// A server of the real program, without threads and sockets: it lives from start() to kill() and keeps nothing else.
class Node {
 public:
  struct Ground {
    Scheduler& scheduler;
    Dice& dice;
    Trace& trace;
    Disk& disk;
    std::string file;  // the database
    DatabaseWeather& weather;
    std::pmr::memory_resource& memory;   // gives ever higher addresses
    std::function<std::int64_t()> wall;  // milliseconds since 1970, UTC
    // A commit of this node has changed these tables.
    std::function<void(const Node&, const std::vector<std::string>&)> news;
    // The power failed during a write.
    std::function<void(Node&)> power_failed;
  };

  Node(Ground ground, int number);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  int number() const { return number_; }
  bool up() const { return process_ != nullptr; }
  // Whether it could be started: the database may be out of order.
  bool start();
  // Everything in memory is gone.
  void kill();
  // As on SIGTERM: what waits is stored first.
  void stop();

  // While it is up:
  Lobby& lobby();
  Accounts& accounts();
  SqlStore& store();
  Gate::Line& line();
  Scheduler::Owner owner() const;
  // A new connection. Later ones have higher addresses: tables tell their visitors things in that order.
  std::shared_ptr<Session> accept(const std::string& address, const std::string& session,
                                  std::function<void(Client::Text)> deliver);

 private:
  struct Process;

  std::unique_ptr<SqlDatabase> open_database(Scheduler::Owner owner);
  Place new_place(Scheduler::Owner owner);
  Post workers(Scheduler::Owner owner);
  void plan_commit();
  void commit(Micros since);
  void commit_now();
  void look_after_tables();

  Ground ground_;
  int number_;
  std::unique_ptr<Process> process_;
};

}  // namespace atlantica::simulation
