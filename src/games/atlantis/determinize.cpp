#include <cassert>
#include <optional>
#include <type_traits>

#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

// What a seat knows, and tables that it cannot tell from the true one.
namespace atlantica::atlantis {

static_assert(std::has_unique_object_representations_v<Observation>, "no bytes between the members that could tell");

namespace {

// Cards of the deck that the seat knows to be in some hand.
Counts held_cards(const Observation& seen) {
  Counts held;
  const Counts counted = seen.table.counted[at(seen.seat)];
  counted.each_kind([&](int item) {
    int missing = counted[item];
    for (Seat other = 0; other < seen.table.seats; ++other)
      if (other != seen.seat) missing -= seen.table.hand[at(other)][item];
    if (missing > 0) held.add(item, missing);
  });
  return held;
}

int missing_cards(const Observation& seen) {
  int sum = 0;
  for (const int cards : seen.unknown) sum += cards;
  return sum;
}

int take(Counts& cards, Rng& rng) {
  const int item = cards.kind_of(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.total()))));
  cards.remove(item);
  return item;
}

// Deals the missing cards, in every possible way with the same odds.
State deal(const Observation& seen, Rng& rng) {
  State guess = seen.table;
  Counts held = held_cards(seen);
  guess.deck.remove(held);
  auto missing = static_cast<std::uint32_t>(missing_cards(seen));
  for (Seat seat = 0; seat < guess.seats; ++seat) {
    for (int n = seen.unknown[at(seat)]; n > 0; --n, --missing) {
      const bool from_held = !held.empty() && static_cast<int>(rng.below(missing)) < held.total();
      guess.hand[at(seat)].add(take(from_held ? held : guess.deck, rng));
    }
  }
  return guess;
}

// ATL-3.8: a player who must go on holds a card for it.
bool can_go_on(const State& state) {
  bool found = false;
  state.hand[state.seat].each_kind(
      [&](int item) { found = found || can_play(state, state.from, state.place, static_cast<Item>(item)); });
  return found;
}

// The hand of a player who must go on, while cards are drawn for it.
struct Hand {
  Counts known;  // without the cards used
  Counts held;   // to draw from
  Counts deck;   // to draw from
  Counts drawn;
  int unknown;
  int spare;  // how many cards of the deck there is still room for in all hands

  // Takes a card from the hand or draws it, if that is possible.
  bool use(int item) {
    if (known[item] > 0) {
      known.remove(item);
      return true;
    }
    const bool is_held = held[item] > 0;
    if (unknown == 0 || (!is_held && (spare == 0 || deck[item] == 0))) return false;
    (is_held ? held : deck).remove(item);
    drawn.add(item);
    --unknown;
    if (!is_held) --spare;
    return true;
  }
};

// The hand after drawing cards that take a figure from `place` to a free tile or the mainland, if there are any: with
// the rest of its `cards` and the tiles it can pay what it owes.
std::optional<Hand> draw_way(const Way& way, int place, int owed, const Hand& hand, int cards, Rng& rng) {
  const auto first = static_cast<int>(rng.below(kItems));
  for (int i = 0; i < kItems; ++i) {
    const int item = (first + i) % kItems;
    const int to = destination(way.state, static_cast<Item>(item), place);
    const int due = owed + price(way.state, place, to);
    Hand next = hand;
    if (due > way.points + cards - 1 || !next.use(item)) continue;
    if (!has(way.standing, to)) return next;
    if (const auto found = draw_way(way, to, due, next, cards - 1, rng)) return found;
  }
  return std::nullopt;
}

// What the seat would know if it had seen cards with which the player can go on.
Observation with_way_on(Observation seen, Rng& rng) {
  State& table = seen.table;
  Counts& known = table.hand[table.seat];
  const Counts held = held_cards(seen);
  Counts deck = table.deck;
  deck.remove(held);
  const Hand hand{known, held, deck, {}, seen.unknown[table.seat], missing_cards(seen) - held.total()};
  const int owed = price(table, table.from, table.place);
  const auto found = draw_way(Way(table), table.place, owed, hand, known.total() + hand.unknown, rng);
  assert(found && "the true hand has a way");
  known.add(found->drawn);
  table.deck.remove(found->drawn);
  seen.unknown[table.seat] = static_cast<std::uint8_t>(found->unknown);
  return seen;
}

}  // namespace

Observation Rules::observe(const State& state, Seat seat) {
  Observation seen = reveal(state, seat);
  State& table = seen.table;
  for (Seat other = 0; other < table.seats; ++other) {
    if (other == seat) continue;
    table.counted[at(other)] = Counts{};
    if (table.phase == Phase::over) continue;  // all hands are shown
    Counts hidden = table.hand[at(other)];
    hidden.remove(table.shown[at(other)]);
    table.hand[at(other)] = table.shown[at(other)];
    table.deck.add(hidden);
    seen.unknown[at(other)] = static_cast<std::uint8_t>(hidden.total());
  }
  return seen;
}

Observation Rules::reveal(const State& state, Seat seat) { return {.table = state, .unknown = {}, .seat = seat}; }

// All deals that the seat thinks possible are equally likely; what the choices of the others tell is not considered.
// With two players it has counted all there is to know. With more, a card that somebody plays is taken for one of those
// counted, although it may have been drawn since, so the seat is a little less certain than it could be.
//
// For a player who must go on, hands are dealt until one can (ATL-3.8), which keeps their odds. Where that is too rare,
// the cards for a way on, any that there is, are dealt before the rest.
State Rules::determinize(const Observation& seen, Rng& rng) {
  if (seen.table.phase != Phase::go_on || seen.table.seat == seen.seat) return deal(seen, rng);
  constexpr int kTries = 32;
  for (int i = 0; i < kTries; ++i)
    if (const State guess = deal(seen, rng); can_go_on(guess)) return guess;
  return deal(with_way_on(seen, rng), rng);
}

}  // namespace atlantica::atlantis
