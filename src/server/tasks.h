#pragma once

#include <exception>
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

// Runs a task and returns the exception that ended it, or a coroutine in it; nothing if there was none.
std::exception_ptr run_guarded(Task& task) noexcept;
// A task that does the same and logs the exception. What the task holds is destroyed with it, answers that it owes too.
Task guarded(Task task);

template <class T>
using Callback = std::move_only_function<void(T)>;

}  // namespace atlantica
