#include "games/atlantis/position_reader.h"

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "kit/options.h"

namespace atlantica::atlantis {

bool PositionReader::read() {
  return read_turn() && read_path() && check_unlaid() && read_players() && read_cards() && read_tiles() &&
         check_bridges() && check_stacks() && check_phase();
}

bool PositionReader::read_turn() {
  const auto seats = static_cast<int>(position_.players.size());
  if (seats < 2 || seats > kSeatsMax) return fail("players", wrong_seats("atlantis", 2, kSeatsMax, seats));
  state_.seats = static_cast<std::uint8_t>(seats);
  const std::string& name = position_.phase ? *position_.phase : "turn";
  if (!phase(name, phase_names(), state_.phase) ||
      !turn(position_.turn, state_.phase >= Phase::turn, name, state_.turn))
    return false;
  state_.bought = position_.bought.value_or(false);
  state_.moved = position_.moved.value_or(false);
  state_.active = position_.active.value_or(false);
  return number(position_.seat, "seat", 0, seats - 1, state_.seat) &&
         number(position_.first, "first", 0, seats - 1, state_.first) &&
         number(position_.place, "place", 0, kMainland, state_.place) &&
         number(position_.from, "from", 0, kSpaces, state_.from) &&
         number(position_.paid, "paid", 0, 200, state_.paid) && number(position_.draws, "draws", 0, 7, state_.draws) &&
         number(position_.idle_turns, "idle_turns", 0, seats, state_.idle_turns);
}

bool PositionReader::read_path() {
  std::string_view rest = position_.path;
  int space = 1;
  state_.unseen = {below(kTilesPerBack), below(kTilesPerBack)};
  while (!rest.empty()) {
    const std::string_view token = take_word(rest);
    if (!token.empty() && !read_token(token, space)) return false;
  }
  if (space != kMainland) return fail("path", {"atlantis.position.path_length", {{"count", space - 1}}});
  return true;
}

bool PositionReader::read_token(std::string_view token, int& space) {
  const char kind = token[0];
  int run = 1;
  if (kind == '~' || kind == '?') {
    if (token.size() > 1) {
      const auto length = parse_number(token.substr(1), kSpaces);
      if (!length || *length == 0) return fail("path", {"atlantis.position.path_run", {{"text", token}}});
      run = *length;
    }
  } else if (token == "=") {
    if (space <= kSpaces) state_.bridges |= bit(space);
  } else if (space <= kSpaces && !read_tile(token, space)) {
    return false;
  }
  if (space + run > kMainland) return fail("path", {"atlantis.position.path_beyond", {{"text", token}}});
  if (kind == '?')
    for (int i = 0; i < run; ++i) unlaid_ |= bit(space + i);
  space += run;
  return true;
}

bool PositionReader::read_tile(std::string_view token, int space) {
  const std::string where = item_of("path", space);
  std::string_view name = token;
  const bool stacked = name.ends_with("+1");
  if (stacked) name.remove_suffix(2);
  const auto tile = parse_tile(name);
  if (!tile) return fail(where, {"atlantis.position.path_tile", {{"text", token}}});
  if (space == kFirstGap) return fail(where, "atlantis.position.first_gap");
  const Back back = back_of(space);
  const int number = number_of(*tile, back);
  if (number < 0) return fail(where, {"atlantis.position.no_such_tile", {{"text", name}, {"back", back_name(back)}}});
  Bits& unseen = state_.unseen[at(back)];
  if (!has(unseen, number))
    return fail(where, {"atlantis.position.one_tile", {{"text", name}, {"back", back_name(back)}}});
  if (stacked && !has(kStacksAtSetup, space)) return fail(where, "atlantis.position.single");
  unseen &= ~bit(number);
  state_.land |= bit(space);
  state_.showing[at(tile->item)] |= bit(space);
  state_.value[at(space)] = tile->value;
  if (stacked) state_.stacked |= bit(space);
  return true;
}

bool PositionReader::read_players() {
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    const PlayerPosition& player = position_.players[at(seat)];
    const std::string where = item_of("players", seat);
    Counts& hand = state_.hand[at(seat)];
    Counts& shown = state_.shown[at(seat)];
    Counts& kept = kept_[at(seat)];
    if (!read_counts(player.hand, where + ".hand", hand) ||
        !read_counts(player.shown.value_or(ItemCounts{}), where + ".shown", shown) ||
        !read_counts(player.kept.value_or(ItemCounts{}), where + ".kept", kept) ||
        !read_values(player.tiles, where + ".tiles", state_.tiles[at(seat)]) || !read_figures(seat))
      return false;
    for (int item = 0; item < kItems; ++item) {
      if (shown[item] > hand[item] || kept[item] > hand[item])
        return fail(where, {shown[item] > hand[item] ? "atlantis.position.shown" : "atlantis.position.kept",
                            {{"text", item_name(static_cast<Item>(item))}}});
    }
    if (player.bridge.value_or(true)) state_.bridge_in_hand |= static_cast<std::uint8_t>(1U << seat);
  }
  return read_counted();
}

bool PositionReader::read_counted() {
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    const auto& given = position_.players[at(seat)].counted;
    const std::string where = "players[" + std::to_string(seat) + "].counted";
    Counts& counted = state_.counted[at(seat)];
    if (given && !read_counts(*given, where, counted)) return false;
    Counts others;
    for (Seat other = 0; other < state_.seats; ++other) {
      if (other == seat) continue;
      others.add(state_.hand[at(other)]);
      if (!given) counted.add(kept_[at(other)]);
    }
    for (int item = 0; item < kItems; ++item)
      if (counted[item] > others[item])
        return fail(where, {"atlantis.position.counted", {{"text", item_name(static_cast<Item>(item))}}});
  }
  return true;
}

bool PositionReader::read_figures(Seat seat) {
  const std::string where = item_of("players", seat) + ".figures";
  const std::vector<int>& places = position_.players[at(seat)].figures;
  const bool in_the_air = seat == state_.seat && (state_.phase == Phase::go_on || state_.phase == Phase::pay);
  const std::size_t wanted = in_the_air ? kFigures - 1 : kFigures;
  if (places.size() != wanted)
    return fail(where, {in_the_air ? "atlantis.position.figures_moving" : "atlantis.position.figures",
                        {{"count", wanted}, {"number", places.size()}}});
  for (const int place : places) {
    if (place < kAtlantis || place > kMainland)
      return fail(where, {"atlantis.position.figure_place", {{"number", place}}});
    if (place == kAtlantis) {
      ++state_.home[at(seat)];
    } else if (place == kMainland) {
      ++state_.safe[at(seat)];
    } else {
      if (!has(state_.land, place)) return fail(where, {"atlantis.position.no_tile", {{"space", place}}});
      if (has(occupied(state_), place)) return fail(where, {"atlantis.position.figure_twice", {{"space", place}}});
      state_.figures[at(seat)] |= bit(place);
    }
  }
  return true;
}

bool PositionReader::read_counts(const ItemCounts& items, const std::string& where, Counts& counts) {
  for (const auto& [name, amount] : items) {
    const auto item = parse_item(name);
    if (!item) return fail(where, {"atlantis.position.item", {{"text", name}, {"texts", listed(item_names())}}});
    std::uint8_t cards = 0;
    if (!number(amount, where + "." + name, 0, kCardsPerItem, cards)) return false;
    counts.add(static_cast<int>(*item), cards);
  }
  return true;
}

bool PositionReader::read_values(const std::vector<int>& values, const std::string& where, Counts& tiles) {
  if (values.size() > 2 * kTilesPerBack) return fail(where, "atlantis.position.tiles");
  for (const int value : values) {
    if (value < 1 || value > kTopValue) return fail(where, {"atlantis.position.value", {{"number", value}}});
    tiles.add(value - 1);
  }
  return true;
}

bool PositionReader::read_cards() {
  if (!read_counts(position_.discards.value_or(ItemCounts{}), "discards", state_.discards)) return false;
  for (int item = 0; item < kItems; ++item) {
    int out = state_.discards[item];
    for (const Counts& hand : state_.hand) out += hand[item];
    if (out > kCardsPerItem)
      return fail({"atlantis.position.cards", {{"text", item_name(static_cast<Item>(item))}, {"count", out}}});
    state_.deck.add(item, kCardsPerItem - out);
  }
  return true;
}

bool PositionReader::check_bridges() {
  const Bits written = state_.bridges;
  if (state_.phase == Phase::reveal && unlaid_ != 0) state_.land |= unlaid_;
  update_gaps(state_);
  if (state_.bridges != written) return fail("path", "atlantis.position.bridge_at_end");
  int placed = 0;
  for (Seat seat = 0; seat < state_.seats; ++seat) placed += has_bridge(state_, seat) ? 0 : 1;
  if (count(written) > placed)
    return fail("path", {"atlantis.position.bridges", {{"count", count(written)}, {"placed", placed}}});
  return true;
}

}  // namespace atlantica::atlantis
