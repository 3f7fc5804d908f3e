#include "games/survive/notation.h"

#include <array>

#include "games/survive/rules.h"
#include "games/survive/sea.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

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

std::string piece_text(const Move& move) {
  const auto tile = static_cast<Back>(move.what);
  const std::string piece = tile == Back::dolphin ? std::to_string(move.from + 1) : Sea::name(move.from);
  return std::string(back_name(tile)) + " " + piece;
}

}  // namespace

std::string explorer_name(int explorer) {
  return std::string(colour_name(colour_of(explorer))) + " " + std::to_string(number_of(explorer) + 1);
}

std::optional<int> parse_explorer(std::string_view text) {
  const auto colour = parse_colour(take_word(text));
  const auto number = parse_explorer_number(text);
  return colour && number ? std::optional(explorer(*colour, *number)) : std::nullopt;
}

std::string_view terrain_name(Terrain terrain) { return kTerrainNames[at(terrain)]; }
std::optional<Terrain> parse_terrain(std::string_view text) { return parse_as<Terrain>(kTerrainNames, text); }
Words terrain_names() { return kTerrainNames; }

std::string_view creature_name(Creature creature) { return kCreatureNames[at(creature)]; }
std::optional<Creature> parse_creature(std::string_view text) { return parse_as<Creature>(kCreatureNames, text); }
Words creature_names() { return kCreatureNames; }

std::string_view back_name(Back back) { return kBackNames[at(back)]; }
std::optional<Back> parse_back(std::string_view text) { return parse_as<Back>(kBackNames, text); }
Words back_names() { return kBackNames; }

std::string_view variant_name(Variant variant) { return kVariantNames[at(variant)]; }
std::optional<Variant> parse_variant(std::string_view text) { return parse_as<Variant>(kVariantNames, text); }
Words variant_names() { return kVariantNames; }

std::string_view phase_name(Phase phase) { return kPhaseNames[at(phase)]; }
Words phase_names() { return kPhaseNames; }

std::string_view kind_name(Move::Kind kind) { return kKindNames[at(kind)]; }
Words kind_names() { return Words(kKindNames).subspan(at(Kind::place)); }

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
  if (verb == "land") return with_what<Move>(Kind::land, parse_explorer_number(text));
  if (verb == "sail") return sea::parse_way<Sea, Move>(Kind::sail, 0, text);
  if (verb == "sink") return sea::with_hex<Move>(Kind::sink, Sea::parse(text));
  if (verb == "play") return parse_play(text);
  if (verb == "to") return sea::with_hex<Move>(Kind::to, Sea::parse(text));
  if (verb == "take") return with_what<Move>(Kind::take, parse_explorer(text));
  if (verb == "place") return sea::with_hex<Move>(Kind::place, Sea::parse(text));
  if (verb == "ship") return sea::with_hex<Move>(Kind::ship, Sea::parse(text));
  if (verb == "value") {
    const auto value = parse_number(text, kTopValue);
    return value && *value > 0 ? with_what<Move>(Kind::value, value) : std::nullopt;
  }
  if (verb == "first") return with_what<Move>(Kind::first, parse_number(text, kSeatsMax - 1));
  if (verb == "terrain") return with_what<Move>(Kind::terrain, find_word(kTerrainNames, text));
  if (verb == "back") return with_what<Move>(Kind::back, find_word(kBackNames, text));
  if (verb == "die") return with_what<Move>(Kind::die, find_word(kCreatureNames, text));
  if (const auto creature = find_word(kCreatureNames, verb))
    return sea::parse_way<Sea, Move>(Kind::creature, *creature, text);
  return std::nullopt;
}

}  // namespace atlantica::survive
