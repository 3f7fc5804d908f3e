#include <cstddef>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// RIS-7.2, RIS-2.8: revealing and choosing for a Hologram or a Scholar.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

constexpr int kRevealed = 2;  // boards or artifacts to choose from

void reveal(State& state, int what) { state.revealed[state.revealed_size++] = static_cast<std::uint8_t>(what); }

void put_away(State& state) {
  state.revealed = {};
  state.revealed_size = 0;
}

void add_revealed(const State& state, MoveKind kind, Moves& moves) {
  for (std::size_t i = 0; i < state.revealed_size; ++i) moves.add(Move::of(kind, state.revealed[i]));
}

// Boards.

Step advance_boards(State& state) {
  if (state.revealed_size < kRevealed && state.stack == 0) {
    state.stack = state.board_discards;
    state.board_discards = 0;
  }
  return Step::wait;
}

SeatSet board_deciders(const State& state) {
  return SeatSet::only(state.revealed_size < kRevealed ? kChance : Seat{top(state).seat});
}

void add_boards(const State& state, Seat seat, Moves& moves) {
  if (seat != kChance) return add_revealed(state, MoveKind::choose_board, moves);
  for (Bits rest = state.stack; rest != 0;) moves.add(Move::of(MoveKind::councilor, pop_lowest(rest)));
}

void choose_board(State& state, int board) {
  const int other = state.revealed[0] == board ? state.revealed[1] : state.revealed[0];
  state.board = static_cast<std::uint8_t>(board);
  state.board_discards = static_cast<std::uint16_t>(state.board_discards | 1U << other);
  put_away(state);
  const std::uint8_t seat = top(state).seat;
  pop(state);
  if (board == static_cast<int>(Councilor::scholar))
    push(state, {Task::relics, seat, static_cast<std::uint8_t>(Kind::hologram)});
}

void answer_boards(State& state, Seat /*seat*/, const Move& move) {
  if (move.kind == MoveKind::choose_board) return choose_board(state, move.what);
  state.stack = static_cast<std::uint16_t>(state.stack & ~(1U << move.what));
  reveal(state, move.what);
}

// Artifacts. Revealed ones still count as unused.

Bits hidden_relics(const State& state) {
  Bits hidden = state.relics;
  for (std::size_t i = 0; i < state.revealed_size; ++i) hidden &= ~bit(state.revealed[i] - kBasicCards);
  return hidden;
}

bool more_to_reveal(const State& state) { return state.revealed_size < kRevealed && hidden_relics(state) != 0; }

Step advance_relics(State& state) {
  if (more_to_reveal(state) || state.revealed_size > 0) return Step::wait;
  pop(state);
  return Step::on;
}

SeatSet relic_deciders(const State& state) {
  return SeatSet::only(more_to_reveal(state) ? kChance : Seat{top(state).seat});
}

void add_relics(const State& state, Seat seat, Moves& moves) {
  if (seat != kChance) return add_revealed(state, MoveKind::choose_relic, moves);
  for (Bits rest = hidden_relics(state); rest != 0;)
    moves.add(Move::of(MoveKind::artifact, kBasicCards + pop_lowest(rest)));
}

void answer_relics(State& state, Seat seat, const Move& move) {
  if (move.kind != MoveKind::choose_relic) return reveal(state, move.what);
  const auto kind = static_cast<Kind>(top(state).x);
  pop(state);
  put_away(state);
  state.relics = static_cast<std::uint16_t>(state.relics & ~(1U << (move.what - kBasicCards)));
  if (kind == Kind::leader) return state.hands[at(seat)].add(move.what);
  state.relic = move.what;
  // RIS-3.0: it is in effect from now on.
  if (move.what == static_cast<int>(Card::everfull_phial)) gain(state, seat, kEnergy, 1);
}

}  // namespace

const TaskRules kBoardsTask = {advance_boards, board_deciders, add_boards, answer_boards};
const TaskRules kRelicsTask = {advance_relics, relic_deciders, add_relics, answer_relics};

}  // namespace atlantica::rising
