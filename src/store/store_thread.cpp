#include "store/store_thread.h"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace atlantica {

struct StoreThread::Signal {
  std::mutex mutex;
  std::condition_variable news;
  bool rung = false;
  bool ending = false;
};

StoreThread::StoreThread() : signal_(std::make_shared<Signal>()) {}

StoreThread::~StoreThread() { end(); }

std::function<void()> StoreThread::bell() const {
  return [signal = signal_] {
    const std::lock_guard lock(signal->mutex);
    signal->rung = true;
    signal->news.notify_one();
  };
}

void StoreThread::start(std::shared_ptr<CommitQueue> queue) {
  thread_ = std::thread([signal = signal_, queue = std::move(queue)] { run(*signal, *queue); });
}

void StoreThread::end() {
  {
    const std::lock_guard lock(signal_->mutex);
    signal_->ending = true;
    signal_->news.notify_one();
  }
  if (thread_.joinable()) thread_.join();
}

void StoreThread::run(Signal& signal, CommitQueue& queue) {
  for (;;) {
    bool ending = false;
    {
      std::unique_lock lock(signal.mutex);
      signal.news.wait(lock, [&] { return signal.rung || signal.ending; });
      signal.rung = false;
      ending = signal.ending;
    }
    queue.commit_waiting();
    if (ending && queue.idle()) return;
  }
}

}  // namespace atlantica
