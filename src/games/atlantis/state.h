#pragma once

#include <array>
#include <cstdint>

#include "core/bits.h"
#include "core/counts.h"
#include "core/move_list.h"
#include "core/seat.h"

// The crumbling path (docs/rules/atlantis.md): the state of the table, as compact plain data.
namespace atlantica::atlantis {

inline constexpr int kSeatsMax = 4;
inline constexpr int kFigures = 3;

// ATL-1.1
enum class Item : std::uint8_t { flag, olive, helmet, amphora, ring, statue, crown };
inline constexpr int kItems = 7;
inline constexpr int kCardsPerItem = 15;
inline constexpr int kCards = kItems * kCardsPerItem;

// Places are numbered along the path: Atlantis, the spaces 1 to 53, the mainland.
inline constexpr int kAtlantis = 0;
inline constexpr int kSpaces = 53;
inline constexpr int kMainland = kSpaces + 1;
inline constexpr Bits kPath = below(kMainland) & ~bit(kAtlantis);

// ATL-2.1: stacks of two at both ends and next to the first gap, single tiles in between.
inline constexpr int kFirstGap = 27;
inline constexpr Bits kBackA = below(kFirstGap) & ~bit(kAtlantis);
inline constexpr Bits kBackB = kPath & above(kFirstGap);
inline constexpr Bits kSingles = (below(21) & above(10)) | (below(44) & above(33));
inline constexpr Bits kStacksAtSetup = kPath & ~kSingles & ~bit(kFirstGap);

// A path tile is one of the six of its item and back; their values are 1 to 5 and a sixth (section 9).
enum class Back : std::uint8_t { A, B };
inline constexpr int kTilesPerItem = 6;
inline constexpr int kTilesPerBack = kItems * kTilesPerItem;
inline constexpr int kTopValue = 7;

struct Tile {
  Item item;
  std::uint8_t value;

  constexpr bool operator==(const Tile&) const = default;
};

constexpr Back back_of(int space) { return space < kFirstGap ? Back::A : Back::B; }

constexpr int sixth_value(Item item, Back back) {
  const bool seven_in_a = item == Item::amphora || item == Item::flag || item == Item::olive;
  return seven_in_a == (back == Back::A) ? 7 : 6;
}

// The tiles of a back, numbered 0 to 41.
constexpr Tile tile_of(int number, Back back) {
  const auto item = static_cast<Item>(number / kTilesPerItem);
  const int value = number % kTilesPerItem + 1;
  return {item, static_cast<std::uint8_t>(value < kTilesPerItem ? value : sixth_value(item, back))};
}

// -1 if there is no such tile with this back.
constexpr int number_of(Tile tile, Back back) {
  const int first = static_cast<int>(tile.item) * kTilesPerItem;
  if (tile.value >= 1 && tile.value < kTilesPerItem) return first + tile.value - 1;
  return tile.value == sixth_value(tile.item, back) ? first + kTilesPerItem - 1 : -1;
}

enum class Phase : std::uint8_t {
  first,   // chance picks the starting player
  lay,     // chance lays the visible tiles, from Atlantis on
  deal,    // chance deals the hands
  turn,    // buy, place the bridge, play a card or show the hand
  go_on,   // the moving figure stands on an occupied tile: another card must follow
  pay,     // the gaps crossed must be paid
  reveal,  // chance reveals the tile under the one taken
  draw,    // chance draws cards for the current player
  over,
};

struct Setup {
  int seats = 2;
  Seat first = kChance;  // the starting player; kChance to draw one
  int rules = 1;         // version of the rules

  bool operator==(const Setup&) const = default;
};

struct Move {
  enum class Kind : std::uint8_t {
    // chance
    first,  // seat
    tile,   // item, value: laid or uncovered
    draw,   // item
    // a seat
    buy,       // value: for one collected tile
    bridge,    // place: the first water space of the gap
    play,      // item, place: where the moving figure stands
    pay_tile,  // value
    pay_card,  // item
    show,
  };

  Kind kind = Kind::show;
  std::uint8_t what = 0;   // an item or a seat
  std::uint8_t value = 0;  // of a tile
  std::uint8_t place = 0;

  constexpr Item item() const { return static_cast<Item>(what); }
  constexpr bool operator==(const Move&) const = default;

  static constexpr Move first(Seat seat) { return {Kind::first, static_cast<std::uint8_t>(seat), 0, 0}; }
  static constexpr Move tile(Tile tile) { return {Kind::tile, static_cast<std::uint8_t>(tile.item), tile.value, 0}; }
  static constexpr Move draw(Item item) { return {Kind::draw, static_cast<std::uint8_t>(item), 0, 0}; }
  static constexpr Move buy(int value) { return {Kind::buy, 0, static_cast<std::uint8_t>(value), 0}; }
  static constexpr Move bridge(int place) { return {Kind::bridge, 0, 0, static_cast<std::uint8_t>(place)}; }
  static constexpr Move play(Item item, int place) {
    return {Kind::play, static_cast<std::uint8_t>(item), 0, static_cast<std::uint8_t>(place)};
  }
  static constexpr Move pay_tile(int value) { return {Kind::pay_tile, 0, static_cast<std::uint8_t>(value), 0}; }
  static constexpr Move pay_card(Item item) { return {Kind::pay_card, static_cast<std::uint8_t>(item), 0, 0}; }
  static constexpr Move show() { return {}; }
};

// 3 figures with 7 cards, 6 tiles to sell, 26 gaps for the bridge; chance has at most 42 tiles.
using Moves = MoveList<Move, 64>;

struct State {
  // The path. A space without a visible tile is water.
  std::array<Bits, kItems> showing{};    // the spaces whose visible tile shows the item
  Bits land = 0;                         // their union
  Bits stacked = 0;                      // spaces with a second tile underneath
  Bits bridges = 0;                      // water spaces with a bridge
  Bits gaps = 0;                         // the last tile before every unbridged gap
  std::array<std::uint8_t, 56> value{};  // of the visible tile; 0 for water
  std::array<Bits, 2> unseen{};          // per back, the tiles not yet seen
  Counts gone;                           // tiles that left the game, by value - 1

  // The cards. Their order is undecided until they are drawn.
  Counts deck;
  Counts discards;

  // The players.
  std::array<Bits, kSeatsMax> figures{};       // on path spaces
  std::array<std::uint8_t, kSeatsMax> home{};  // figures in Atlantis
  std::array<std::uint8_t, kSeatsMax> safe{};  // figures on the mainland
  std::array<Counts, kSeatsMax> hand{};
  std::array<Counts, kSeatsMax> shown{};    // ATL-8.1: publicly known minimum
  std::array<Counts, kSeatsMax> counted{};  // cards that the seat knows to be in some other hand, as they were there
                                            // at the last reshuffle and have not been seen since
  std::array<Counts, kSeatsMax> tiles{};    // collected, by value - 1
  std::uint8_t bridge_in_hand = 0;          // a bit per seat

  // The turn.
  Phase phase = Phase::first;
  std::uint8_t seats = 0;
  std::uint8_t first = 0;
  std::uint8_t seat = 0;        // whose turn it is, or who is being dealt to
  std::uint8_t place = 0;       // lay, reveal: where the next tile lies; go_on, pay: the moving figure
  std::uint8_t from = 0;        // go_on, pay: where the moving figure started
  std::uint8_t paid = 0;        // pay: points paid so far
  std::uint8_t draws = 0;       // deal, draw: cards still to draw
  bool bought = false;          // ATL-3.1: once per turn
  bool moved = false;           // draw: the turn's move is done; otherwise a purchase is being drawn
  bool active = false;          // ATL-7.7: a card was drawn or a bridge placed in this turn
  std::uint8_t idle_turns = 0;  // ATL-7.7: consecutive idle turns
  std::uint8_t filler = 0;      // instead of padding, so that equal states have equal bytes
  std::uint16_t turn = 0;       // turns begun

  bool operator==(const State&) const = default;
};

}  // namespace atlantica::atlantis
