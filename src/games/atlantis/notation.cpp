#include "games/atlantis/notation.h"

#include <array>

#include "core/index.h"
#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

constexpr std::array<std::string_view, kItems> kItemNames = {"flag", "olive",  "helmet", "amphora",
                                                             "ring", "statue", "crown"};
constexpr std::array<std::string_view, 9> kPhaseNames = {"first", "lay",    "deal", "turn", "go_on",
                                                         "pay",   "reveal", "draw", "over"};
constexpr std::array<std::string_view, at(Move::Kind::show) + 1> kKindNames = {
    "first", "tile", "draw", "buy", "bridge", "play", "pay_tile", "pay_card", "show"};
static_assert(kKindNames.back() == "show");

std::optional<Move> parse_play(std::string_view words) {
  const auto item = parse_item(take_word(words));
  const auto place = parse_number(words, kMainland);
  if (!item || !place) return std::nullopt;
  return Move::play(*item, *place);
}

std::optional<Move> parse_pay(std::string_view what) {
  if (const auto item = parse_item(what)) return Move::pay_card(*item);
  if (const auto value = parse_number(what, kTopValue)) return Move::pay_tile(*value);
  return std::nullopt;
}

}  // namespace

std::string_view item_name(Item item) { return kItemNames[at(item)]; }
std::optional<Item> parse_item(std::string_view text) { return parse_as<Item>(kItemNames, text); }
Words item_names() { return kItemNames; }

std::string tile_text(Tile tile) { return std::string(item_name(tile.item)) + std::to_string(tile.value); }

std::optional<Tile> parse_tile(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto item = parse_item(text.substr(0, text.size() - 1));
  const auto value = parse_number(text.substr(text.size() - 1), kTopValue);
  if (!item || !value || *value == 0) return std::nullopt;
  return Tile{*item, static_cast<std::uint8_t>(*value)};
}

std::string place_name(int place) {
  if (place == kAtlantis) return "atlantis";
  if (place == kMainland) return "mainland";
  return "space " + std::to_string(place);
}

std::string_view phase_name(Phase phase) { return kPhaseNames[at(phase)]; }
Words phase_names() { return kPhaseNames; }

std::string_view kind_name(Move::Kind kind) { return kKindNames[at(kind)]; }
Words kind_names() { return Words(kKindNames).subspan(at(Move::Kind::buy)); }

std::string Rules::text(const Move& move) {
  const std::string item = move.what < kItems ? std::string(item_name(move.item())) : "?";
  switch (move.kind) {
    case Move::Kind::first: return "first " + std::to_string(move.what);
    case Move::Kind::tile: return "tile " + item + std::to_string(move.value);
    case Move::Kind::draw: return "draw " + item;
    case Move::Kind::buy: return "buy " + std::to_string(move.value);
    case Move::Kind::bridge: return "bridge " + std::to_string(move.place);
    case Move::Kind::play: return "play " + item + " " + std::to_string(move.place);
    case Move::Kind::pay_tile: return "pay " + std::to_string(move.value);
    case Move::Kind::pay_card: return "pay " + item;
    case Move::Kind::show: return "show";
  }
  return "?";
}

std::optional<Move> Rules::parse(std::string_view text) {
  if (text == "show") return Move::show();
  const std::string_view verb = take_word(text);
  if (verb == "play") return parse_play(text);
  if (verb == "pay") return parse_pay(text);
  if (verb == "tile") return parse_tile(text).transform(Move::tile);
  if (verb == "draw") return parse_item(text).transform(Move::draw);
  if (verb == "buy") return parse_number(text, kTopValue).transform(Move::buy);
  if (verb == "bridge") return parse_number(text, kSpaces).transform(Move::bridge);
  if (verb == "first") return parse_number(text, kSeatsMax - 1).transform(Move::first);
  return std::nullopt;
}

}  // namespace atlantica::atlantis
