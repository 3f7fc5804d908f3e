
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// The Astrologer: RIS-7, RIS-13.8.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

// Values of the item's x: what is to be decided.
enum Turn : std::uint8_t { kLeader, kCompanion };

int astrologer_of(const State& state) {
  return state.board == static_cast<int>(Councilor::astrologer) ? kHologram : seat_of(state, Councilor::astrologer);
}

Bits companions(const State& state) { return standing_on(state, top(state).y); }

Step advance_astrologer(State& state) {
  if (top(state).x == kLeader || companions(state) != 0) return Step::wait;
  pop(state);
  return Step::on;
}

int named(const State& state, int atlantean) {
  return static_cast<int>(kind_of(atlantean)) + 8 * owner(state, atlantean);
}

void add_shifts_of(const State& state, int atlantean, Moves& moves) {
  const int name = named(state, atlantean);
  for (Bits rest = places_of(state, atlantean) & ~bit(top(state).y); rest != 0;)
    moves.add(Move::of(MoveKind::shift, name, 0, pop_lowest(rest)));
}

void add_shifts(const State& state, Seat /*seat*/, Moves& moves) {
  moves.add(Move::of(MoveKind::pass));
  if (top(state).x == kLeader) return add_shifts_of(state, astrologer_of(state), moves);
  Bits listed = 0;  // the names, which differ in seat and kind
  for (Bits rest = companions(state); rest != 0;) {
    const int atlantean = pop_lowest(rest);
    const int name = named(state, atlantean);
    if (has(listed, name)) continue;
    listed |= bit(name);
    add_shifts_of(state, atlantean, moves);
  }
}

void answer_astrologer(State& state, Seat /*seat*/, const Move& move) {
  Item& item = top(state);
  if (move.kind == MoveKind::pass) return pop(state);
  const int atlantean = find(state, move.what / 8, static_cast<Kind>(move.what % 8), item.y);
  state.at[at(atlantean)] = move.to;
  if (item.x == kCompanion) return pop(state);
  item.x = kCompanion;
}

}  // namespace

const TaskRules kAstrologerTask = {advance_astrologer, its_seat, add_shifts, answer_astrologer};

bool ask_astrologer(State& state) {
  const int place = place_of(state, Councilor::astrologer);
  if (place >= kPlaces || has_power(state.used, Power::astrologer)) return false;
  // RIS-13.7: no powers on a flooded tile that the Seafarer has left.
  if (is_tile(place) && !is_open(state, place)) return false;
  state.used = static_cast<std::uint16_t>(state.used | 1U << static_cast<int>(Power::astrologer));
  push(state, {Task::astrologer, static_cast<std::uint8_t>(seat_of(state, Councilor::astrologer)), kLeader,
               static_cast<std::uint8_t>(place)});
  return true;
}

}  // namespace atlantica::rising
