#pragma once

#include <array>
#include <cstdint>

#include "core/bits.h"
#include "core/counts.h"
#include "core/move_list.h"
#include "core/seat.h"
#include "games/rising/edition/edition.h"
#include "games/rising/pieces.h"

// Build the Cosmic Gate together (docs/rules/rising.md): the state of the table, as compact plain data.
namespace atlantica::rising {

// Every Atlantean has a number: leaders by seat, the Hologram, the Automaton, the volunteers, then the followers seat
// by seat, as many as a seat can ever have.
inline constexpr int kHologram = kSeatsMax;
inline constexpr int kAutomaton = kHologram + 1;
inline constexpr int kFirstVolunteer = kAutomaton + 1;
inline constexpr int kVolunteers = 8;
inline constexpr int kFirstFollower = kFirstVolunteer + kVolunteers;
inline constexpr int kFollowers = 28;  // 7 seats with 4, 3 with 6, 2 or 1 with 7 (RIS-2.1)
inline constexpr int kAtlanteans = kFirstFollower + kFollowers;
static_assert(kAtlanteans <= 48);

enum class Phase : std::uint8_t { setup, place, misfortunes, actions, wrath, over };

inline constexpr int kNewestRules = 2;  // used by new games (RIS-14.1)

// RIS-2.3: where the blueprint comes from. For a first game it is the edition's blueprint for the level.
enum class Blueprint : std::uint8_t { first_game, random, chosen };

// RIS-12.1, RIS-12.2
enum class Loss : std::uint8_t { none, centre, rounds };

// Library cards in a hand, a pile or a set: a count per kind, at most 3.
class Cards {
 public:
  constexpr int operator[](int card) const { return static_cast<int>((word_ >> (2 * card)) & 3); }
  constexpr int operator[](Card card) const { return (*this)[static_cast<int>(card)]; }
  constexpr bool has(Card card) const { return (*this)[card] != 0; }
  constexpr bool empty() const { return word_ == 0; }
  constexpr int total() const { return count(word_ & kLow) + 2 * count((word_ >> 1) & kLow); }
  constexpr void add(int card) { word_ += Bits{1} << (2 * card); }
  constexpr void remove(int card) { word_ -= Bits{1} << (2 * card); }
  constexpr void add(Cards other) { word_ += other.word_; }
  // The kinds present, as bits.
  constexpr std::uint32_t kinds() const {
    std::uint32_t kinds = 0;
    for (Bits rest = (word_ | (word_ >> 1)) & kLow; rest != 0;) kinds |= 1U << (pop_lowest(rest) / 2);
    return kinds;
  }
  constexpr bool operator==(const Cards&) const = default;

 private:
  static constexpr Bits kLow = 0x5555555555555555;
  Bits word_ = 0;
};

// Tasks to resolve. The agenda is a stack: the task on top goes first; a task that needs something done first pushes
// another on top of itself. tasks.h says what each does.
enum class Task : std::uint8_t {
  // setup.cpp
  start,       // chance picks the starting player
  blueprint,   // components are drawn or chosen
  artifacts,   // the library's artifacts are drawn
  councilors,  // boards are dealt or chosen
  // hologram.cpp
  boards,  // two boards are revealed, the starting player chooses
  relics,  // a Scholar's two artifacts are revealed, its player chooses; x: a Kind, leader or hologram
  // round.cpp
  round_end,  // the marker is passed on once hand limits are met
  // misfortunes.cpp
  misfortune,  // drawn by the seat; x: the Misfortune or kUnknown; y: progress of its resolution
  defiance,    // holders of the Enigma of Defiance are asked; x: seats that have declined
  crisis,      // Crisis of Faith: the seat returns an Atlantean; x: seats still to be asked
  riptide,     // the seat removes a barrier
  looters,     // the seat loses a resource
  astrologer,  // the seat may move its Astrologer; x: 0 Leader, 1 companion; y: where both stood
  // flooding.cpp
  floods,    // the seat chooses where to flood; x: how many; y: a Cause; z: kApart and the peninsulas struck, or 0
  flood,     // peninsula x floods because of Cause y, drawn by the seat; z: 1 once the Warden has been asked
  warden,    // the seat may stop the flood below
  barriers,  // the seat places up to x barriers; y: 1 if it may stop
  unfloods,  // the seat, or any of seats z (as bits), unfloods x tiles, one at a time
  // actions.cpp
  action,     // the Atlanteans `state.action` act on its place; x: 0 they act, 1 they have, 2 Expertise was asked
  rollers,    // the seat picks the two of three who roll in Cities (RIS-7 Emissary)
  expertise,  // Cipher of Expertise: the seat, which acted with a Leader, is asked; x: seats that were, as bits
  alacrity,   // Enigma of Alacrity: the seat is asked after placing a Leader; x: the place; y: a Kind
  // rolls.cpp
  roll,     // `state.roll`
  gain,     // a wild success is taken: Cipher of Bounty, then Alchemist; x: amount, 0 until Bounty was asked
  recruit,  // a follower of one of the colours x (as bits) is recruited
  // libraries.cpp
  draw,        // the seat draws and keeps cards; `state.drawn`; x: cards still to draw; y: how many more to keep free,
               // kUnknown when the rest is being put under the deck; z: a Second
  scribes,     // seats x draw one after the other (RIS-8 Scribe Engine); y: cards to draw
  hand_limit,  // the seat has too many cards
  // forges.cpp
  forge,  // the seat turns ore into Atlantium; Orichalcum Tongs are asked
  // cards.cpp
  foresight,  // `state.drawn` holds misfortunes; x: 0 reveal, 1 discard one, 2 put them on top
  swap,       // the seat swaps resources; x: how many more; y: how many made; z: kinds allowed, as bits
  radiance,   // the seat gives away x energy, one at a time
  exchange,   // the seat gives any amount; x: how many seats come after it
  // components.cpp
  amplify,    // the seat turns in a resource; x: how many it takes
  dredge,     // the seat takes one of ore, gold, crystal; x: how many more
  sacrifice,  // whose follower leaves for the Soul Terraformer; x: how many tiles it unfloods
  predict,    // the seat removes a misfortune; x: how many more
  rally,      // the seat picks the contributor who recruits; x: contributors; y: energy if none are left
};

// What causes a flood (RIS-3.6, RIS-4.2, Warden).
enum class Cause : std::uint8_t { misfortune, controlled, wrath };
inline constexpr int kApart = 0x80;  // in z of Task::floods: each on a different peninsula (Storm Surge)

struct Item {
  Task task{};
  std::uint8_t seat = 0;
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  std::uint8_t z = 0;

  constexpr bool operator==(const Item&) const = default;
};

inline constexpr int kUnknown = 255;
inline constexpr int kAgendaMax = 12;

struct Agenda {
  std::array<Item, kAgendaMax> items{};
  std::uint8_t size = 0;

  constexpr bool operator==(const Agenda&) const = default;  // unused items stay zero
};

// The action in progress.
struct Action {
  std::uint8_t place = 0;
  std::uint8_t seat = 0;  // who started it
  Bits atlanteans = 0;    // who acts: one, or those of a double space

  constexpr bool operator==(const Action&) const = default;
};

// A roll (RIS-5.11). Wild tiles use the first die.
struct Roll {
  std::array<std::uint8_t, 2> atlantean{};
  std::array<std::uint8_t, 2> die{};    // 0: yet to be rolled
  std::array<std::uint8_t, 2> added{};  // energy and Gyre on it
  SeatSet done;                         // seats that have declined since the last change
  std::uint8_t dice = 0;
  bool priest_used = false;

  constexpr bool operator==(const Roll&) const = default;
};

// Cards in hand between being drawn and being dealt with: library cards, or misfortunes for a Foresight.
struct Drawn {
  std::array<std::uint8_t, 4> cards{};
  std::uint8_t size = 0;

  constexpr bool operator==(const Drawn&) const = default;
};

// Contributing seats, by their latest pledge.
class Contributors {
 public:
  // The last of them. Precondition: there is one.
  constexpr Seat last() const { return static_cast<Seat>(word_ & 15) - 1; }
  constexpr void remove(Seat seat) {
    std::uint32_t kept = 0;
    for (int i = 0, place = 0; i < kSeatsMax; ++i) {
      const std::uint32_t one = word_ >> (4 * i) & 15;
      if (one != 0 && static_cast<Seat>(one) != seat + 1) kept |= one << (4 * place++);
    }
    word_ = kept;
  }
  constexpr void make_last(Seat seat) {
    remove(seat);
    word_ = word_ << 4 | static_cast<std::uint32_t>(seat + 1);
  }
  // From first to last.
  template <class Each>
  constexpr void each(const Each& call) const {
    for (int i = kSeatsMax - 1; i >= 0; --i)
      if (const std::uint32_t one = word_ >> (4 * i) & 15; one != 0) call(static_cast<Seat>(one) - 1);
  }
  constexpr bool operator==(const Contributors&) const = default;

 private:
  std::uint32_t word_ = 0;  // seat + 1 in four bits each, the last in the lowest
};

// Pledges (RIS-5.10). Pledged pieces are in neither the stock nor the supply.
struct Pledges {
  std::array<std::array<std::uint8_t, kSeatsMax>, 2 * kPeninsulas> energy{};  // barriers, then unfloodings
  std::array<std::array<Counts, kSeatsMax>, kBuildSpaces>
      pieces{};                                        // gold, crystal, Atlantium; energy for a Mason's Square
  std::array<std::uint8_t, kBuildSpaces> component{};  // named at the space, or kUnknown
  std::array<std::uint8_t, kPurposes> order{};         // purposes by their first pledge
  std::uint8_t ordered = 0;                            // how many
  std::array<Contributors, kPurposes> contributors{};
  std::array<SeatSet, kPurposes> barred{};  // seats that took back their pledge this phase
  std::uint8_t square = kUnknown;           // the build space at which a Mason's Square stands for
  std::uint8_t square_for = 0;              // this resource

  constexpr bool operator==(const Pledges&) const = default;
};

// Once-per-round powers (RIS-7.5), as bits of State::used.
enum class Power : std::uint8_t { warden, astrologer, tongs, glass, ley, scales, square, keeper, gyre };

struct Setup {
  int seats = 2;
  Edition edition = house_edition();
  int level = 1;
  Seat start = kChance;  // the starting player; kChance to draw one
  Blueprint blueprint = Blueprint::first_game;
  bool choose_councilors = false;  // otherwise dealt
  bool first_game = true;          // the starting player is the Artificer
  int rules = kNewestRules;        // version of the rules

  bool operator==(const Setup&) const = default;
};

struct Move {
  enum class Kind : std::uint8_t {
    // chance; `component` and `councilor` are also choices of the table
    start,       // what: a seat
    component,   // what
    councilor,   // what: dealt to the next seat, or revealed for the Hologram
    artifact,    // what: a Card: for the library, or revealed for a Scholar
    misfortune,  // what: drawn, or revealed by Foresight
    card,        // what: a library card drawn
    die,         // what: the face
    dice,        // what, from: both faces in Cities; 0 for a die that is not rolled again
    // open moments
    place,   // what: the kind of the Atlantean; to: the place
    act,     // what: the kind; from: the place
    play,    // what: a Card
    use,     // what: a Power; scales; keeper, from: the card discarded; in a roll glass and gyre, from: the die 0 or 1
    pledge,  // what: a Resource, kSquare + the resource a Mason's Square stands for; from: the component; to: a purpose
    take_back,  // to: a purpose
    ready,
    draw,  // the next misfortune
    // answers
    accept,        // Warden, Expertise, Alacrity, Defiance, Bounty, Tongs
    pass,          // done, decline, stop
    choose_board,  // what: a Councilor
    choose_relic,  // what: a Card
    peninsula,     // to: flood, unflood, barrier, riptide: what the top of the agenda is about
    reroll,        // what: the dice as bits; by the Priest
    energy,        // +1 on the player's own die; what: the die 0 or 1
    rollers,       // what, from: two Atlanteans as kind + 8 * seat
    resource,      // what: lost, gained, turned in, dredged
    swap,          // from: a resource; to: another
    colour,        // what: a seat: recruit, rally, sacrifice
    keep,          // what: a card drawn
    under,         // what: a card drawn goes under the deck, the rest after it
    discard,       // what: a card
    remove,        // what: a misfortune; from: 0 deck, 1 discards (Prediction Module); Foresight: from the deck
    top,           // what: a misfortune to put on top of the deck, the rest below it in the order chosen
    give,          // what: a resource or energy; to: a seat
    send_home,     // what: a kind; from: the place (Crisis of Faith)
    shift,         // what: kind + 8 * seat; to: the place (Astrologer)
  };
  static constexpr int kSquare = 8;

  Kind kind = Kind::pass;
  std::uint8_t what = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  constexpr bool operator==(const Move&) const = default;

  static constexpr Move of(Kind kind, int what = 0, int from = 0, int to = 0) {
    return {kind, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
  }
};

// An Astrologer's companion has the most: one of 21 (leaders, followers and volunteers of 7 seats) to one of 46 places
// (tiles, centre, build spaces, the spaces of 6 components, except where it stands), or none.
using Moves = MoveList<Move, 1024>;

struct State {
  // The Atlanteans.
  alignas(8) std::array<std::uint8_t, 48> at{};  // by number; unused ones are kGone
  Bits acted = 0;
  std::array<std::uint8_t, kVolunteers> volunteer_of{};  // the seat; kUnknown in the supply

  // The island.
  std::array<std::uint8_t, kPeninsulas> standing{};  // unflooded tiles
  std::uint8_t barriers = 0;                         // peninsulas with one, as bits

  // The stocks of players and supply: resources and energy.
  std::array<Counts, kSeatsMax> stock{};
  Counts supply{};
  Pledges pledges{};
  std::array<Cards, kSeatsMax> hands{};  // artifacts included

  // The gate.
  std::uint32_t blueprint = 0;    // components, without the Core
  std::uint32_t built = 0;        // with the Core
  std::uint32_t lasting = 0;      // effects of built components, as bits of Effect
  std::uint8_t build_spaces = 0;  // how many exist
  std::uint8_t built_at = 0;      // spaces that have built this Actions phase, as bits
  std::uint8_t opened = 0;        // spaces opened by Enigma of Alacrity or Cipher of Expertise, as bits

  // The decks. Cards put under the library deck or on top of the misfortunes are in known order; `library` and
  // `misfortunes` count only the rest, whose order is unknown.
  Cards library{};
  Cards library_discards{};
  std::array<std::uint8_t, 32> library_bottom{};  // next to be drawn first
  std::uint8_t library_bottom_size = 0;
  std::array<std::uint8_t, kMisfortunes> misfortunes{};
  std::array<std::uint8_t, kMisfortunes> misfortune_discards{};
  std::array<std::uint8_t, 4> misfortune_top{};  // next to be drawn first
  std::uint8_t misfortune_top_size = 0;
  std::uint16_t relics = 0;  // unused artifacts, as bits from the first artifact (RIS-2.8)

  // Councilors.
  std::array<std::uint8_t, kSeatsMax> councilor{};
  std::uint16_t stack = 0;  // unused boards
  std::uint16_t board_discards = 0;
  std::uint8_t board = kNobody;            // the Hologram's
  std::uint8_t relic = kUnknown;           // the Hologram's artifact, a Card, outside its player's hand
  std::array<std::uint8_t, 2> revealed{};  // boards or artifacts to choose from
  std::uint8_t revealed_size = 0;

  // The round.
  Phase phase = Phase::setup;
  std::uint8_t seats = 0;
  std::uint8_t level = 1;
  std::uint8_t rules = kNewestRules;  // only versions.h reads it
  std::uint8_t round = 0;
  std::uint8_t start = 0;  // the starting player
  SeatSet ready;
  std::uint8_t draws = 0;          // misfortunes drawn this phase
  std::uint8_t draws_skipped = 0;  // by a Chrono Lattice, next Misfortunes phase
  std::uint8_t wrath = 0;          // the space of the counter
  std::uint8_t fewer_floods = 0;   // by the Spirit Seal
  std::uint8_t floods_left = 0;    // in the Wrath phase, besides those on the agenda
  std::uint16_t used = 0;          // Powers
  SeatSet siphoned;                // seats that have had the Mystic Siphon's energy
  std::uint8_t earthquakes = 0;
  std::uint8_t forbidden = 0;  // peninsulas without actions, as bits
  bool fog = false;
  Loss loss = Loss::none;
  Blueprint blueprint_from = Blueprint::first_game;
  bool choose_councilors = false;
  bool first_game = false;

  // Tasks being resolved.
  Agenda agenda{};
  Action action{};
  Roll roll{};
  Drawn drawn{};

  Edition edition{};

  bool operator==(const State&) const = default;
};

}  // namespace atlantica::rising
