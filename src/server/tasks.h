#pragma once

#include <functional>

namespace atlantica {

using Task = std::move_only_function<void()>;
// Hands a task to an executor; never runs it inline, never blocks.
using Post = std::function<void(Task)>;

// A strand: its tasks run one after another, in the order posted.
struct Place {
  Post here;
  Post later;  // the same, after a back-off that lets the environment recover
};

template <class T>
using Callback = std::move_only_function<void(T)>;

}  // namespace atlantica
