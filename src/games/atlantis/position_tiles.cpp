#include <algorithm>
#include <array>

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/position_reader.h"

// Where the 84 tiles of a position are: on the path, with the players, unseen under others, or gone.
namespace atlantica::atlantis {

namespace {

constexpr std::array<Back, 2> kBacks = {Back::A, Back::B};

Bits spaces_of(Back back) { return back == Back::A ? kBackA : kBackB; }

// Tiles of a value in the whole game (section 9).
int tiles_of_value(int value) { return value <= 5 ? 2 * kItems : kItems; }

Counts values_of(Bits tiles, Back back) {
  Counts values;
  while (tiles != 0) values.add(tile_of(pop_lowest(tiles), back).value - 1);
  return values;
}

// Works out which tiles left the path. For tiles held by players only the values are known.
struct Departure {
  std::array<Bits, 2> rest;      // per back, tiles not on the path
  std::array<Counts, 2> values;  // theirs, by value - 1
  std::array<int, 2> spare{};    // how many of them left it; the others are still unseen
  Counts held;                   // by value - 1; all of these left the path

  // At least this many of the tiles held have this back, as the other has too few of their values.
  int only(std::size_t back) const {
    int sum = 0;
    for (int kind = 0; kind < kTopValue; ++kind) sum += std::max(0, held[kind] - values[1 - back][kind]);
    return sum;
  }
  // Whether there is a solution: every tile held has a back that can still provide its value.
  bool possible() const { return held.total() <= spare[0] + spare[1] && only(0) <= spare[0] && only(1) <= spare[1]; }
  // Removes the first tile of a back that leaves a solution.
  bool take_out(std::size_t back) {
    for (Bits tiles = rest[back]; tiles != 0;) {
      const int number = pop_lowest(tiles);
      const int kind = tile_of(number, kBacks[back]).value - 1;
      Departure next = *this;
      next.rest[back] &= ~bit(number);
      next.values[back].remove(kind);
      --next.spare[back];
      if (held[kind] > 0) next.held.remove(kind);
      if (!next.possible()) continue;
      *this = next;
      return true;
    }
    return false;
  }
};

}  // namespace

bool PositionReader::read_tiles() {
  if (position_.gone && !read_values(*position_.gone, "gone", state_.gone)) return false;
  if (!(position_.unseen ? read_unseen() : choose_unseen())) return false;
  return count_tiles();
}

bool PositionReader::count_tiles() {
  for (int value = 1; value <= kTopValue; ++value) {
    int found = state_.gone[value - 1];
    for (const Counts& tiles : state_.tiles) found += tiles[value - 1];
    for (int space = 1; space <= kSpaces; ++space) found += state_.value[at(space)] == value ? 1 : 0;
    for (const Back back : kBacks) found += values_of(state_.unseen[at(back)], back)[value - 1];
    const int missing = tiles_of_value(value) - found;
    if (missing < 0 || (missing > 0 && position_.gone))
      return fail(
          {"atlantis.position.tiles_of_value", {{"most", tiles_of_value(value)}, {"value", value}, {"count", found}}});
    if (!position_.gone) state_.gone.add(value - 1, missing);
  }
  return true;
}

bool PositionReader::read_unseen() {
  std::array<Bits, 2> given{};
  for (const auto& [name, tiles] : *position_.unseen) {
    if (name != "A" && name != "B") return fail("unseen", {"atlantis.position.backs", {{"text", name}}});
    const Back back = name == "A" ? Back::A : Back::B;
    Bits& bits = given[at(back)];
    for (const std::string& text : tiles) {
      const auto tile = parse_tile(text);
      const int number = tile ? number_of(*tile, back) : -1;
      if (number < 0)
        return fail("unseen." + name, {"atlantis.position.no_such_tile", {{"text", text}, {"back", name}}});
      if (has(bits, number)) return fail("unseen." + name, {"atlantis.position.listed_twice", {{"text", text}}});
      if (!has(state_.unseen[at(back)], number))
        return fail("unseen." + name, {"atlantis.position.seen", {{"text", text}}});
      bits |= bit(number);
    }
  }
  state_.unseen = given;
  return true;
}

// Leaves as many unseen tiles of each back as lie under others, consistent with what the players hold and what is gone.
bool PositionReader::choose_unseen() {
  Departure tiles{state_.unseen, {}, {}, state_.gone};
  for (const Back back : kBacks) {
    const std::size_t i = at(back);
    const Bits spaces = spaces_of(back);
    tiles.values[i] = values_of(state_.unseen[i], back);
    tiles.spare[i] = count(state_.unseen[i]) - count((state_.stacked | unlaid_) & spaces) -
                     (state_.phase == Phase::reveal ? 0 : count(unlaid_ & kStacksAtSetup & spaces));
  }
  for (const Counts& held : state_.tiles) tiles.held.add(held);
  for (int kind = 0; kind < kTopValue; ++kind) {
    if (tiles.held[kind] <= tiles.values[0][kind] + tiles.values[1][kind]) continue;
    state_.unseen = {};
    return true;  // too many: reported once all are counted
  }
  if (tiles.held.total() > tiles.spare[0] + tiles.spare[1])
    return fail({"atlantis.position.too_many_left",
                 {{"count", tiles.held.total()}, {"left", tiles.spare[0] + tiles.spare[1]}}});
  for (const Back back : kBacks) {
    const std::size_t i = at(back);
    if (tiles.only(i) > tiles.spare[i])
      return fail({"atlantis.position.too_many_left_of_back",
                   {{"count", tiles.only(i)}, {"back", back_name(back)}, {"left", tiles.spare[i]}}});
  }
  for (std::size_t i = 0; i < tiles.spare.size(); ++i)
    while (tiles.spare[i] > 0 && tiles.take_out(i)) {
    }
  state_.unseen = tiles.rest;
  return true;
}

bool PositionReader::check_stacks() {
  const bool laying = state_.phase == Phase::first || state_.phase == Phase::lay;
  if (laying) {
    state_.stacked |= unlaid_ & kStacksAtSetup;
    state_.gaps = 0;  // computed once the path is complete
  }
  for (const Back back : kBacks) {
    const Bits spaces = spaces_of(back);
    const int needed = count(state_.stacked & spaces) + count(unlaid_ & spaces);
    const int unseen = count(state_.unseen[at(back)]);
    if (unseen != needed)
      return fail("unseen." + back_name(back), {"atlantis.position.unseen", {{"count", needed}, {"number", unseen}}});
  }
  return true;
}

}  // namespace atlantica::atlantis
