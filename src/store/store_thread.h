#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <thread>

#include "store/commit_queue.h"

namespace atlantica {

// A thread that drives a CommitQueue.
class StoreThread {
 public:
  StoreThread();
  ~StoreThread();
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;

  // Wakes the thread; for the queue's driver. May be called from any thread at any time.
  std::function<void()> bell() const;
  void start(std::shared_ptr<CommitQueue> queue);
  // Ends the thread once nothing is waiting. If that takes longer than `grace`, because the database is stuck, the
  // queue is abandoned and the thread left to itself. Idempotent.
  void end(std::chrono::milliseconds grace);

 private:
  struct Signal;

  static void run(Signal& signal, CommitQueue& queue);

  std::shared_ptr<Signal> signal_;
  std::shared_ptr<CommitQueue> queue_;
  std::thread thread_;
};

}  // namespace atlantica
