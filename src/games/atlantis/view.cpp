#include "games/atlantis/view.h"

#include <algorithm>

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"
#include "games/atlantis/words.h"

namespace atlantica::atlantis {

namespace {

SpaceView space_view(const State& state, int space) {
  SpaceView view;
  for (int item = 0; item < kItems; ++item) {
    if (!has(state.showing[at(item)], space)) continue;
    view.item = item_name(static_cast<Item>(item));
    view.value = state.value[at(space)];
  }
  view.below = has(state.stacked, space) ? 1 : 0;
  view.bridge = has(state.bridges, space);
  return view;
}

// ATL-4.2; a tile being uncovered has no value yet.
std::optional<int> price_shown(const State& state, int edge) {
  if (!has(state.gaps, edge)) return 0;
  if (state.value[at(edge)] == 0 || state.value[at(tile_after(state, edge))] == 0) return std::nullopt;
  return gap_price(state, edge);
}

std::vector<GapView> gap_views(const State& state) {
  std::vector<GapView> gaps;
  if (state.land == 0) return gaps;
  for (Bits edges = state.land & ~(state.land >> 1) & ~bit(highest(state.land)); edges != 0;) {
    const int edge = pop_lowest(edges);
    gaps.push_back({edge + 1, tile_after(state, edge) - 1, price_shown(state, edge), !has(state.gaps, edge)});
  }
  return gaps;
}

bool is_moving(const State& state) { return state.phase == Phase::go_on || state.phase == Phase::pay; }

PlayerView player_view(const State& state, Seat seat, Viewer viewer) {
  PlayerView view;
  view.figures = figure_list(state, seat);
  if (is_moving(state) && state.seat == seat) {
    view.figures.push_back(state.place);
    std::ranges::sort(view.figures);
  }
  view.tiles = value_list(state.tiles[at(seat)]);
  view.bridge = has_bridge(state, seat);
  view.hand_size = state.hand[at(seat)].total();
  view.shown = item_counts(state.shown[at(seat)]);
  if (viewer.is(seat) || state.phase == Phase::over) view.hand = item_counts(state.hand[at(seat)]);
  return view;
}

void add_scores(const State& state, View& view) {
  const std::optional<Outcome> outcome = Rules::outcome(state);
  if (!outcome) return;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const FinalScore score = final_score(state, seat);
    view.players[at(seat)].score =
        ScoreView{score.tiles, score.cards, score.crossing, score.paid, score.score, outcome->winners.has(seat)};
  }
}

// Redeals what the seat cannot see: the deck and the other hands. Cards known from a shown hand stay put. Cards held
// since the last reshuffle cannot be in the deck, so they are exchanged only among themselves; all others are exchanged
// with each other and the deck (ATL-2.5, ATL-8.1).
State deal_anew(const State& state, Seat seat, Rng& rng) {
  State guess = state;
  std::array<Counts, kSeatsMax> old_cards{};  // unknown cards of the other hands
  std::array<Counts, kSeatsMax> new_cards{};
  Counts old_pool;
  Counts new_pool = state.deck;
  for (Seat other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    const std::size_t i = at(other);
    old_cards[i] = state.kept[i];
    new_cards[i] = state.hand[i];
    new_cards[i].remove(state.kept[i]);
    state.shown[i].each_kind([&](int item) {
      const int known = state.shown[i][item];
      const int known_old = std::min(known, old_cards[i][item]);
      old_cards[i].remove(item, known_old);
      new_cards[i].remove(item, known - known_old);
    });
    old_pool.add(old_cards[i]);
    new_pool.add(new_cards[i]);
  }
  const auto take = [&rng](Counts& pool) {
    const int item = pool.kind_of(static_cast<int>(rng.below(static_cast<std::uint32_t>(pool.total()))));
    pool.remove(item);
    return item;
  };
  for (Seat other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    const std::size_t i = at(other);
    guess.hand[i].remove(old_cards[i]);
    guess.hand[i].remove(new_cards[i]);
    guess.kept[i].remove(old_cards[i]);
    for (int n = old_cards[i].total(); n > 0; --n) {
      const int item = take(old_pool);
      guess.hand[i].add(item);
      guess.kept[i].add(item);
    }
    for (int n = new_cards[i].total(); n > 0; --n) guess.hand[i].add(take(new_pool));
  }
  guess.deck = new_pool;
  return guess;
}

// ATL-3.8: a player who must go on is known to hold a card for it.
bool can_go_on(const State& state) {
  bool found = false;
  state.hand[state.seat].each_kind([&](int item) {
    if (!found) found = can_play(state, state.from, state.place, static_cast<Item>(item));
  });
  return found;
}

}  // namespace

View Rules::view(const State& state, Viewer viewer) {
  View view;
  view.turn = state.turn;
  view.phase = phase_name(state.phase);
  view.first = state.first;
  if (state.turn > 0 && state.phase != Phase::over) view.seat = state.seat;
  for (int space = 1; space <= kSpaces; ++space) view.path.push_back(space_view(state, space));
  view.gaps = gap_views(state);
  for (Seat seat = 0; seat < state.seats; ++seat) view.players.push_back(player_view(state, seat, viewer));
  if (is_moving(state))
    view.moving = MovingView{state.from, state.place, price(state, state.from, state.place), state.paid};
  view.deck = state.deck.total();
  view.discards = item_counts(state.discards);
  view.unseen = unseen_lists(state);
  add_scores(state, view);
  return view;
}

State Rules::determinize(const State& state, Seat seat, Rng& rng) {
  if (state.phase == Phase::over) return state;  // all hands are shown
  if (state.phase != Phase::go_on || state.seat == seat) return deal_anew(state, seat, rng);
  constexpr int kTries = 32;
  for (int i = 0; i < kTries; ++i)
    if (const State guess = deal_anew(state, seat, rng); can_go_on(guess)) return guess;
  return state;
}

}  // namespace atlantica::atlantis
