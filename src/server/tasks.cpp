#include "server/tasks.h"

#include <utility>

#include "server/future.h"
#include "server/log.h"

namespace atlantica {

std::exception_ptr run_guarded(Task& task) noexcept {
  ended_by() = nullptr;
  try {
    task();
  } catch (...) {
    return std::current_exception();
  }
  return std::exchange(ended_by(), nullptr);
}

Task guarded(Task task) {
  return [task = std::move(task)]() mutable {
    if (const auto problem = run_guarded(task)) log_problem("common.log.task", problem);
  };
}

}  // namespace atlantica
