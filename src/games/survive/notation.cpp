#include "games/survive/notation.h"

#include <array>

#include "games/survive/rules.h"
#include "games/survive/sea.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

constexpr std::array<std::string_view, kColoursMax> kColourNames = {"red", "blue", "yellow", "green"};
constexpr std::array<std::string_view, kIsles> kIsleNames = {"NW", "NE", "SW", "SE"};
constexpr std::array<std::string_view, kTerrains> kTerrainNames = {"beach", "forest", "mountain"};
constexpr std::array<std::string_view, kCreatures> kCreatureNames = {"serpent", "shark", "whale"};
constexpr std::array<std::string_view, kBacks> kBackNames = {
    "shark", "whale",        "ship",       "whirlpool",  "volcano",       "dolphin",
    "wind",  "move-serpent", "move-shark", "move-whale", "shark-defence", "whale-defence"};
constexpr std::array<std::string_view, kVariants> kVariantNames = {"overpopulated", "to-the-last", "all-equal",
                                                                   "submerged"};
constexpr std::array<std::string_view, 15> kPhaseNames = {"first", "lay", "place",    "value", "ship",
                                                          "hand",  "to",  "move",     "sink",  "back",
                                                          "crew",  "die", "creature", "react", "over"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::decline) + 1> kKindNames = {
    "first", "terrain", "back", "die",  "place", "value", "ship", "play",     "pass", "to",     "walk",
    "board", "swim",    "land", "sail", "end",   "sink",  "take", "creature", "stay", "defend", "decline"};
static_assert(kKindNames.back() == "decline");

template <std::size_t Size>
std::optional<int> find(const std::array<std::string_view, Size>& names, std::string_view text) {
  for (std::size_t i = 0; i < Size; ++i)
    if (names[i] == text) return static_cast<int>(i);
  return std::nullopt;
}

template <class Enum>
std::optional<Enum> as(std::optional<int> number) {
  return number ? std::optional(static_cast<Enum>(*number)) : std::nullopt;
}

// Removes and returns the next word of a text; words are separated by one space.
std::string_view take_word(std::string_view& text) {
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return word;
}

// The number of an explorer within its colour, from 1 in words and from 0 in moves.
std::optional<int> parse_explorer_number(std::string_view text) {
  const auto number = parse_number(text, kTeam);
  return number && *number > 0 ? std::optional(*number - 1) : std::nullopt;
}

std::optional<Move> parse_play(std::string_view words) {
  const auto tile = parse_back(take_word(words));
  if (!tile || *tile < Back::dolphin || *tile > Back::move_whale) return std::nullopt;
  const auto piece = *tile == Back::dolphin ? parse_explorer_number(words) : Sea::parse(words);
  if (!piece) return std::nullopt;
  return Move::of(Kind::play, static_cast<int>(*tile), *piece);
}

std::optional<Move> parse_step(Kind kind, std::string_view words) {
  const auto number = parse_explorer_number(take_word(words));
  const auto to = Sea::parse(words);
  if (!number || !to) return std::nullopt;
  return Move::of(kind, *number, 0, *to);
}

std::optional<Move> parse_way(Kind kind, int what, std::string_view words) {
  const auto from = Sea::parse(take_word(words));
  const auto to = Sea::parse(words);
  if (!from || !to) return std::nullopt;
  return Move::of(kind, what, *from, *to);
}

std::optional<Move> with_what(Kind kind, std::optional<int> what) {
  return what ? std::optional(Move::of(kind, *what)) : std::nullopt;
}

std::optional<Move> with_hex(Kind kind, std::optional<int> hex) {
  return hex ? std::optional(Move::of(kind, 0, 0, *hex)) : std::nullopt;
}

std::string piece_text(const Move& move) {
  const auto tile = static_cast<Back>(move.what);
  const std::string piece = tile == Back::dolphin ? std::to_string(move.from + 1) : Sea::name(move.from);
  return std::string(back_name(tile)) + " " + piece;
}

}  // namespace

std::string_view colour_name(int colour) { return kColourNames[at(colour)]; }
std::optional<int> parse_colour(std::string_view text) { return find(kColourNames, text); }
Words colour_names() { return kColourNames; }

std::string explorer_name(int explorer) {
  return std::string(colour_name(colour_of(explorer))) + " " + std::to_string(number_of(explorer) + 1);
}

std::optional<int> parse_explorer(std::string_view text) {
  const auto colour = parse_colour(take_word(text));
  const auto number = parse_explorer_number(text);
  return colour && number ? std::optional(explorer(*colour, *number)) : std::nullopt;
}

std::string_view isle_name(int isle) { return kIsleNames[at(isle)]; }
std::optional<int> parse_isle(std::string_view text) { return find(kIsleNames, text); }

std::string_view terrain_name(Terrain terrain) { return kTerrainNames[at(terrain)]; }
std::optional<Terrain> parse_terrain(std::string_view text) { return as<Terrain>(find(kTerrainNames, text)); }
Words terrain_names() { return kTerrainNames; }

std::string_view creature_name(Creature creature) { return kCreatureNames[at(creature)]; }
std::optional<Creature> parse_creature(std::string_view text) { return as<Creature>(find(kCreatureNames, text)); }
Words creature_names() { return kCreatureNames; }

std::string_view back_name(Back back) { return kBackNames[at(back)]; }
std::optional<Back> parse_back(std::string_view text) { return as<Back>(find(kBackNames, text)); }

std::string_view variant_name(Variant variant) { return kVariantNames[at(variant)]; }
std::optional<Variant> parse_variant(std::string_view text) { return as<Variant>(find(kVariantNames, text)); }

std::string_view phase_name(Phase phase) { return kPhaseNames[at(phase)]; }
std::optional<Phase> parse_phase(std::string_view text) { return as<Phase>(find(kPhaseNames, text)); }
Words phase_names() { return kPhaseNames; }

std::string_view kind_name(Move::Kind kind) { return kKindNames[at(kind)]; }
Words kind_names() { return Words(kKindNames).subspan(at(Kind::place)); }

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
  const std::string number = std::to_string(move.what + 1);
  const auto to = [&] { return " " + Sea::name(move.to); };
  const auto way = [&] { return " " + Sea::name(move.from) + to(); };
  switch (move.kind) {
    case Kind::first: return "first " + std::to_string(move.what);
    case Kind::terrain: return "terrain " + std::string(terrain_name(static_cast<Terrain>(move.what)));
    case Kind::back: return "back " + std::string(back_name(static_cast<Back>(move.what)));
    case Kind::die: return "die " + std::string(creature_name(static_cast<Creature>(move.what)));
    case Kind::place: return "place" + to();
    case Kind::value: return "value " + std::to_string(move.what);
    case Kind::ship: return "ship" + to();
    case Kind::play: return "play " + piece_text(move);
    case Kind::pass: return "pass";
    case Kind::to: return "to" + to();
    case Kind::walk: return "walk " + number + to();
    case Kind::board: return "board " + number + to();
    case Kind::swim: return "swim " + number + to();
    case Kind::land: return "land " + number;
    case Kind::sail: return "sail" + way();
    case Kind::end: return "end";
    case Kind::sink: return "sink" + to();
    case Kind::take: return "take " + explorer_name(move.what);
    case Kind::creature: return std::string(creature_name(static_cast<Creature>(move.what))) + way();
    case Kind::stay: return "stay";
    case Kind::defend: return "defend";
    case Kind::decline: return "decline";
  }
  return "?";
}

std::optional<Move> Rules::parse(std::string_view text) {
  if (text == "pass") return Move::of(Kind::pass);
  if (text == "end") return Move::of(Kind::end);
  if (text == "stay") return Move::of(Kind::stay);
  if (text == "defend") return Move::of(Kind::defend);
  if (text == "decline") return Move::of(Kind::decline);
  const std::string_view verb = take_word(text);
  if (verb == "walk") return parse_step(Kind::walk, text);
  if (verb == "board") return parse_step(Kind::board, text);
  if (verb == "swim") return parse_step(Kind::swim, text);
  if (verb == "land") return with_what(Kind::land, parse_explorer_number(text));
  if (verb == "sail") return parse_way(Kind::sail, 0, text);
  if (verb == "sink") return with_hex(Kind::sink, Sea::parse(text));
  if (verb == "play") return parse_play(text);
  if (verb == "to") return with_hex(Kind::to, Sea::parse(text));
  if (verb == "take") return with_what(Kind::take, parse_explorer(text));
  if (verb == "place") return with_hex(Kind::place, Sea::parse(text));
  if (verb == "ship") return with_hex(Kind::ship, Sea::parse(text));
  if (verb == "value") {
    const auto value = parse_number(text, kTopValue);
    return value && *value > 0 ? with_what(Kind::value, value) : std::nullopt;
  }
  if (verb == "first") return with_what(Kind::first, parse_number(text, kSeatsMax - 1));
  if (verb == "terrain") return with_what(Kind::terrain, find(kTerrainNames, text));
  if (verb == "back") return with_what(Kind::back, find(kBackNames, text));
  if (verb == "die") return with_what(Kind::die, find(kCreatureNames, text));
  if (const auto creature = find(kCreatureNames, verb)) return parse_way(Kind::creature, *creature, text);
  return std::nullopt;
}

}  // namespace atlantica::survive
