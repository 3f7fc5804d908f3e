#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

#include "server/future.h"
#include "server/tasks.h"

namespace atlantica {

// The strand that an object's tasks run on. The object, its owner, lives at least until the values that it has asked
// for have arrived.
//
// An exception that ends a task, or a value that cannot arrive, breaks the strand: the owner may be half-changed, so no
// task runs any more. Those that wait or come later are destroyed, and with them the coroutines that wait for values.
class Strand {
 public:
  // Called once the strand is broken, on the strand, with the exception if there was one.
  using Broken = std::function<void(const std::exception_ptr& problem)>;

  explicit Strand(Place place) : state_(std::make_shared<State>(std::move(place))) {}

  // Call it before anything is awaited.
  void set_owner(std::weak_ptr<const void> owner, Broken broken = nullptr);

  // May be called from any thread.
  void run(Task task) const { state_->place.here(guard(state_, std::move(task))); }
  // May be called from any thread.
  bool is_broken() const { return state_->broken; }
  // Does what is left to do on a broken strand; only needed if there was no memory for the task that does it.
  void clear_up() const { State::clear_up_soon(state_); }

  // A value made elsewhere: call `arrive` once, on any thread, and the value is there on the strand.
  template <class T>
  struct Awaited {
    Future<T> value;
    Callback<T> arrive;
  };
  template <class T>
  Awaited<T> await_value() const {
    Promise<T> promise;
    Future<T> value = promise.future();
    return {std::move(value), [arrival = Arrival<T>(state_, std::move(promise))](T made) mutable {
              const std::shared_ptr<State> state = arrival.state();
              state->place.here(guard(state, [arrival = std::move(arrival), made = std::move(made)]() mutable {
                arrival.fulfil(std::move(made));
              }));
            }};
  }

  // What `compute` returns, which runs on `workers`.
  template <class T>
  Future<T> on(const Post& workers, std::move_only_function<T()> compute) const {
    Awaited<T> awaited = await_value<T>();
    workers([arrive = std::move(awaited.arrive), compute = std::move(compute)]() mutable {
      T value = compute();
      compute = nullptr;  // what it holds may not outlive the owner
      arrive(std::move(value));
    });
    return std::move(awaited.value);
  }

  // A back-off that lets the environment recover.
  Future<void> pause() const {
    Promise<void> promise;
    Future<void> over = promise.future();
    state_->place.later(
        guard(state_, [owner = state_->owner.lock(), promise = std::move(promise)]() mutable { promise.fulfil(); }));
    return over;
  }

 private:
  // A value that will not arrive, in a list; it is destroyed on the strand, like the coroutine that waits for it.
  struct Abandoned {
    Abandoned() = default;
    virtual ~Abandoned() = default;
    Abandoned(const Abandoned&) = delete;
    Abandoned& operator=(const Abandoned&) = delete;

    std::unique_ptr<Abandoned> next;
  };

  struct State {
    explicit State(Place where) : place(std::move(where)) {}
    ~State() { clear_abandoned(); }
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    // On the strand.
    void break_up(const std::exception_ptr& problem) noexcept;
    // May be called from any thread.
    static void abandon(const std::shared_ptr<State>& state, std::unique_ptr<Abandoned> value) noexcept;
    static void clear_up_soon(const std::shared_ptr<State>& state) noexcept;
    void clear_abandoned() noexcept;

    Place place;
    std::weak_ptr<const void> owner;
    Broken tell;
    std::atomic<bool> broken = false;
    std::mutex mutex;
    std::unique_ptr<Abandoned> abandoned;  // the latest; guarded by the mutex
  };

  // The way of one value to the strand.
  template <class T>
  class Arrival {
   public:
    Arrival(const std::shared_ptr<State>& state, Promise<T> promise)
        : state_(state), owner_(state->owner.lock()), awaited_(std::make_unique<Slot>(std::move(promise))) {}
    Arrival(Arrival&&) noexcept = default;
    Arrival& operator=(Arrival&&) = delete;
    ~Arrival() {
      if (awaited_) State::abandon(state_, std::move(awaited_));
    }

    const std::shared_ptr<State>& state() const { return state_; }
    void fulfil(T value) { std::exchange(awaited_, nullptr)->promise.fulfil(std::move(value)); }

   private:
    struct Slot final : Abandoned {
      explicit Slot(Promise<T> from) : promise(std::move(from)) {}
      Promise<T> promise;
    };

    std::shared_ptr<State> state_;
    std::shared_ptr<const void> owner_;
    std::unique_ptr<Slot> awaited_;
  };

  static Task guard(std::shared_ptr<State> state, Task task);

  std::shared_ptr<State> state_;
};

}  // namespace atlantica
