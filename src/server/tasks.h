#pragma once

#include <functional>

namespace atlantica {

using Task = std::move_only_function<void()>;
// Hands a task over to whoever runs it; never runs it at once, never waits.
using Post = std::function<void(Task)>;

// Where something lives: its tasks run one after another, in the order in which they came.
struct Place {
  Post here;
  Post later;  // the same, after a pause that gives the environment time to recover
};

template <class T>
using Callback = std::move_only_function<void(T)>;

}  // namespace atlantica
