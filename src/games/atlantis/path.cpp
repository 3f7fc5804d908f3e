#include "games/atlantis/path.h"

#include <algorithm>
#include <bitset>

namespace atlantica::atlantis {

Tile visible_tile(const State& state, int space) {
  int item = 0;
  while (!has(state.showing[at(item)], space)) ++item;
  return {static_cast<Item>(item), state.value[at(space)]};
}

Bits standing_after(const State& state, Seat seat, int from, int to) {
  Bits own = state.figures[at(seat)];
  if (state.phase == Phase::turn) own &= ~bit(from);
  const Bits others = occupied(state) & ~state.figures[at(seat)];
  return own | others | (to == kMainland ? 0 : bit(to));
}

bool completes(const Way& way, int at, int owed, Item item, Counts hand) {
  const int to = destination(way.state, item, at);
  hand.remove(static_cast<int>(item));
  owed += price(way.state, at, to);
  // Going further only ever costs more, so an unpayable way need not be followed.
  if (owed > way.points + hand.total()) return false;
  if (!has(way.standing, to)) return true;  // the mainland's bit is never set
  bool found = false;
  hand.each_kind([&](int next) { found = found || completes(way, to, owed, static_cast<Item>(next), hand); });
  return found;
}

bool can_play(const State& state, int start, int place, Item item) {
  return completes(Way(state), place, price(state, start, place), item, state.hand[state.seat]);
}

bool can_move(const State& state) {
  bool found = false;
  each_figure(state, state.seat, [&](int place) {
    state.hand[at(state.seat)].each_kind([&](int item) {
      if (!found) found = can_play(state, place, place, static_cast<Item>(item));
    });
  });
  return found;
}

void update_gaps(State& state) {
  if (state.land == 0) {
    state.gaps = state.bridges = 0;
    return;
  }
  state.gaps = state.land & ~(state.land >> 1) & ~bit(highest(state.land));
  for (Bits bridges = state.bridges; bridges != 0;) {
    const int space = pop_lowest(bridges);
    const Bits before = state.land & below(space);
    if (before == 0 || (state.land & above(space)) == 0) {
      state.bridges &= ~bit(space);
    } else {
      state.gaps &= ~bit(highest(before));
    }
  }
}

namespace {

// ATL-7.3: the least that can be paid for `due`, which the player can afford.
int least_payment(Counts tiles, int cards, int due) {
  std::bitset<2 * kTilesPerBack * kTopValue + 1> sums;
  sums[0] = true;
  tiles.each_kind([&](int kind) {
    for (int i = 0; i < tiles[kind]; ++i) sums |= sums << static_cast<std::size_t>(kind + 1);
  });
  int least = tiles.weighted_total() + cards;
  for (int sum = 0; sum <= tiles.weighted_total(); ++sum) {
    if (sums[static_cast<std::size_t>(sum)] && sum + cards >= due) least = std::min(least, std::max(sum, due));
  }
  return least;
}

}  // namespace

int crossing_price(const State& state, Seat seat) {
  int sum = state.home[at(seat)] > 0 ? state.home[at(seat)] * price(state, kAtlantis, kMainland) : 0;
  for (Bits left = state.figures[at(seat)]; left != 0;) sum += price(state, pop_lowest(left), kMainland);
  return sum;
}

FinalScore final_score(const State& state, Seat seat) {
  const std::size_t index = at(seat);
  FinalScore result;
  result.tiles = state.tiles[index].weighted_total();
  result.cards = state.hand[index].total();
  result.crossing = crossing_price(state, seat);
  const int all = result.tiles + result.cards;
  if (result.crossing > all) {
    result.paid = all;  // ATL-7.4
    result.score = all - result.crossing;
  } else {
    result.paid = least_payment(state.tiles[index], result.cards, result.crossing);
    result.score = all - result.paid;
  }
  return result;
}

}  // namespace atlantica::atlantis
