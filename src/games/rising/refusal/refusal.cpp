#include "games/rising/refusal/refusal.h"

#include "games/rising/notation.h"
#include "games/rising/play/tasks.h"
#include "games/rising/rules.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

// How many values each field of a kind of move has; 0 for unused fields.
struct Fields {
  int what = 1;
  int from = 1;
  int to = 1;
};

Fields fields_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::start:
    case MoveKind::colour: return {kSeatsMax};
    case MoveKind::component: return {kPowerCore};
    case MoveKind::councilor:
    case MoveKind::choose_board: return {kCouncilors};
    case MoveKind::misfortune:
    case MoveKind::top: return {kMisfortunes};
    case MoveKind::artifact:
    case MoveKind::card:
    case MoveKind::play:
    case MoveKind::choose_relic:
    case MoveKind::keep:
    case MoveKind::under:
    case MoveKind::discard: return {kCards};
    case MoveKind::die: return {7};
    case MoveKind::dice: return {7, 7};
    case MoveKind::place: return {kKinds, 1, kPlaces};
    case MoveKind::act:
    case MoveKind::send_home: return {kKinds, kPlaces};
    case MoveKind::use: return {static_cast<int>(Power::gyre) + 1, kCards};
    case MoveKind::pledge: return {Move::kSquare + kResources, kPowerCore + 1, kPurposes};
    case MoveKind::take_back: return {1, 1, kPurposes};
    case MoveKind::peninsula: return {1, 1, kPeninsulas};
    case MoveKind::reroll: return {4};
    case MoveKind::energy: return {2};
    case MoveKind::rollers: return {8 * kSeatsMax, 8 * kSeatsMax};
    case MoveKind::resource: return {kResources};
    case MoveKind::swap: return {1, kResources, kResources};
    case MoveKind::remove: return {kMisfortunes, 2};
    case MoveKind::give: return {kResources + 1, 1, kSeatsMax};
    case MoveKind::shift: return {8 * kSeatsMax, 1, kPlaces};
    default: return {};
  }
}

bool has_meaning(const Move& move) {
  if (move.kind > MoveKind::shift) return false;
  const Fields fields = fields_of(move.kind);
  return move.what < fields.what && move.from < fields.from && move.to < fields.to;
}

// It is somebody else's turn to decide the task on top of the agenda.
Answer object_to_seat(SeatSet deciders) {
  if (deciders.has(kChance)) return no("RIS-1.6", "rising.refusal.wait_chance");
  if (deciders.size() > 1) return no("RIS-3.5", "rising.refusal.wait_others");
  return no("RIS-3.5", {"rising.refusal.wait_seat", {{"seat", deciders.lowest()}}});
}

}  // namespace

Answer objection(const State& state, Seat seat, const Move& move) {
  if (seat < 0 || (seat >= state.seats && seat != kChance)) return no("RIS-2.1", "common.refusal.no_such_seat");
  if (!has_meaning(move)) return no("RIS-1.1", "rising.refusal.no_such_thing");
  if (state.agenda.size == 0) return object_in_open_moment(state, seat, move);
  const SeatSet deciders = rules_of(top(state).task).deciders(state);
  if (!deciders.has(seat)) return object_to_seat(deciders);
  return object_to_answer(state, seat, move);
}

Answer Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("RIS-12.1", "common.refusal.game_over");
  if (seat >= 0 && seat <= kChance && actors(state).has(seat)) {
    Moves moves;
    legal_moves(state, seat, moves);
    if (moves.has(move)) return {};
  }
  if (auto found = objection(state, seat, move)) return found;
  return no("RIS-3.7", "rising.refusal.not_now");
}

}  // namespace atlantica::rising
