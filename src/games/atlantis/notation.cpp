#include "games/atlantis/notation.h"

#include <array>

#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

constexpr std::array<std::string_view, kItems> kItemNames = {"flag", "olive",  "helmet", "amphora",
                                                             "ring", "statue", "crown"};
constexpr std::array<std::string_view, 9> kPhaseNames = {"first", "lay",    "deal", "turn", "go_on",
                                                         "pay",   "reveal", "draw", "over"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Move::Kind::show) + 1> kKindNames = {
    "first", "tile", "draw", "buy", "bridge", "play", "pay_tile", "pay_card", "show"};
static_assert(kKindNames.back() == "show");

// Removes and returns the next word of a text; words are separated by one space.
std::string_view take_word(std::string_view& text) {
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return word;
}

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

std::string_view item_name(Item item) { return kItemNames[static_cast<std::size_t>(item)]; }
Words item_names() { return kItemNames; }

std::optional<Item> parse_item(std::string_view text) {
  for (std::size_t i = 0; i < kItemNames.size(); ++i)
    if (kItemNames[i] == text) return static_cast<Item>(i);
  return std::nullopt;
}

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

std::string_view phase_name(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

std::optional<Phase> parse_phase(std::string_view text) {
  for (std::size_t i = 0; i < kPhaseNames.size(); ++i)
    if (kPhaseNames[i] == text) return static_cast<Phase>(i);
  return std::nullopt;
}
Words phase_names() { return kPhaseNames; }

std::string_view kind_name(Move::Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }
Words kind_names() { return Words(kKindNames).subspan(static_cast<std::size_t>(Move::Kind::buy)); }

std::optional<int> parse_number(std::string_view text, int most) {
  if (text.empty() || text.size() > 3 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number <= most ? std::optional(number) : std::nullopt;
}

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
