#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

namespace {

constexpr int kOre = static_cast<int>(Resource::ore);
constexpr int kAtlantium = static_cast<int>(Resource::atlantium);

// RIS-5.6
int rate(const State& state) {
  const int place = state.action.place;
  return state.edition.tiles[at(place)].number + (leader_on(state, Councilor::forgemaster, place) >= 0 ? 1 : 0);
}

void convert(State& state, Seat seat, int atlantium) {
  pop(state);
  spend(state, seat, kOre, 1);
  gain(state, seat, kAtlantium, atlantium);
}

Step advance_forge(State& state) {
  const Seat seat = top(state).seat;
  const bool tongs = holds(state, seat, Card::orichalcum_tongs) && !is_used(state, Power::tongs);
  if (tongs && state.supply[kAtlantium] > rate(state)) return Step::wait;
  convert(state, seat, rate(state));
  return Step::on;
}

void answer_forge(State& state, Seat seat, const Move& move) {
  if (move.kind == Move::Kind::pass) return convert(state, seat, rate(state));
  mark_used(state, Power::tongs);
  convert(state, seat, rate(state) + 1);
}

}  // namespace

const TaskRules kForgeTask = {advance_forge, its_seat, add_yes_or_no, answer_forge};

}  // namespace atlantica::rising
