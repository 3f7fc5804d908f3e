#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"
#include "games/rising/rules.h"

namespace atlantica::rising {

// A game of rising to test one rule on: all boards dealt (seat n plays councilor n unless told otherwise), everybody at
// home, nothing flooded, all cards in their decks, starting player seat 0, round 1, phase Place, the level 1 blueprint.
// Change what matters, then play.
struct Board {
  State state;

  explicit Board(int seats, const Edition& edition = house_edition()) {
    state.edition = edition;
    state.seats = static_cast<std::uint8_t>(seats);
    state.at.fill(kGone);
    state.volunteer_of.fill(kUnknown);
    state.pledges.component.fill(kUnknown);
    state.phase = Phase::place;
    state.round = 1;
    state.standing.fill(kLength);
    for (std::size_t resource = 0; resource <= kResources; ++resource)
      state.supply.add(static_cast<int>(resource), edition.supply[resource]);
    for (std::size_t volunteer = 0; volunteer < edition.volunteers; ++volunteer)
      state.at[kFirstVolunteer + volunteer] = kSupply;
    const CrewData& crew = edition.crews[static_cast<std::size_t>(seats)];
    for (int seat = 0; seat < seats; ++seat) {
      state.councilor[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(seat);
      state.at[static_cast<std::size_t>(seat)] = kPool;
      for (int i = 0; i < crew.pool + crew.supply; ++i)
        state.at[static_cast<std::size_t>(kFirstFollower + seat * followers_each(seats) + i)] =
            static_cast<std::uint8_t>(i < crew.pool ? kPool : kSupply);
    }
    if (seats == 1) state.at[kAutomaton] = kPool;
    for (int board = seats; board < kCouncilors; ++board) state.stack |= static_cast<std::uint16_t>(1U << board);
    state.blueprint = edition.blueprints[0];
    state.build_spaces = seats >= 5 ? 3 : 2;
    for (int card = 0; card < kBasicCards; ++card)
      for (int i = 0; i < edition.cards[static_cast<std::size_t>(card)]; ++i) state.library.add(card);
    state.relics = (1U << kArtifacts) - 1;
    state.misfortunes = edition.misfortunes;
    state.misfortunes[static_cast<std::size_t>(Misfortune::calm_seas)] = edition.levels[0].calm_seas;
    state.misfortunes[static_cast<std::size_t>(Misfortune::controlled_flood)] = edition.levels[0].controlled_floods;
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
