#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "server/tasks.h"

namespace atlantica {

// Tasks of many owners, in the order in which they may run: whoever has used the least time comes first, and those who
// have used equally much take turns. An owner who was idle has saved up nothing. Not thread-safe.
class FairQueue {
 public:
  struct Limits {
    int at_once = 1;               // tasks that run at the same time
    int at_once_of_one = 1;        // of these, one owner's
    std::size_t waiting_of_one{};  // the tasks that an owner may have waiting; 0: any number
  };
  struct Next {
    std::string owner;
    Task task;
  };

  explicit FairQueue(Limits limits) : limits_(limits) {}

  // Whether the owner may have another task waiting.
  bool accepts(const std::string& owner) const;
  void add(const std::string& owner, Task task);
  // The task to run now, if one may; each needs its done().
  std::optional<Next> next();
  // A task of the owner has ended after so much time, in microseconds.
  void done(const std::string& owner, std::int64_t time);

 private:
  using Rank = std::pair<std::int64_t, std::uint64_t>;  // time used, last turn

  struct Owner {
    std::deque<Task> waiting;
    int running = 0;
    Rank rank;
    bool ready = false;  // listed in ready_
  };
  using Owners = std::map<std::string, Owner>;

  void list(Owners::iterator owner);
  void unlist(Owner& owner);
  void forget_idle();

  Limits limits_;
  Owners owners_;
  std::map<Rank, Owners::iterator> ready_;  // those with a task that may run
  int running_ = 0;
  std::int64_t least_ = 0;  // the time used by whoever had the last turn
  std::uint64_t turns_ = 0;
  std::size_t forget_at_ = 64;  // the number of owners at which idle ones are purged
};

}  // namespace atlantica
