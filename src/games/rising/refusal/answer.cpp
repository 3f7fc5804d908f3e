#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/refusal/refusal.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

// Which kinds of moves answer a task.
bool fits(Task task, MoveKind kind) {
  switch (task) {
    case Task::start: return kind == MoveKind::start;
    case Task::blueprint: return kind == MoveKind::component;
    case Task::artifacts: return kind == MoveKind::artifact;
    case Task::councilors: return kind == MoveKind::councilor;
    case Task::boards: return kind == MoveKind::councilor || kind == MoveKind::choose_board;
    case Task::relics: return kind == MoveKind::artifact || kind == MoveKind::choose_relic;
    case Task::misfortune: return kind == MoveKind::misfortune;
    case Task::defiance:
    case Task::warden:
    case Task::expertise:
    case Task::alacrity:
    case Task::forge: return kind == MoveKind::accept || kind == MoveKind::pass;
    case Task::crisis: return kind == MoveKind::send_home;
    case Task::astrologer: return kind == MoveKind::shift || kind == MoveKind::pass;
    case Task::barriers: return kind == MoveKind::peninsula || kind == MoveKind::pass;
    case Task::riptide:
    case Task::floods:
    case Task::unfloods: return kind == MoveKind::peninsula;
    case Task::rollers: return kind == MoveKind::rollers;
    case Task::roll:
      return kind == MoveKind::die || kind == MoveKind::dice || kind == MoveKind::energy || kind == MoveKind::use ||
             kind == MoveKind::reroll || kind == MoveKind::pass;
    case Task::gain: return kind == MoveKind::accept || kind == MoveKind::pass || kind == MoveKind::resource;
    case Task::recruit:
    case Task::sacrifice:
    case Task::rally: return kind == MoveKind::colour;
    case Task::draw:
      return kind == MoveKind::card || kind == MoveKind::keep || kind == MoveKind::under || kind == MoveKind::pass;
    case Task::hand_limit: return kind == MoveKind::discard || kind == MoveKind::play;
    case Task::foresight: return kind == MoveKind::misfortune || kind == MoveKind::remove || kind == MoveKind::top;
    case Task::swap: return kind == MoveKind::swap || kind == MoveKind::pass;
    case Task::radiance: return kind == MoveKind::give;
    case Task::exchange: return kind == MoveKind::give || kind == MoveKind::pass;
    case Task::looters:
    case Task::amplify:
    case Task::dredge: return kind == MoveKind::resource;
    case Task::predict: return kind == MoveKind::remove || kind == MoveKind::pass;
    default: return false;
  }
}

// Moves that only chance makes, in a task that also asks seats or on its own.
bool is_of_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case MoveKind::component: return state.blueprint_from != Blueprint::chosen;
    case MoveKind::councilor: return top(state).task == Task::boards || !state.choose_councilors;
    default: return move.kind < MoveKind::place;
  }
}

// What must be decided first, for a player who tries something else.
const char* first_comes(Task task) {
  switch (task) {
    case Task::roll: return "rising.refusal.first_roll";
    case Task::draw: return "rising.refusal.first_drawn";
    case Task::hand_limit: return "rising.refusal.first_hand_limit";
    case Task::floods: return "rising.refusal.first_flood";
    case Task::warden:
    case Task::defiance:
    case Task::expertise:
    case Task::alacrity:
    case Task::forge: return "rising.refusal.first_answer";
    case Task::rally:
    case Task::recruit:
    case Task::sacrifice: return "rising.refusal.first_colour";
    default: return "rising.refusal.first_other";
  }
}

bool is_revealed(const State& state, int what) {
  for (std::size_t i = 0; i < state.revealed_size; ++i)
    if (state.revealed[i] == what) return true;
  return false;
}

Answer object_to_component_choice(const State& state, int component) {
  const auto& wanted = state.edition.levels[state.level - 1U].components;
  const char type = state.edition.components[at(component)].type;
  std::array<int, 4> chosen{};
  for (Bits rest = state.blueprint; rest != 0;) ++chosen[at(state.edition.components[at(pop_lowest(rest))].type - 'A')];
  for (int i = 0; i < 4; ++i) {
    if (chosen[at(i)] == wanted[at(i)]) continue;
    if (type == 'A' + i && !has(state.blueprint, component)) return {};
    return no("RIS-2.3", {"rising.refusal.component_type", {{"type", std::string(1, static_cast<char>('A' + i))}}});
  }
  return no("RIS-2.3", "rising.refusal.blueprint_complete");
}

Answer object_to_setup(const State& state, const Move& move) {
  switch (move.kind) {
    case MoveKind::start: return move.what < state.seats ? Answer{} : no("RIS-2.5", "common.refusal.no_such_seat");
    case MoveKind::component: return object_to_component_choice(state, move.what);
    case MoveKind::artifact:
      if (move.what >= kBasicCards && has(state.relics, move.what - kBasicCards) && !is_revealed(state, move.what))
        return {};
      return no("RIS-2.8", "rising.refusal.artifact_used");
    case MoveKind::councilor: return has(state.stack, move.what) ? Answer{} : no("RIS-2.5", "rising.refusal.no_board");
    case MoveKind::choose_board:
      return is_revealed(state, move.what) ? Answer{} : no("RIS-7.2", "rising.refusal.choose_board");
    default: return is_revealed(state, move.what) ? Answer{} : no("RIS-2.8", "rising.refusal.choose_artifact");
  }
}

Answer object_to_misfortune(const State& state, const Move& move) {
  if (state.misfortune_top_size > 0) {
    if (move.what == state.misfortune_top[0]) return {};
    return no("RIS-3.2", {"rising.refusal.misfortune_known", {{"card", misfortune_name(state.misfortune_top[0])}}});
  }
  return state.misfortunes[move.what] > 0 ? Answer{} : no("RIS-3.2", "rising.refusal.not_in_deck");
}

Answer object_to_flood(const State& state, int peninsula) {
  if (state.standing[at(peninsula)] == 0) return no("RIS-4.7", "rising.refusal.nothing_to_flood");
  const unsigned struck = top(state).z;
  if (!has(struck, peninsula)) return {};
  for (int other = 0; other < kPeninsulas; ++other)
    if (state.standing[at(other)] > 0 && !has(struck, other)) return no("RIS-13.12", "rising.refusal.storm_surge");
  return {};
}

Answer object_to_barrier(const State& state, int peninsula) {
  if (has(state.barriers, peninsula)) return no("RIS-4.6", "rising.refusal.barrier_there");
  return state.standing[at(peninsula)] > 0 ? Answer{} : no("RIS-4.6", "rising.refusal.nothing_to_protect");
}

Answer object_to_peninsula(const State& state, const Move& move) {
  const Item& item = top(state);
  if (move.kind == MoveKind::pass) return item.y != 0 ? Answer{} : no("RIS-6.4", "rising.refusal.barrier_must");
  switch (item.task) {
    case Task::floods: return object_to_flood(state, move.to);
    case Task::riptide: return has(state.barriers, move.to) ? Answer{} : no("RIS-3.6", "rising.refusal.no_barrier");
    case Task::barriers: return object_to_barrier(state, move.to);
    default: return state.standing[move.to] < kLength ? Answer{} : no("RIS-4.5", "rising.refusal.nothing_flooded");
  }
}

// RIS-13.8
Answer object_to_shift(const State& state, const Move& move) {
  if (move.kind == MoveKind::pass) return {};
  const Item& item = top(state);
  const int atlantean =
      move.what % 8 < kKinds ? find(state, move.what / 8, static_cast<Kind>(move.what % 8), item.y) : -1;
  const bool leads =
      atlantean >= 0 && atlantean <= kHologram && leader_on(state, Councilor::astrologer, item.y) == atlantean;
  if (item.x == 0 && !leads) return no("RIS-13.8", "rising.refusal.astrologer_first");
  if (atlantean < 0) return no("RIS-7.1", "rising.refusal.not_with_astrologer");
  if (move.to == item.y) return no("RIS-13.8", {"rising.refusal.same_place", {{"place", place_name(item.y)}}});
  return object_to_place(state, atlantean, move.to);
}

Answer object_to_return(const State& state, Seat seat, const Move& move) {
  if (find(state, seat, static_cast<Kind>(move.what), move.from) >= 0) return {};
  return no("RIS-3.6",
            {"rising.refusal.no_piece_there", {{"piece", kind_name(move.what)}, {"place", place_name(move.from)}}});
}

Answer object_to_limit(const State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::play) return object_to_card(state, seat, static_cast<Card>(move.what));
  if (state.hands[at(seat)][move.what] > 0) return {};
  return no("RIS-5.5", {"rising.refusal.no_card", {{"card", card_name(move.what)}}});
}

}  // namespace

Answer object_to_answer(const State& state, Seat seat, const Move& move) {
  const Task task = top(state).task;
  if (!fits(task, move.kind)) return no("RIS-3.3", first_comes(task));
  if (is_of_chance(state, move) != (seat == kChance))
    return no("RIS-1.6", seat == kChance ? "common.refusal.only_player" : "common.refusal.only_chance");
  switch (task) {
    case Task::start:
    case Task::blueprint:
    case Task::artifacts:
    case Task::councilors:
    case Task::boards:
    case Task::relics: return object_to_setup(state, move);
    case Task::misfortune: return object_to_misfortune(state, move);
    case Task::crisis: return object_to_return(state, seat, move);
    case Task::astrologer: return object_to_shift(state, move);
    case Task::floods:
    case Task::riptide:
    case Task::barriers:
    case Task::unfloods: return object_to_peninsula(state, move);
    case Task::hand_limit: return object_to_limit(state, seat, move);
    default: return object_to_effect(state, seat, move);
  }
}

}  // namespace atlantica::rising
