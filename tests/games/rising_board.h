#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"
#include "games/rising/rules.h"
#include "games/table.h"

namespace atlantica::rising {

// Everybody at home, seat n with councilor n; what is left out has its default.
inline Position at_home(int seats, const Edition& edition) {
  Position position;
  position.seats.resize(at(seats));
  for (Seat seat = 0; seat < seats; ++seat) position.seats[at(seat)].councilor = councilor_name(seat);
  if (edition != house_edition()) {
    position.edition = std::string(edition.name());
    position.edition_text = write_edition(edition);
  }
  if (seats <= 2) position.hologram.emplace().councilor = councilor_name(kCouncilors - 1);
  return position;
}

// A game of rising to test one rule on: nothing flooded, all cards in their decks, starting player seat 0, round 1,
// phase Place, the level 1 blueprint; no Hologram unless told otherwise. Change what matters, then play. Unlike in
// other games several seats may act, so a test names the one that plays.
struct Board : TableOf<Rules, Board> {
  explicit Board(const State& start) : TableOf(start) {}
  explicit Board(int seats, const Edition& edition = house_edition())
      : TableOf(state_of<Rules>(at_home(seats, edition))) {
    if (seats > 2) return;
    state.stack = static_cast<std::uint16_t>(state.stack | 1U << state.board);
    state.board = kNobody;
    state.at[kHologram] = kGone;
  }

  // Makes the seat play this councilor; whoever had the board gets the other one.
  Board& councilor(Seat seat, Councilor councilor) {
    auto& mine = state.councilor[static_cast<std::size_t>(seat)];
    for (Seat other = 0; other < state.seats; ++other)
      if (auto& theirs = state.councilor[static_cast<std::size_t>(other)];
          theirs == static_cast<std::uint8_t>(councilor))
        theirs = mine;
    mine = static_cast<std::uint8_t>(councilor);
    state.stack = 0;
    unsigned taken = 0;
    for (Seat each = 0; each < state.seats; ++each) taken |= 1U << state.councilor[static_cast<std::size_t>(each)];
    state.stack = static_cast<std::uint16_t>(((1U << kCouncilors) - 1) & ~taken);
    return *this;
  }
  // Gives the starting player's Hologram this board.
  Board& hologram(Councilor councilor) {
    state.board = static_cast<std::uint8_t>(councilor);
    state.stack = static_cast<std::uint16_t>(state.stack & ~(1U << static_cast<int>(councilor)));
    state.at[kHologram] = kPool;
    return *this;
  }
  // Takes resources or energy from the supply.
  Board& give(Seat seat, Resource resource, int amount) {
    EXPECT_EQ(gain(state, seat, static_cast<int>(resource), amount), amount);
    return *this;
  }
  // Takes a card from the library, or an artifact from the unused ones.
  Board& hand(Seat seat, Card card) {
    const int index = static_cast<int>(card);
    if (index < kBasicCards)
      state.library.remove(index);
    else
      state.relics = static_cast<std::uint16_t>(state.relics & ~(1U << (index - kBasicCards)));
    state.hands[static_cast<std::size_t>(seat)].add(index);
    return *this;
  }
  // Puts an Atlantean from the pool (a volunteer from the supply) on a place.
  Board& stand(Seat seat, Kind kind, int place) {
    int atlantean = -1;
    if (kind == Kind::volunteer) {
      atlantean = lowest(standing_on(state, kSupply) & below(kFirstFollower));
      state.volunteer_of[static_cast<std::size_t>(atlantean - kFirstVolunteer)] = static_cast<std::uint8_t>(seat);
    } else {
      atlantean = find(state, seat, kind, kPool);
    }
    EXPECT_GE(atlantean, 0) << "none in the pool";
    state.at[static_cast<std::size_t>(atlantean)] = static_cast<std::uint8_t>(place);
    return *this;
  }
  Board& flooded(Peninsula peninsula, int tiles) {
    state.standing[static_cast<std::size_t>(peninsula)] = static_cast<std::uint8_t>(kLength - tiles);
    return *this;
  }
  Board& barrier(Peninsula peninsula) {
    state.barriers = static_cast<std::uint8_t>(state.barriers | 1U << static_cast<int>(peninsula));
    return *this;
  }
  Board& wrath(int space) {
    state.wrath = static_cast<std::uint8_t>(space);
    return *this;
  }
  // Marks the component as built, without its one-time effect.
  Board& built(Component component) {
    const auto index = static_cast<std::size_t>(component);
    state.blueprint |= 1U << index;
    state.built |= 1U << index;
    state.lasting |= 1U << static_cast<int>(state.edition.components[index].effect);
    if (component == Component::phase_loom) ++state.build_spaces;
    return *this;
  }
  Board& phase(Phase phase) {
    state.phase = phase;
    return *this;
  }
  // Puts misfortunes that everybody knows on top of their deck, the next one first.
  Board& foresee(std::initializer_list<Misfortune> known) {
    for (const Misfortune misfortune : known) {
      --state.misfortunes[at(static_cast<int>(misfortune))];
      state.misfortune_top[state.misfortune_top_size++] = static_cast<std::uint8_t>(misfortune);
    }
    return *this;
  }
  // Leaves only these misfortunes in the deck; the others have been drawn.
  Board& left(std::initializer_list<Misfortune> deck) {
    for (std::size_t i = 0; i < state.misfortunes.size(); ++i)
      state.misfortune_discards[i] = static_cast<std::uint8_t>(state.misfortune_discards[i] + state.misfortunes[i]);
    state.misfortunes = {};
    for (const Misfortune misfortune : deck) {
      --state.misfortune_discards[at(static_cast<int>(misfortune))];
      ++state.misfortunes[at(static_cast<int>(misfortune))];
    }
    return *this;
  }
  // Discards a misfortune from the deck.
  Board& discarded(Misfortune misfortune) {
    --state.misfortunes[at(static_cast<int>(misfortune))];
    ++state.misfortune_discards[at(static_cast<int>(misfortune))];
    return *this;
  }
  // Leaves only these cards in the library, in this order; the others have been discarded.
  Board& shelve(std::initializer_list<Card> cards) {
    state.library_discards.add(state.library);
    state.library = {};
    for (const Card card : cards) {
      state.library_discards.remove(static_cast<int>(card));
      state.library_bottom[state.library_bottom_size++] = static_cast<std::uint8_t>(card);
    }
    return *this;
  }

  Moves moves(Seat seat) const {
    Moves found;
    if (Rules::actors(state).has(seat)) Rules::legal_moves(state, seat, found);
    return found;
  }
  bool may(Seat seat, Move move) const { return moves(seat).has(move); }
  bool may(Seat seat, std::string_view text) const { return may(seat, parsed(text)); }
  // Plays, checking that the move is legal.
  Board& play(Seat seat, Move move) {
    EXPECT_TRUE(Rules::actors(state).has(seat)) << "seat " << seat << " is not to act";
    EXPECT_TRUE(may(seat, move)) << "not legal: " << Rules::text(move);
    if (may(seat, move)) Rules::play(state, seat, move);
    return *this;
  }
  Board& play(Seat seat, std::string_view text) { return play(seat, parsed(text)); }
  Board& chance(std::string_view text) { return play(kChance, text); }
  Board& play(Seat seat, Move::Kind kind, int what = 0, int from = 0, int to = 0) {
    return play(seat, Move::of(kind, what, from, to));
  }
  Board& chance(Move::Kind kind, int what = 0, int from = 0) { return play(kChance, Move::of(kind, what, from)); }
  Board& dice(int first, int second) { return chance(Move::Kind::dice, first, second); }
  Board& place(Seat seat, Kind kind, int to) { return play(seat, Move::Kind::place, static_cast<int>(kind), 0, to); }
  Board& act(Seat seat, Kind kind, int from) { return play(seat, Move::Kind::act, static_cast<int>(kind), from); }
  Board& misfortune(Misfortune misfortune) { return chance(Move::Kind::misfortune, static_cast<int>(misfortune)); }
  Board& all_ready() {
    for (Seat seat = 0; seat < state.seats; ++seat)
      if (!state.ready.has(seat) && may(seat, Move::of(Move::Kind::ready))) play(seat, Move::Kind::ready);
    return *this;
  }

  int stock(Seat seat, Resource resource) const {
    return state.stock[static_cast<std::size_t>(seat)][static_cast<int>(resource)];
  }
  int tiles(Peninsula peninsula) const { return state.standing[static_cast<std::size_t>(peninsula)]; }
  int standing(Seat seat, Kind kind, int place) const {
    int found = 0;
    for (Bits there = standing_on(state, place) & atlanteans_of(state, seat); there != 0;)
      if (kind_of(pop_lowest(there)) == kind) ++found;
    return found;
  }
  bool asked(Task task) const { return state.agenda.size > 0 && top(state).task == task; }

 private:
  static Move parsed(std::string_view text) {
    const auto move = Rules::parse(text);
    EXPECT_TRUE(move) << text;
    return move.value_or(Move{});
  }
};

inline constexpr int kForests = 0;
inline constexpr int kHills = 1;
inline constexpr int kMountains = 2;
inline constexpr int kCities = 3;
inline constexpr int kLibraries = 4;
inline constexpr int kForges = 5;

}  // namespace atlantica::rising
