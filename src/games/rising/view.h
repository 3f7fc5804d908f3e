#pragma once

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kit/words.h"

// What people and programs outside the engine see of a game of rising. Every struct here is written as a JSON object
// with the same names; unset fields are omitted. Places are written by name: "Forests 1" to "Forges 6", "centre", "gate
// 1" to "gate 4", and a component's name for its action space; pieces as leader, hologram, automaton, volunteer,
// follower; resources as ore, gold, crystal, Atlantium, energy.
namespace atlantica::rising {

struct AtlanteanView {
  int seat = 0;
  std::string piece;
  std::optional<bool> acted;  // true if it has

  bool operator==(const AtlanteanView&) const = default;
};
BOOST_DESCRIBE_STRUCT(AtlanteanView, (), (seat, piece, acted))
using Crowd = std::vector<AtlanteanView>;

struct TileView {
  std::string name;
  bool flooded = false;
  std::optional<bool> held;           // true for a flooded tile held open by the Seafarer
  std::optional<int> target;          // wild, Cities: as printed
  std::optional<int> now;             // wild: with Earthquakes and the Explorer, if different
  std::optional<int> rate;            // Forges: Atlantium per ore
  std::optional<std::string> second;  // Libraries: discard, bottom, keep
  int spaces = 0;                     // Cities: 2, a double space
  Crowd atlanteans;

  bool operator==(const TileView&) const = default;
};
BOOST_DESCRIBE_STRUCT(TileView, (), (name, flooded, held, target, now, rate, second, spaces, atlanteans))

// A seat's pledge for a purchase.
struct PledgeView {
  int seat = 0;
  NameCounts pieces;
  std::optional<std::string> square;  // the resource its energy stands for (Mason's Square)

  bool operator==(const PledgeView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PledgeView, (), (seat, pieces, square))

// A purchase with pledges: "barrier Forests", "unflood Forests", "gate 1".
struct PurchaseView {
  std::string purpose;
  std::vector<PledgeView> pledges;
  NameCounts missing;

  bool operator==(const PurchaseView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PurchaseView, (), (purpose, pledges, missing))

struct PeninsulaView {
  std::string name;
  bool barrier = false;
  std::optional<bool> forbidden;  // true if no actions are taken there this round
  std::vector<TileView> tiles;    // from the centre outward

  bool operator==(const PeninsulaView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PeninsulaView, (), (name, barrier, forbidden, tiles))

struct BuildSpaceView {
  std::string name;
  std::optional<std::string> component;  // named there
  std::optional<bool> built;             // true if it has built this phase
  std::optional<bool> open;              // true if pledges may be made there now
  Crowd atlanteans;

  bool operator==(const BuildSpaceView&) const = default;
};
BOOST_DESCRIBE_STRUCT(BuildSpaceView, (), (name, component, built, open, atlanteans))

struct ComponentView {
  std::string name;
  std::string type;  // A, B, C, D; "core"
  NameCounts cost;
  std::string when;  // space, once, lasting, core
  std::string say;   // what it does; the argument is `amount`
  int amount = 0;
  bool built = false;
  int spaces = 0;                    // action spaces for this number of players
  std::optional<bool> double_space;  // true for one shared by two
  Crowd atlanteans;

  bool operator==(const ComponentView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ComponentView, (), (name, type, cost, when, say, amount, built, spaces, double_space, atlanteans))

struct WrathView {
  std::vector<int> track;
  int space = 0;              // of the counter, from 0
  std::optional<int> fewer;   // floods removed from this Wrath phase
  std::optional<int> floods;  // still to come in the Wrath phase

  bool operator==(const WrathView&) const = default;
};
BOOST_DESCRIBE_STRUCT(WrathView, (), (track, space, fewer, floods))

struct DeckView {
  int size = 0;
  NameCounts contents;  // in unknown order
  Names known;          // misfortunes: on top; library: at the bottom; next to be drawn first
  NameCounts discards;

  bool operator==(const DeckView&) const = default;
};
BOOST_DESCRIBE_STRUCT(DeckView, (), (size, contents, known, discards))

// rising.detail.card describes a card, rising.detail.councilor a councilor.
struct CardView {
  std::string name;
  bool artifact = false;
  std::optional<bool> used;  // true for a power used this round

  bool operator==(const CardView&) const = default;
};
BOOST_DESCRIBE_STRUCT(CardView, (), (name, artifact, used))

struct SeatView {
  int seat = 0;
  std::string colour;
  std::optional<std::string> councilor;  // once known
  NameCounts stock;                      // resources and energy
  std::vector<CardView> hand;            // artifacts too
  int hand_limit = 0;
  Names pool;         // pieces
  int followers = 0;  // still in the supply
  bool ready = false;

  bool operator==(const SeatView&) const = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (seat, colour, councilor, stock, hand, hand_limit, pool, followers, ready))

struct HologramView {
  int seat = 0;
  std::string councilor;
  std::optional<CardView> artifact;

  bool operator==(const HologramView&) const = default;
};
BOOST_DESCRIBE_STRUCT(HologramView, (), (seat, councilor, artifact))

struct DieView {
  int seat = 0;
  std::string piece;
  std::optional<int> value;  // once rolled
  int added = 0;             // energy and the Fortune Gyre

  bool operator==(const DieView&) const = default;
};
BOOST_DESCRIBE_STRUCT(DieView, (), (seat, piece, value, added))

struct RollView {
  std::string place;
  std::vector<DieView> dice;
  int bonus = 0;  // wrath, Automaton, Coral Diadem
  int total = 0;
  int target = 0;

  bool operator==(const RollView&) const = default;
};
BOOST_DESCRIBE_STRUCT(RollView, (), (place, dice, bonus, total, target))

// A task being resolved, innermost last: `say` is the id of a message; the other fields are its arguments.
struct TaskView {
  std::string task;                      // flood, floods, roll, draw, ...
  std::string say;                       // what is to be decided
  std::optional<int> seat;               // whose it is; if nobody's, the sole decider
  std::optional<int> amount;             // how many of its subject
  std::optional<std::string> card;       // misfortune: which
  std::optional<std::string> place;      // action, roll: where
  std::optional<std::string> peninsula;  // flood: which

  bool operator==(const TaskView&) const = default;
};
BOOST_DESCRIBE_STRUCT(TaskView, (), (task, say, seat, amount, card, place, peninsula))

struct ResultView {
  bool won = false;
  std::string reason;  // gate, centre, rounds

  bool operator==(const ResultView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ResultView, (), (won, reason))

struct View {
  std::string edition;
  int level = 1;
  int round = 0;
  int rounds = 0;     // the number of the last one
  std::string phase;  // setup, place, misfortunes, actions, wrath, over
  int start = 0;      // the starting player
  std::vector<PeninsulaView> peninsulas;
  Crowd centre;
  std::vector<BuildSpaceView> gate;
  std::vector<ComponentView> blueprint;  // the Power Core last
  std::vector<PurchaseView> purchases;   // in the order of their first pledges
  int barrier_price = 0;
  int unflood_price = 0;
  WrathView wrath;
  DeckView misfortunes;
  DeckView library;
  NameCounts supply;  // resources, energy, barriers, volunteers
  std::vector<SeatView> seats;
  std::optional<HologramView> hologram;
  std::optional<Names> offered;           // boards or artifacts to choose from
  Names effects;                          // effects lasting until the end of the round, by name
  std::optional<int> draws;               // misfortunes phase: how many are still to be drawn
  std::optional<std::string> misfortune;  // being resolved
  std::optional<RollView> roll;
  std::optional<Names> drawn;  // cards in hand between being drawn and being dealt with
  std::vector<TaskView> agenda;
  std::vector<int> awaited;                 // seats the game is waiting for
  std::optional<std::vector<int>> invited;  // those that bots wait for
  std::optional<ResultView> result;

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (edition, level, round, rounds, phase, start, peninsulas, centre, gate, blueprint, purchases,
                       barrier_price, unflood_price, wrath, misfortunes, library, supply, seats, hologram, offered,
                       effects, draws, misfortune, roll, drawn, agenda, awaited, invited, result))

}  // namespace atlantica::rising
