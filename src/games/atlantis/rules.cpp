#include "games/atlantis/rules.h"

#include <cassert>

#include "games/atlantis/path.h"
#include "kit/points.h"

namespace atlantica::atlantis {

namespace {

void add_plays(const Way& way, int start, int place, Moves& moves) {
  const Counts hand = way.state.hand[way.state.seat];
  const int owed = price(way.state, start, place);
  hand.each_kind([&](int kind) {
    const auto item = static_cast<Item>(kind);
    if (completes(way, place, owed, item, hand)) moves.add(Move::play(item, place));
  });
}

// ATL-4.7
void add_bridges(const State& state, Moves& moves) {
  if (!has_bridge(state, state.seat)) return;
  for (Bits edges = state.gaps; edges != 0;) moves.add(Move::bridge(pop_lowest(edges) + 1));
}

// ATL-3.1
void add_purchases(const State& state, Moves& moves) {
  if (state.bought || !cards_to_draw(state)) return;
  state.tiles[at(state.seat)].each_kind([&](int kind) {
    if (kind >= 1) moves.add(Move::buy(kind + 1));
  });
}

void add_payments(const State& state, Moves& moves) {
  state.tiles[at(state.seat)].each_kind([&](int kind) { moves.add(Move::pay_tile(kind + 1)); });
  state.hand[at(state.seat)].each_kind([&](int kind) { moves.add(Move::pay_card(static_cast<Item>(kind))); });
}

void add_chance(const State& state, Moves& moves) {
  switch (state.phase) {
    case Phase::first:
      for (Seat seat = 0; seat < state.seats; ++seat) moves.add(Move::first(seat));
      break;
    case Phase::lay:
    case Phase::reveal: {
      const Back back = back_of(state.place);
      for (Bits unseen = state.unseen[at(back)]; unseen != 0;) moves.add(Move::tile(tile_of(pop_lowest(unseen), back)));
      break;
    }
    default: state.deck.each_kind([&](int kind) { moves.add(Move::draw(static_cast<Item>(kind))); });
  }
}

// The seat hands over a card, one that others know of first (ATL-8.1).
void discard(State& state, Seat seat, int item) {
  state.hand[at(seat)].remove(item);
  if (state.shown[at(seat)][item] > 0) state.shown[at(seat)].remove(item);
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat && state.counted[at(other)][item] > 0) state.counted[at(other)].remove(item);
  state.discards.add(item);
}

// Resets everything about a move in progress.
void clear_turn(State& state) {
  state.place = state.from = state.paid = state.draws = 0;
  state.bought = state.moved = state.active = false;
}

void begin_turn(State& state, Seat seat) {
  clear_turn(state);
  state.phase = Phase::turn;
  state.seat = static_cast<std::uint8_t>(seat);
  ++state.turn;
}

void end_turn(State& state) {
  state.idle_turns = state.active ? std::uint8_t{0} : static_cast<std::uint8_t>(state.idle_turns + 1);
  // ATL-7.1, ATL-7.7
  if (state.safe[state.seat] == kFigures || state.idle_turns == state.seats) {
    clear_turn(state);
    state.phase = Phase::over;
    return;
  }
  begin_turn(state, state.seat + 1 == state.seats ? 0 : state.seat + 1);
}

// Whoever knows the discards and the own hand knows what the other hands have together, when the deck is empty.
void count_cards(State& state) {
  Counts all;
  for (const Counts hand : state.hand) all.add(hand);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    state.counted[at(seat)] = all;
    state.counted[at(seat)].remove(state.hand[at(seat)]);
  }
}

// Continues drawing: the next card, or whatever follows the last one.
void draw_on(State& state) {
  if (state.draws > 0 && state.deck.empty() && !state.discards.empty()) {  // ATL-2.5
    state.deck = state.discards;
    state.discards = Counts{};
    count_cards(state);
  }
  if (state.draws > 0 && !state.deck.empty()) {
    state.phase = Phase::draw;
    return;
  }
  state.draws = 0;
  if (state.moved) {
    end_turn(state);
  } else {
    state.phase = Phase::turn;
  }
}

void draw_cards(State& state, int cards) {
  state.draws = static_cast<std::uint8_t>(cards);
  draw_on(state);
}

// ATL-5.1 to 5.4, ATL-6.1: the figure is put down, a tile is taken, cards are drawn.
void finish_move(State& state) {
  const Seat seat = state.seat;
  if (state.place == kMainland) {
    ++state.safe[at(seat)];
  } else {
    state.figures[at(seat)] |= bit(state.place);
  }
  const int space = space_to_take(state, occupied(state), state.place);
  state.place = state.from = state.paid = 0;
  state.moved = true;
  state.draws = static_cast<std::uint8_t>(1 + state.safe[at(seat)]);
  if (space == 0) return draw_on(state);

  state.tiles[at(seat)].add(state.value[at(space)] - 1);
  state.value[at(space)] = 0;
  for (Bits& spaces : state.showing) spaces &= ~bit(space);
  if (has(state.stacked, space)) {
    state.stacked &= ~bit(space);
    state.place = static_cast<std::uint8_t>(space);
    state.phase = Phase::reveal;
    return;
  }
  state.land &= ~bit(space);
  update_gaps(state);
  draw_on(state);
}

// ATL-4.4: the move is complete as soon as enough is paid.
void settle(State& state) {
  state.phase = Phase::pay;
  if (price(state, state.from, state.place) <= state.paid) finish_move(state);
}

void play_card(State& state, const Move& move) {
  const Seat seat = state.seat;
  const int to = destination(state, move.item(), move.place);
  discard(state, seat, move.what);
  state.active = true;
  if (state.phase == Phase::turn) {
    state.from = move.place;
    if (move.place == kAtlantis) {
      --state.home[at(seat)];
    } else {
      state.figures[at(seat)] &= ~bit(move.place);
    }
  }
  state.place = static_cast<std::uint8_t>(to);
  if (to != kMainland && has(occupied(state), to)) {
    state.phase = Phase::go_on;  // ATL-3.4
  } else {
    settle(state);
  }
}

void place_bridge(State& state, const Move& move) {
  state.bridge_in_hand &= static_cast<std::uint8_t>(~(1U << state.seat));
  state.bridges |= bit(move.place);
  state.gaps &= ~bit(move.place - 1);
  state.active = true;
  if (state.phase == Phase::pay) settle(state);
}

void deal_to(State& state, Seat seat) {
  const int order = (seat - state.first + state.seats) % state.seats;
  state.seat = static_cast<std::uint8_t>(seat);
  state.draws = static_cast<std::uint8_t>(4 + order);  // ATL-2.4
}

void put_tile(State& state, const Move& move) {
  const int space = state.place;
  const Back back = back_of(space);
  state.unseen[at(back)] &= ~bit(number_of({move.item(), move.value}, back));
  state.showing[move.what] |= bit(space);
  state.value[at(space)] = move.value;
  if (state.phase == Phase::reveal) {
    state.place = 0;
    draw_on(state);
    return;
  }
  state.land |= bit(space);
  ++state.place;
  if (state.place == kFirstGap) ++state.place;
  if (state.place == kMainland) {
    state.place = 0;
    update_gaps(state);
    state.phase = Phase::deal;
    deal_to(state, state.first);
  }
}

void draw_card(State& state, const Move& move) {
  state.deck.remove(move.what);
  state.hand[state.seat].add(move.what);
  --state.draws;
  if (state.phase == Phase::draw) {
    state.active = true;
    draw_on(state);
  } else if (state.draws == 0) {
    const Seat next = (state.seat + 1) % state.seats;
    if (next == state.first) {
      begin_turn(state, state.first);
    } else {
      deal_to(state, next);
    }
  }
}

void begin_laying(State& state, Seat first) {
  state.first = static_cast<std::uint8_t>(first);
  state.phase = Phase::lay;
  state.place = 1;
}

}  // namespace

State Rules::initial(const Setup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.stacked = kStacksAtSetup;
  state.unseen = {below(kTilesPerBack), below(kTilesPerBack)};
  for (int item = 0; item < kItems; ++item) state.deck.add(item, kCardsPerItem);
  for (Seat seat = 0; seat < setup.seats; ++seat) {
    state.home[at(seat)] = kFigures;
    state.bridge_in_hand |= static_cast<std::uint8_t>(1U << seat);
  }
  if (setup.first != kChance) begin_laying(state, setup.first);
  return state;
}

SeatSet Rules::actors(const State& state) {
  switch (state.phase) {
    case Phase::turn:
    case Phase::go_on:
    case Phase::pay: return SeatSet::only(state.seat);
    case Phase::over: return {};
    default: return SeatSet::only(kChance);
  }
}

void Rules::legal_moves(const State& state, Seat seat, Moves& moves) {
  assert(actors(state).has(seat));
  moves.clear();
  switch (state.phase) {
    case Phase::turn:
      each_figure(state, seat, [&, way = Way(state)](int place) { add_plays(way, place, place, moves); });
      if (moves.empty()) moves.add(Move::show());
      add_purchases(state, moves);
      add_bridges(state, moves);
      break;
    case Phase::go_on:
      add_plays(Way(state), state.from, state.place, moves);
      add_bridges(state, moves);
      break;
    case Phase::pay:
      add_payments(state, moves);
      add_bridges(state, moves);
      break;
    default: add_chance(state, moves);
  }
}

void Rules::play(State& state, [[maybe_unused]] Seat seat, const Move& move) {
  assert(!refusal(state, seat, move));
  switch (move.kind) {
    case Move::Kind::first: return begin_laying(state, move.what);
    case Move::Kind::tile: return put_tile(state, move);
    case Move::Kind::draw: return draw_card(state, move);
    case Move::Kind::play: return play_card(state, move);
    case Move::Kind::bridge: return place_bridge(state, move);
    case Move::Kind::buy:
      state.tiles[state.seat].remove(move.value - 1);
      state.gone.add(move.value - 1);
      state.bought = true;
      return draw_cards(state, move.value / 2);
    case Move::Kind::pay_tile:
      state.tiles[state.seat].remove(move.value - 1);
      state.gone.add(move.value - 1);
      state.paid = static_cast<std::uint8_t>(state.paid + move.value);
      return settle(state);
    case Move::Kind::pay_card:
      discard(state, state.seat, move.what);
      ++state.paid;
      return settle(state);
    case Move::Kind::show:
      state.shown[state.seat] = state.hand[state.seat];
      state.moved = true;
      return draw_cards(state, 2);  // ATL-3.9
  }
}

int Rules::weight(const State& state, const Move& move) {
  return move.kind == Move::Kind::draw ? state.deck[move.what] : 1;
}

Move Rules::sample_chance(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::first: return Move::first(static_cast<Seat>(rng.below(state.seats)));
    case Phase::lay:
    case Phase::reveal: {
      const Back back = back_of(state.place);
      const Bits unseen = state.unseen[at(back)];
      const auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(count(unseen))));
      return Move::tile(tile_of(nth(unseen, n), back));
    }
    default: {
      const auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(state.deck.total())));
      return Move::draw(static_cast<Item>(state.deck.kind_of(n)));
    }
  }
}

std::optional<Outcome> Rules::outcome(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  return most_points_win(state.seats, [&](Seat seat) { return final_score(state, seat).score; });  // ATL-7.6
}

static_assert(Game<Rules>);

}  // namespace atlantica::atlantis
