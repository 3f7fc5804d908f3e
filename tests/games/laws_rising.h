#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "games/laws_atlantis.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/refusal/refusal.h"
#include "games/rising/rules.h"
#include "games/rising/words.h"
#include "games/rising_any_edition.h"

// What the laws need to know about rising.
namespace atlantica::laws {

// Legality is judged by the refusals alone, which are written independently of the lists of legal moves.
struct RisingByObjections : rising::Rules {
  static std::optional<Refusal> refusal(const State& state, Seat seat, const Move& move) {
    if (state.phase == rising::Phase::over) return rising::Rules::refusal(state, seat, move);
    return rising::objection(state, seat, move);
  }
};

// The laws hold for every number of players and every level.
template <int Players, char Level>
struct RisingTable : RisingByObjections {
  static constexpr int kMinSeats = Players;
  static constexpr int kMaxSeats = Players;
  static std::expected<Setup, Message> setup(int seats, const Options&) {
    return rising::Rules::setup(seats, {{"level", {Level}}, {"artificer", "any"}});
  }
};
// They also hold for a game begun under the first version of the rules (RIS-14.1).
struct RisingFirstVersion : RisingByObjections {
  static constexpr int kMinSeats = 3;
  static constexpr int kMaxSeats = 3;
  static std::expected<Setup, Message> setup(int seats, const Options&) { return rising::Rules::setup(seats, {}, 1); }
};
// And for every edition that a file, or a record of unknown origin, could hold.
struct RisingAnyEdition : RisingByObjections {
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 3;
  static std::expected<Setup, Message> setup(int seats, const Options&) {
    const Edition edition = rising::AnyEdition(static_cast<std::uint64_t>(seats)).draw();
    return rising::Rules::setup(seats, {}, kRulesVersion, edition);
  }
};
using RisingAlone = RisingTable<1, '3'>;
using RisingByTwo = RisingTable<2, '5'>;
using RisingByThree = RisingTable<3, '2'>;
using RisingByFive = RisingTable<5, '4'>;

// The table chooses components and councilors.
struct RisingChosen : RisingByObjections {
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 3;
  static std::expected<Setup, Message> setup(int seats, const Options&) {
    return rising::Rules::setup(seats, {{"level", "4"}, {"components", "chosen"}, {"councilors", "chosen"}});
  }
};

// A game that starts with full hands and stocks and half the gate built, so that random players get to use them.
template <int Players, char Level, int Seed>
struct RisingRich : RisingTable<Players, Level> {
  using State = rising::State;
  static State initial(const rising::Setup& setup) {
    using namespace rising;
    Rng rng(Seed);
    State state = Rules::initial(setup);
    while (state.agenda.size > 0) {
      const Seat seat = Rules::actors(state).lowest();
      Moves moves;
      Rules::legal_moves(state, seat, moves);
      Rules::play(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
      for (int resource = 0; resource <= kEnergy; ++resource)
        gain(state, seat, resource, static_cast<int>(rng.below(4)));
      for (int i = 0; i < 3; ++i) deal(state, seat, static_cast<int>(rng.below(kCards)));
    }
    for (Bits rest = state.blueprint; rest != 0;)
      if (const int component = pop_lowest(rest); rng.below(2) == 0) set_up(state, component);
    for (std::uint8_t& tiles : state.standing) tiles = static_cast<std::uint8_t>(kLength - rng.below(3));
    return state;
  }

 private:
  static void deal(State& state, Seat seat, int card) {
    using namespace rising;
    if (card >= kBasicCards && has(state.relics, card - kBasicCards)) {
      state.relics = static_cast<std::uint16_t>(state.relics & ~(1U << (card - kBasicCards)));
    } else if (state.library[card] > 0) {
      state.library.remove(card);
    } else {
      return;
    }
    state.hands[at(seat)].add(card);
  }
  static void set_up(State& state, int component) {
    using namespace rising;
    const ComponentData& data = state.edition.components[at(component)];
    state.built |= 1U << component;
    if (static_cast<int>(data.effect) >= kFirstLasting) state.lasting |= 1U << static_cast<int>(data.effect);
    if (data.effect == Effect::loom) ++state.build_spaces;
  }
};
using RisingRichAlone = RisingRich<1, '4', 1>;
using RisingRichByTwo = RisingRich<2, '3', 2>;
using RisingRichByThree = RisingRich<3, '5', 3>;

template <class G>
concept IsRising = std::same_as<typename G::State, rising::State>;

template <IsRising W>
struct GameOfWay<W> {
  using Game = RisingByObjections;
};

// RIS-1.6
template <IsRising G>
bool has_secrets() {
  return false;
}

// Nothing is hidden, so only the same table looks the same.
inline rising::State with_other_secrets(const rising::State& state, Seat, Rng&) { return state; }

// A game has many steps, each with many moves to try.
template <IsRising G>
constexpr int games() {
  return G::kMaxSeats > 3 ? 1 : 2;
}

inline void add_somebody(std::vector<rising::Move>& moves) {
  using namespace rising;
  using MoveKind = Move::Kind;
  for (int seat = 0; seat < kSeatsMax; ++seat) {
    for (int kind = 0; kind < kKinds; ++kind) {
      const int who = kind + 8 * seat;
      for (int place = 0; place < kPlaces; ++place) moves.push_back(Move::of(MoveKind::shift, who, 0, place));
      for (int other = 0; other < 8 * kSeatsMax; ++other)
        if (other % 8 < kKinds) moves.push_back(Move::of(MoveKind::rollers, who, other));
    }
  }
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int place = 0; place < kPlaces; ++place) {
      moves.push_back(Move::of(MoveKind::place, kind, 0, place));
      moves.push_back(Move::of(MoveKind::act, kind, place));
      moves.push_back(Move::of(MoveKind::send_home, kind, place));
    }
  }
}

inline void add_trade(std::vector<rising::Move>& moves) {
  using namespace rising;
  using MoveKind = Move::Kind;
  for (int purpose = 0; purpose < kPurposes; ++purpose) {
    moves.push_back(Move::of(MoveKind::take_back, 0, 0, purpose));
    if (purpose < kBuildPurpose) {
      moves.push_back(Move::of(MoveKind::pledge, kEnergy, 0, purpose));
      continue;
    }
    for (int component = 0; component <= kPowerCore; ++component)
      for (int resource = 0; resource < kResources; ++resource)
        for (const int square : {0, Move::kSquare})
          moves.push_back(Move::of(MoveKind::pledge, square + resource, component, purpose));
  }
  for (int resource = 0; resource < kResources; ++resource) {
    moves.push_back(Move::of(MoveKind::resource, resource));
    for (int other = 0; other < kResources; ++other)
      if (other != resource) moves.push_back(Move::of(MoveKind::swap, 0, resource, other));
  }
  for (int resource = 0; resource <= kEnergy; ++resource)
    for (int seat = 0; seat < kSeatsMax; ++seat) moves.push_back(Move::of(MoveKind::give, resource, 0, seat));
}

inline void add_cards(std::vector<rising::Move>& moves) {
  using namespace rising;
  using MoveKind = Move::Kind;
  for (int card = 0; card < kCards; ++card) {
    for (const MoveKind kind : {MoveKind::artifact, MoveKind::card, MoveKind::play, MoveKind::choose_relic,
                                MoveKind::keep, MoveKind::under, MoveKind::discard})
      moves.push_back(Move::of(kind, card));
    moves.push_back(Move::of(MoveKind::use, static_cast<int>(Power::keeper), card));
  }
  for (int misfortune = 0; misfortune < kMisfortunes; ++misfortune) {
    moves.push_back(Move::of(MoveKind::misfortune, misfortune));
    moves.push_back(Move::of(MoveKind::top, misfortune));
    for (const int pile : {0, 1}) moves.push_back(Move::of(MoveKind::remove, misfortune, pile));
  }
  for (int councilor = 0; councilor < kCouncilors; ++councilor)
    for (const MoveKind kind : {MoveKind::councilor, MoveKind::choose_board})
      moves.push_back(Move::of(kind, councilor));
}

inline void add_dice(std::vector<rising::Move>& moves) {
  using namespace rising;
  using MoveKind = Move::Kind;
  for (int face = 1; face <= 6; ++face) moves.push_back(Move::of(MoveKind::die, face));
  for (int first = 0; first <= 6; ++first)
    for (int second = first == 0 ? 1 : 0; second <= 6; ++second)
      moves.push_back(Move::of(MoveKind::dice, first, second));
  for (int die = 0; die < 2; ++die) {
    moves.push_back(Move::of(MoveKind::energy, die));
    for (const Power power : {Power::glass, Power::gyre})
      moves.push_back(Move::of(MoveKind::use, static_cast<int>(power), die));
  }
  for (int dice = 1; dice <= 3; ++dice) moves.push_back(Move::of(MoveKind::reroll, dice));
}

// Every move the notation can express, legal or not.
template <IsRising G>
std::vector<rising::Move> all_moves() {
  using namespace rising;
  using MoveKind = Move::Kind;
  std::vector<Move> moves;
  for (const MoveKind kind : {MoveKind::ready, MoveKind::draw, MoveKind::accept, MoveKind::pass})
    moves.push_back(Move::of(kind));
  for (int seat = 0; seat < kSeatsMax; ++seat)
    for (const MoveKind kind : {MoveKind::start, MoveKind::colour}) moves.push_back(Move::of(kind, seat));
  for (int component = 0; component < kComponents; ++component)
    moves.push_back(Move::of(MoveKind::component, component));
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula)
    moves.push_back(Move::of(MoveKind::peninsula, 0, 0, peninsula));
  moves.push_back(Move::of(MoveKind::use, static_cast<int>(Power::scales)));
  add_somebody(moves);
  add_trade(moves);
  add_cards(moves);
  add_dice(moves);
  return moves;
}

// Whether a move is worth trying in a state: families of similar moves only where they could be meant, and a sample of
// all others.
inline bool worth_trying(const rising::State& state, const rising::Move& move, std::size_t index) {
  using namespace rising;
  using MoveKind = Move::Kind;
  if ((index + state.round) % 97 == 0) return true;
  switch (move.kind) {
    case MoveKind::shift: return on_agenda(state, Task::astrologer);
    case MoveKind::rollers: return on_agenda(state, Task::rollers);
    case MoveKind::send_home: return on_agenda(state, Task::crisis);
    case MoveKind::place: return state.phase == Phase::place && state.agenda.size == 0;
    case MoveKind::act: return state.phase == Phase::actions && state.agenda.size == 0;
    case MoveKind::pledge: return state.agenda.size == 0;
    default: return true;
  }
}

// RIS-1.3, RIS-1.5: every piece and card is in exactly one place.
inline void check_supplies(const rising::State& state) {
  using namespace rising;
  for (int resource = 0; resource <= kEnergy; ++resource)
    ASSERT_EQ(state.supply[resource] + pieces_outside_supply(state, resource), state.edition.supply[at(resource)]);
  for (int card = 0; card < kCards; ++card) {
    const int number = state.library[card] + cards_outside_deck(state, card);
    if (card < kBasicCards && static_cast<Card>(card) != Card::codex_of_return) {
      ASSERT_EQ(number, state.edition.cards[at(card)]) << card;
    }
    if (card >= kBasicCards) {
      ASSERT_EQ(number + (has(state.relics, card - kBasicCards) ? 1 : 0) + (state.relic == card ? 1 : 0), 1) << card;
    }
  }
  for (int i = 0; i < kMisfortunes; ++i)
    ASSERT_LE(state.misfortunes[at(i)] + misfortunes_outside_deck(state, i), misfortunes_of_level(state, i));
}

// RIS-2.1, RIS-7.2: followers, volunteers and boards.
inline void check_people(const rising::State& state) {
  using namespace rising;
  int boards = count(state.stack) + count(state.board_discards) + (state.board != kNobody ? 1 : 0);
  for (Seat seat = 0; seat < state.seats; ++seat) boards += state.councilor[at(seat)] != kNobody ? 1 : 0;
  if (offers_boards(state)) boards += state.revealed_size;
  ASSERT_EQ(boards, kCouncilors);
  for (int i = 0; i < kVolunteers; ++i) {
    const bool home = state.at[at(kFirstVolunteer + i)] >= kSupply;
    ASSERT_EQ(home, state.volunteer_of[at(i)] == kUnknown) << "volunteer " << i;
  }
  ASSERT_EQ(state.acted & ~on_board(state), 0U) << "who has acted is on the board";
}

inline void check_pieces(const rising::State& state) {
  using namespace rising;
  check_supplies(state);
  check_people(state);
  for (int place = 0; place < kPlaces; ++place) {
    const int there = count(standing_on(state, place));
    ASSERT_LE(there, printed_spaces(state, place) + (is_tile(place) ? 1 : 0)) << place;
    if (is_component_space(place) && there > 0) {
      ASSERT_TRUE(has(state.built, place - kFirstSpace));
    }
  }
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) {
    if (has(state.barriers, peninsula)) {
      ASSERT_GT(state.standing[at(peninsula)], 0) << "RIS-4.6";
    }
  }
  if (state.agenda.size == 0 && state.phase != Phase::over) {
    for (Seat seat = 0; seat < state.seats; ++seat) ASSERT_LE(hand_size(state, seat), hand_limit(state, seat));
  }
}

}  // namespace atlantica::laws
