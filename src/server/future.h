#pragma once

#include <coroutine>
#include <exception>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace atlantica {

// A suspended coroutine, to be resumed once; if it never is, it is destroyed with this object.
class Suspended {
 public:
  Suspended() = default;
  explicit Suspended(std::coroutine_handle<> coroutine) : coroutine_(coroutine) {}
  Suspended(Suspended&& other) noexcept : coroutine_(std::exchange(other.coroutine_, nullptr)) {}
  Suspended& operator=(Suspended&& other) noexcept {
    std::swap(coroutine_, other.coroutine_);
    return *this;
  }
  ~Suspended() {
    if (coroutine_) coroutine_.destroy();
  }

  // Does nothing if there is no coroutine.
  void resume() {
    if (const auto coroutine = std::exchange(coroutine_, nullptr)) coroutine.resume();
  }

 private:
  std::coroutine_handle<> coroutine_;
};

// The exception that ended a coroutine on this thread; whoever runs the task takes it (run_guarded).
inline std::exception_ptr& ended_by() {
  thread_local std::exception_ptr problem;
  return problem;
}

template <class T>
class Future;

// The other end of a Future. If it is destroyed unfulfilled, so is the coroutine that awaits the future, now or later,
// and with it whatever that coroutine holds: an OwedAnswer is given that way.
template <class T>
class Promise {
 public:
  using Value = std::conditional_t<std::is_void_v<T>, std::monostate, T>;
  struct State {
    std::optional<Value> value;
    bool broken = false;  // there will be no value
    Suspended waiting;
  };

  Promise() : state_(std::make_shared<State>()) {}
  Promise(Promise&&) noexcept = default;
  Promise& operator=(Promise&&) = delete;
  ~Promise() {
    if (!state_) return;
    state_->broken = true;
    const Suspended abandoned = std::move(state_->waiting);
  }

  Future<T> future() const { return Future<T>(state_); }
  // Call it at most once; whoever awaits the future goes on before this returns.
  void fulfil(Value value = {}) {
    const auto state = std::exchange(state_, nullptr);
    state->value.emplace(std::move(value));
    Suspended waiting = std::move(state->waiting);
    waiting.resume();
  }

 private:
  std::shared_ptr<State> state_;
};

// What the compiler needs for a coroutine that returns a Future.
template <class T>
class CoroutineBase {
 public:
  Future<T> get_return_object() { return promise_.future(); }
  static std::suspend_never initial_suspend() noexcept { return {}; }
  std::suspend_never final_suspend() noexcept {
    if (value_) promise_.fulfil(std::move(*value_));
    return {};
  }
  // The promise stays unfulfilled.
  static void unhandled_exception() noexcept {
    if (!ended_by()) ended_by() = std::current_exception();
  }

 protected:
  void set(typename Promise<T>::Value value) { value_.emplace(std::move(value)); }

 private:
  Promise<T> promise_;
  std::optional<typename Promise<T>::Value> value_;
};

template <class T>
class Coroutine : public CoroutineBase<T> {
 public:
  void return_value(T value) { this->set(std::move(value)); }
};

template <>
class Coroutine<void> : public CoroutineBase<void> {
 public:
  void return_void() { set({}); }
};

// A value that arrives later, on the strand of whoever awaits it; at most one coroutine does, once.
//
// A coroutine that returns a Future starts at once and continues by itself, even if the Future is dropped. Its
// parameters are values, and whatever it waits for must keep its object alive (see Strand).
template <class T>
class Future {
 public:
  using promise_type = Coroutine<T>;

  explicit Future(std::shared_ptr<typename Promise<T>::State> state) : state_(std::move(state)) {}

  bool await_ready() const noexcept { return state_->value.has_value(); }
  void await_suspend(std::coroutine_handle<> coroutine) {
    Suspended waiting(coroutine);
    if (!state_->broken) state_->waiting = std::move(waiting);
  }
  T await_resume() {
    if constexpr (!std::is_void_v<T>) return std::move(*state_->value);
  }

 private:
  std::shared_ptr<typename Promise<T>::State> state_;
};

}  // namespace atlantica
