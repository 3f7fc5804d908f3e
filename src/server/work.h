#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

#include "server/fair_queue.h"
#include "server/tasks.h"

namespace atlantica {

// What workers do, so that nobody's work holds up anybody else's: every kind has its own queue and its own share of the
// threads, and within a kind the owners, the addresses on whose behalf it is done, get equal time. It outlives its
// tasks. Thread-safe.
class Work {
 public:
  enum class Kind {
    loading,   // reading tables and replaying their logs
    bots,      // their moves
    hints,     // for players
    archives,  // records and earlier moments
  };
  static constexpr std::size_t kKinds = 4;
  using Shares = std::array<FairQueue::Limits, kKinds>;  // by kind

  // For a machine with so many cores.
  static Shares shares(unsigned cores);
  // The same, and an owner may use all of it.
  static Shares shares_without_limits(unsigned cores);
  // The threads needed so that every kind always gets its share.
  static unsigned threads(const Shares& shares);

  // `workers` runs tasks on any thread; `microseconds` is a monotonic clock.
  Work(Post workers, std::function<std::int64_t()> microseconds, const Shares& shares);

  // Whether the owner has not yet too many tasks of the kind waiting; those who may be refused ask before they add().
  bool accepts(Kind kind, const std::string& owner) const;
  // Runs the task when its owner's turn has come.
  void add(Kind kind, const std::string& owner, Task task);
  // add() for tasks of one kind and owner.
  Post post(Kind kind, std::string owner);
  // Tasks for which there was no memory when their turn came have waited; call it now and then.
  void wake() noexcept;

 private:
  struct Class {
    explicit Class(const FairQueue::Limits& limits) : queue(limits) {}

    mutable std::mutex mutex;
    FairQueue queue;
  };

  Class& of(Kind kind) { return classes_[static_cast<std::size_t>(kind)]; }
  const Class& of(Kind kind) const { return classes_[static_cast<std::size_t>(kind)]; }
  // Hands over what may run now, as far as there is memory for that.
  void start(Class& one) noexcept;
  bool start_next(Class& one) noexcept;
  void run(Class& one, FairQueue::Next& next);
  void end(Class& one, const std::string& owner, std::int64_t time);

  Post workers_;
  std::function<std::int64_t()> microseconds_;
  std::array<Class, kKinds> classes_;
};

}  // namespace atlantica
