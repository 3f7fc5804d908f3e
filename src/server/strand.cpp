#include "server/strand.h"

namespace atlantica {

void Strand::set_owner(std::weak_ptr<const void> owner, Broken broken) {
  state_->owner = std::move(owner);
  state_->tell = std::move(broken);
}

Task Strand::guard(std::shared_ptr<State> state, Task task) {
  return [state = std::move(state), task = std::move(task)]() mutable {
    if (state->broken) return;
    if (const auto problem = run_guarded(task)) state->break_up(problem);
  };
}

void Strand::State::break_up(const std::exception_ptr& problem) noexcept {
  broken = true;
  clear_abandoned();
  const auto alive = owner.lock();
  if (const Broken told = std::exchange(tell, nullptr); told && alive) told(problem);
}

void Strand::State::abandon(const std::shared_ptr<State>& state, std::unique_ptr<Abandoned> value) noexcept {
  {
    const std::lock_guard lock(state->mutex);
    value->next = std::move(state->abandoned);
    state->abandoned = std::move(value);
    state->broken = true;
  }
  clear_up_soon(state);
}

void Strand::State::clear_up_soon(const std::shared_ptr<State>& state) noexcept {
  try {
    state->place.here([state] { state->break_up(nullptr); });
  } catch (...) {  // Lobby::look_after_tables() will ask again
  }
}

void Strand::State::clear_abandoned() noexcept {
  std::unique_ptr<Abandoned> list;
  {
    const std::lock_guard lock(mutex);
    list = std::move(abandoned);
  }
  while (list) list = std::move(list->next);
}

}  // namespace atlantica
