#pragma once

#include "core/index.h"
#include "games/atlantis/state.h"

// Queries about the path shared by several files. All of it is arithmetic on sets of spaces.
namespace atlantica::atlantis {

// Spaces with a figure on them; the moving figure of phases go_on and pay is in the air.
inline Bits occupied(const State& state) {
  return state.figures[0] | state.figures[1] | state.figures[2] | state.figures[3];
}

inline bool has_bridge(const State& state, Seat seat) { return ((state.bridge_in_hand >> seat) & 1) != 0; }

inline bool cards_to_draw(const State& state) { return !state.deck.empty() || !state.discards.empty(); }

// Calls visit(place) for every place from which the seat can move a figure; its figures on the same place are one
// choice (ATL-8.2).
template <class Visit>
void each_figure(const State& state, Seat seat, Visit visit) {
  if (state.home[at(seat)] > 0) visit(kAtlantis);
  for (Bits figures = state.figures[at(seat)]; figures != 0;) visit(pop_lowest(figures));
}

// ATL-3.2, ATL-3.6: where a card takes a figure standing at `from`.
inline int destination(const State& state, Item item, int from) {
  const Bits ahead = state.showing[at(item)] & above(from);
  return ahead != 0 ? lowest(ahead) : kMainland;
}

// The first tile after a place. Precondition: there is one.
inline int tile_after(const State& state, int place) { return lowest(state.land & above(place)); }

// ATL-4.2: the cost of crossing the gap behind the tile `edge`.
inline int gap_price(const State& state, int edge) {
  const int left = state.value[at(edge)];
  const int right = state.value[at(tile_after(state, edge))];
  return left < right ? left : right;
}

// ATL-4.3: the price of all unbridged gaps on the way.
inline int price(const State& state, int from, int to) {
  int sum = 0;
  for (Bits edges = state.gaps & below(to) & ~below(from); edges != 0;) sum += gap_price(state, pop_lowest(edges));
  return sum;
}

// The tile that lies open on a space. Precondition: there is one.
Tile visible_tile(const State& state, int space);

// Where figures stand once the one at `from` has moved to `to`.
Bits standing_after(const State& state, Seat seat, int from, int to);

// ATL-5.1, ATL-5.2: the space whose tile is taken by a figure that moved to `place`, when figures stand on `standing`;
// 0 if there is none (ATL-5.3).
inline int space_to_take(const State& state, Bits standing, int place) {
  const Bits free = state.land & ~standing & below(place);
  return free != 0 ? highest(free) : 0;
}

// The current player while a figure is moving: what all continuations have in common.
struct Way {
  const State& state;
  Bits standing;  // where figures stand
  int points;     // the value of the collected tiles

  explicit Way(const State& now) : state(now), standing(occupied(now)), points(now.tiles[now.seat].weighted_total()) {}
};

// ATL-3.8: whether playing this card for a figure that stands at `at` and owes `owed` so far has a continuation that
// ends on a free tile or the mainland and can be paid with tiles and the remaining cards.
bool completes(const Way& way, int at, int owed, Item item, Counts hand);

// ATL-3.8 for the current player.
bool can_play(const State& state, int start, int place, Item item);

// ATL-3.9, ATL-3.10: whether any figure of the current player can complete a move. Phase turn only.
bool can_move(const State& state);

// Recomputes the gaps after land or bridges changed; bridges at an end leave the game (ATL-4.9).
void update_gaps(State& state);

// ATL-7.2: what the seat's figures owe to reach the mainland on the current board.
int crossing_price(const State& state, Seat seat);

// ATL-7.2 to 7.5, for one seat on the current board.
struct FinalScore {
  int tiles = 0;
  int cards = 0;
  int crossing = 0;
  int paid = 0;
  int score = 0;
};
FinalScore final_score(const State& state, Seat seat);

}  // namespace atlantica::atlantis
