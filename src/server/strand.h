#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "server/future.h"
#include "server/tasks.h"

namespace atlantica {

// The strand that an object's tasks run on. The object, its owner, lives at least until the values that it has asked
// for have arrived.
class Strand {
 public:
  explicit Strand(Place place) : place_(std::move(place)) {}

  // Call it before anything is awaited.
  void set_owner(std::weak_ptr<const void> owner) { owner_ = std::move(owner); }

  // May be called from any thread.
  void run(Task task) const { place_.here(std::move(task)); }

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
    return {std::move(value),
            [owner = owner_.lock(), here = place_.here, promise = std::move(promise)](T made) mutable {
              here([owner = std::move(owner), promise = std::move(promise), made = std::move(made)]() mutable {
                promise.fulfil(std::move(made));
              });
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
    place_.later([owner = owner_.lock(), promise = std::move(promise)]() mutable { promise.fulfil(); });
    return over;
  }

 private:
  Place place_;
  std::weak_ptr<const void> owner_;
};

}  // namespace atlantica
