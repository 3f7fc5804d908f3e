#include <algorithm>
#include <cstddef>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/versions.h"

// §3: rounds, phases, open moments. §12: the end.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

SeatSet not_ready(const State& state) {
  SeatSet seats = SeatSet::first(state.seats);
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.ready.has(seat)) seats.remove(seat);
  return seats;
}

bool all_ready(const State& state) { return state.ready == SeatSet::first(state.seats); }

bool may_say_ready(const State& state, Seat seat) {
  return !state.ready.has(seat) && (state.phase == Phase::actions || has_placed_all(state, seat));
}

// Precondition: the seat is not awaited.
bool has_open_move(const State& state, Seat seat) {
  Moves moves;
  if (state.phase == Phase::place) add_placements(state, seat, moves);
  if (state.phase == Phase::actions) add_actions(state, seat, moves);
  if (moves.empty()) add_cards_and_powers(state, seat, moves);
  if (moves.empty()) add_pledges(state, seat, moves);
  return !moves.empty();
}

bool has_card_or_power(const State& state, Seat seat) {
  Moves moves;
  add_cards_and_powers(state, seat, moves);
  return !moves.empty();
}

// RIS-3.7: Misfortunes and the Wrath phase wait for one seat, which closes the moment by moving on.
bool waits_for_one(const State& state) { return state.phase == Phase::misfortunes || state.phase == Phase::wrath; }

Seat goes_on(const State& state) { return state.phase == Phase::wrath ? Seat{state.start} : next_drawer(state); }

// Whether there is anything to do before the floods of the Wrath phase.
bool is_wrath_open(const State& state) {
  if (!buys_in_every_moment(state) || state.floods_left == 0) return false;
  if (may_buy_unflooding(state)) return true;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (has_card_or_power(state, seat)) return true;
  return false;
}

// Sends everyone home; volunteers return to the supply, even those that never got to work.
void send_all_home(State& state) {
  const Bits volunteers = (below(kFirstFollower) & ~below(kFirstVolunteer)) & standing_on(state, kPool);
  for (Bits rest = on_board(state) | volunteers; rest != 0;) send_home(state, pop_lowest(rest));
  state.acted = 0;
}

// RIS-5.10: pledges last until the end of the phase, as do opened build spaces.
void close_phase(State& state) {
  return_all_pledges(state);
  state.ready = {};
  state.built_at = 0;
  state.opened = 0;
}

void end_placing(State& state) {
  close_phase(state);
  state.phase = Phase::misfortunes;
  state.draws = 0;
}

void end_misfortunes(State& state) {
  state.draws_skipped = 0;
  state.phase = Phase::actions;
}

void end_actions(State& state) {
  close_phase(state);
  send_all_home(state);
  state.phase = Phase::wrath;
  state.floods_left = static_cast<std::uint8_t>(std::max(0, wrath_number(state) - state.fewer_floods));
}

// RIS-3.4: the Hologram's board and artifact go before hand limits are checked.
void dismiss_hologram(State& state) {
  if (state.relic != kUnknown)
    state.relics = static_cast<std::uint16_t>(state.relics | 1U << (state.relic - kBasicCards));
  if (state.board != kNobody)
    state.board_discards = static_cast<std::uint16_t>(state.board_discards | 1U << state.board);
  state.relic = kUnknown;
  state.board = kNobody;
}

void end_wrath(State& state) {
  if (state.wrath + 1 < state.edition.wrath_spaces) ++state.wrath;
  if (state.round >= state.edition.rounds) return lose(state, Loss::rounds);  // RIS-12.2
  dismiss_hologram(state);
  push(state, {Task::round_end});
  for (int i = state.seats - 1; i >= 0; --i) {
    const Seat seat = (state.start + i) % state.seats;
    if (has_too_many_cards(state, seat)) push(state, {Task::hand_limit, static_cast<std::uint8_t>(seat)});
  }
}

// The floods, then the end of the round.
void go_on_with_wrath(State& state) {
  if (state.floods_left == 0) return end_wrath(state);
  return_all_pledges(state);
  begin_floods(state);
}

Step advance_round_end(State& state) {
  pop(state);
  state.start = static_cast<std::uint8_t>(next_seat(state, state.start));
  begin_round(state);
  return Step::on;
}

SeatSet no_deciders(const State& /*state*/) { return {}; }

}  // namespace

const TaskRules kRoundEndTask = {advance_round_end, no_deciders, add_nothing, answer_nothing};

void begin_round(State& state) {
  ++state.round;
  state.phase = Phase::place;
  state.ready = {};
  state.used = 0;
  state.siphoned = {};
  state.earthquakes = 0;
  state.forbidden = 0;
  state.fog = false;
  state.fewer_floods = 0;
  if (state.seats == 1) gain(state, 0, kEnergy, 1);  // RIS-2.6
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (holds(state, seat, Card::everfull_phial)) gain(state, seat, kEnergy, 1);
  call_volunteers(state, state.start, amount_of(state, Effect::beacon));
  if (state.seats <= 2) push(state, {Task::boards, state.start});
}

SeatSet open_actors(const State& state) {
  SeatSet actors = open_awaited(state);
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (!actors.has(seat) && has_open_move(state, seat)) actors.add(seat);
  return actors;
}

SeatSet open_awaited(const State& state) {
  return waits_for_one(state) ? SeatSet::only(goes_on(state)) : not_ready(state);
}

SeatSet open_invited(const State& state) {
  SeatSet seats;
  if (!waits_for_one(state)) return seats;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (seat != goes_on(state) && (has_card_or_power(state, seat) || may_unflood_alone(state, seat))) seats.add(seat);
  return seats;
}

void add_open_moves(const State& state, Seat seat, Moves& moves) {
  switch (state.phase) {
    case Phase::place: add_placements(state, seat, moves); break;
    case Phase::actions: add_actions(state, seat, moves); break;
    case Phase::wrath:
      if (goes_on(state) == seat) add_first_floods(state, moves);
      break;
    default:
      if (goes_on(state) == seat) moves.add(Move::of(MoveKind::draw));
  }
  add_cards_and_powers(state, seat, moves);
  add_pledges(state, seat, moves);
  if (!waits_for_one(state) && may_say_ready(state, seat)) moves.add(Move::of(MoveKind::ready));
}

void make_open_move(State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::ready) return state.ready.add(seat);
  withdraw_ready(state, seat);
  switch (move.kind) {
    case MoveKind::place: return place(state, seat, static_cast<Kind>(move.what), move.to);
    case MoveKind::act: return start_action(state, seat, static_cast<Kind>(move.what), move.from);
    case MoveKind::play: return play_card(state, seat, static_cast<Card>(move.what));
    case MoveKind::use: return use_power(state, seat, move);
    case MoveKind::pledge: return pledge(state, seat, move);
    case MoveKind::take_back: return take_back(state, seat, move.to);
    default: break;
  }
  return_all_pledges(state);
  if (state.phase == Phase::wrath) return choose_first_flood(state, move);
  draw_misfortune(state, seat);
}

bool end_phase_if_over(State& state) {
  switch (state.phase) {
    case Phase::setup: begin_round(state); return true;
    case Phase::place:
      if (!all_ready(state)) return false;
      end_placing(state);
      return true;
    case Phase::misfortunes:
      if (next_drawer(state) >= 0) return false;
      if (!ask_astrologer(state)) end_misfortunes(state);
      return true;
    case Phase::actions:
      if (!all_ready(state)) return false;
      end_actions(state);
      return true;
    case Phase::wrath:
      if (is_wrath_open(state)) return false;
      go_on_with_wrath(state);
      return true;
    case Phase::over: return false;
  }
  return false;
}

void withdraw_ready(State& state, Seat seat) { state.ready.remove(seat); }

void lose(State& state, Loss loss) {
  for (std::size_t i = 0; i < state.agenda.size; ++i)
    if (const Item& item = state.agenda.items[i]; item.task == Task::misfortune && item.x != kUnknown)
      ++state.misfortune_discards[item.x];
  state.agenda = {};
  state.phase = Phase::over;
  state.loss = loss;
}

void join_pool(State& state, int atlantean) {
  state.at[at(atlantean)] = kPool;
  if (state.phase == Phase::place) withdraw_ready(state, owner(state, atlantean));
}

void call_volunteers(State& state, Seat seat, int amount) {
  const Bits volunteers = below(kFirstFollower) & ~below(kFirstVolunteer);
  for (Bits rest = standing_on(state, kSupply) & volunteers; rest != 0 && amount > 0; --amount) {
    const int atlantean = pop_lowest(rest);
    state.volunteer_of[at(atlantean - kFirstVolunteer)] = static_cast<std::uint8_t>(seat);
    join_pool(state, atlantean);
  }
}

}  // namespace atlantica::rising
