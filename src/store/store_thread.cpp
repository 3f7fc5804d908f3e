#include "store/store_thread.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace atlantica {

struct StoreThread::Signal {
  std::mutex mutex;
  std::condition_variable news;  // for the thread
  bool rung = false;
  bool ending = false;
  std::condition_variable gone;  // for whoever ends it
  bool ended = false;
};

StoreThread::StoreThread() : signal_(std::make_shared<Signal>()) {}

StoreThread::~StoreThread() { end(std::chrono::milliseconds(0)); }

std::function<void()> StoreThread::bell() const {
  return [signal = signal_] {
    const std::lock_guard lock(signal->mutex);
    signal->rung = true;
    signal->news.notify_one();
  };
}

void StoreThread::start(std::shared_ptr<CommitQueue> queue) {
  queue_ = std::move(queue);
  // The thread keeps what it uses: it may outlive this object.
  thread_ = std::thread([signal = signal_, own = queue_] {
    run(*signal, *own);
    const std::lock_guard lock(signal->mutex);
    signal->ended = true;
    signal->gone.notify_one();
  });
}

void StoreThread::end(std::chrono::milliseconds grace) {
  if (!thread_.joinable()) return;
  std::unique_lock lock(signal_->mutex);
  signal_->ending = true;
  signal_->news.notify_one();
  const bool ended = signal_->gone.wait_for(lock, grace, [this] { return signal_->ended; });
  lock.unlock();
  if (ended) return thread_.join();
  queue_->abandon();
  thread_.detach();
}

void StoreThread::run(Signal& signal, CommitQueue& queue) {
  constexpr std::chrono::milliseconds kMemoryPause{10};
  for (;;) {
    const std::optional<CommitQueue::Instant> call = queue.wants_call_at();
    bool ending = false;
    {
      std::unique_lock lock(signal.mutex);
      const auto due = [&] { return signal.rung || signal.ending; };
      if (call)
        signal.news.wait_until(lock, *call, due);
      else
        signal.news.wait(lock, due);
      signal.rung = false;
      ending = signal.ending;
    }
    if (ending && queue.idle()) return;
    try {
      queue.commit_waiting();
    } catch (...) {
      // There was not even memory to take what waits.
      std::this_thread::sleep_for(kMemoryPause);
      const std::lock_guard lock(signal.mutex);
      signal.rung = true;
    }
  }
}

}  // namespace atlantica
