#include "games/escape/notation.h"

#include <array>

#include "games/escape/rules.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

constexpr std::array<std::string_view, kRings> kRingNames = {"rock", "land", "citadel"};
constexpr std::array<std::string_view, kSymbols> kSymbolNames = {"dolphin", "octopus", "monster",
                                                                 "shark",   "ship",    "whirlpool"};
constexpr std::array<std::string_view, kCreatures> kCreatureNames = {"dolphin", "octopus", "monster", "shark"};
constexpr std::array<std::string_view, kDive + 1> kMovementNames = {"0", "1", "2", "3", "dive"};
constexpr std::array<std::string_view, 11> kPhaseNames = {"first",    "place", "move", "sink",  "symbol", "dice",
                                                          "creature", "step",  "to",   "guard", "over"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::guard) + 1> kKindNames = {
    "first", "symbol", "dice",     "place", "walk", "dive", "board", "swim", "land", "sail",
    "end",   "sink",   "creature", "leave", "pass", "stay", "step",  "stop", "to",   "guard"};
static_assert(kKindNames.back() == "guard");
// How an Atlantean lands or swims; the usual way is left unsaid.
constexpr std::array<std::string_view, 4> kHowNames = {"ship", "sea", "guarded", "together"};

// Removes a word from the text if it comes next.
bool takes(std::string_view& text, std::string_view word) {
  std::string_view rest = text;
  if (take_word(rest) != word) return false;
  text = rest;
  return true;
}

std::optional<Move> parse_board(std::string_view words) {
  const bool guarded = takes(words, "guarded");
  auto move = sea::parse_way<Sea, Move>(Kind::board, 0, words);
  if (!move || (guarded && move->from != move->to)) return std::nullopt;
  const How swimmer = guarded ? How::guarded : How::swimming;
  move->what = static_cast<std::uint8_t>(move->from == move->to ? swimmer : How::dry);
  return move;
}

std::optional<Move> parse_swim(std::string_view words) {
  How how = How::swimming;
  if (takes(words, "guarded")) {
    how = How::guarded;
  } else if (takes(words, "together")) {
    how = How::together;
  }
  return sea::parse_way<Sea, Move>(Kind::swim, static_cast<int>(how), words);
}

std::optional<Move> parse_land(std::string_view words) {
  const auto how = parse_as<How>(kHowNames, take_word(words));
  const auto from = Sea::parse(words);
  if (!how || *how == How::together || !from) return std::nullopt;
  return Move::of(Kind::land, *how, *from);
}

std::optional<Move> parse_dice(std::string_view words) {
  const auto creature = find_word(kCreatureNames, take_word(words));
  const auto steps = parse_movement(words);
  if (!creature || !steps) return std::nullopt;
  return Move::of(Kind::dice, *creature, *steps);
}

// A creature's first step, or the single hex from which it dives.
std::optional<Move> parse_creature_move(Kind kind, std::optional<int> what, std::string_view words) {
  if (!what) return std::nullopt;
  if (const auto from = Sea::parse(words)) return Move::of(kind, *what, *from, *from);
  const auto move = sea::parse_way<Sea, Move>(kind, *what, words);
  return move && move->from != move->to ? move : std::nullopt;
}

std::optional<Move> parse_pass(std::string_view words) {
  const auto from = parse_colour(take_word(words));
  const auto to = parse_colour(take_word(words));
  const auto hex = Sea::parse(words);
  if (!from || !to || !hex) return std::nullopt;
  return Move::of(Kind::pass, kSeatsMax * *from + *to, *hex);
}

std::optional<Move> parse_guard(std::string_view words) {
  const auto colour = parse_colour(take_word(words));
  if (!colour || !(words.empty() || words == "spent")) return std::nullopt;
  return Move::of(Kind::guard, *colour + (words.empty() ? 0 : Move::kSpent));
}

// The word for a protected one.
std::string how_text(const Move& move) {
  const auto how = static_cast<How>(move.what);
  return how >= How::guarded ? " " + std::string(kHowNames[move.what]) : "";
}

}  // namespace

std::string_view ring_name(Ring ring) { return kRingNames[at(ring)]; }
std::optional<Ring> parse_ring(std::string_view text) { return parse_as<Ring>(kRingNames, text); }
Words ring_names() { return kRingNames; }

std::string_view creature_name(Creature creature) { return kCreatureNames[at(creature)]; }
std::optional<Creature> parse_creature(std::string_view text) { return parse_as<Creature>(kCreatureNames, text); }
Words creature_names() { return kCreatureNames; }

std::string_view symbol_name(Symbol symbol) { return kSymbolNames[at(symbol)]; }
std::optional<Symbol> parse_symbol(std::string_view text) { return parse_as<Symbol>(kSymbolNames, text); }
Words symbol_names() { return kSymbolNames; }

std::string_view movement_name(int steps) { return kMovementNames[at(steps)]; }
std::optional<int> parse_movement(std::string_view text) {
  const auto steps = find_word(kMovementNames, text);
  return steps && *steps > 0 ? steps : std::nullopt;
}
Words movement_names() { return kMovementNames; }

std::string_view phase_name(Phase phase) { return kPhaseNames[at(phase)]; }
Words phase_names() { return kPhaseNames; }

std::string_view kind_name(Move::Kind kind) { return kKindNames[at(kind)]; }
Words kind_names() { return Words(kKindNames).subspan(at(Kind::place)); }

std::string Rules::text(const Move& move) {
  const auto from = [&] { return " " + Sea::name(move.from); };
  const auto to = [&] { return " " + Sea::name(move.to); };
  const auto way = [&] { return from() + (move.from == move.to ? "" : to()); };
  const auto colour = [](int number) { return " " + std::string(colour_name(number)); };
  switch (move.kind) {
    case Kind::first: return "first " + std::to_string(move.what);
    case Kind::symbol: return "symbol " + std::string(symbol_name(static_cast<Symbol>(move.what)));
    case Kind::dice:
      return "dice " + std::string(creature_name(static_cast<Creature>(move.what))) + " " +
             std::string(movement_name(move.from));
    case Kind::place: return "place" + to();
    case Kind::walk: return "walk" + from() + to();
    case Kind::dive: return "dive" + from() + to();
    case Kind::board: return "board" + how_text(move) + from() + to();
    case Kind::swim: return "swim" + how_text(move) + from() + to();
    case Kind::land: return "land " + std::string(kHowNames[move.what]) + from();
    case Kind::sail: return "sail" + from() + to();
    case Kind::end: return "end";
    case Kind::sink: return "sink" + to();
    case Kind::creature: return std::string(creature_name(static_cast<Creature>(move.what))) + way();
    case Kind::leave: return "leave" + colour(move.what) + way();
    case Kind::pass: return "pass" + colour(move.what / kSeatsMax) + colour(move.what % kSeatsMax) + from();
    case Kind::stay: return "stay";
    case Kind::step: return "step" + to();
    case Kind::stop: return "stop";
    case Kind::to: return "to" + to();
    case Kind::guard: return "guard" + colour(move.what % Move::kSpent) + (move.what >= Move::kSpent ? " spent" : "");
  }
  return "?";
}

std::optional<Move> Rules::parse(std::string_view text) {
  if (text == "end") return Move::of(Kind::end);
  if (text == "stay") return Move::of(Kind::stay);
  if (text == "stop") return Move::of(Kind::stop);
  if (text.ends_with(' ')) return std::nullopt;
  const std::string_view verb = take_word(text);
  if (verb == "walk") return sea::parse_way<Sea, Move>(Kind::walk, 0, text);
  if (verb == "dive") return sea::parse_way<Sea, Move>(Kind::dive, 0, text);
  if (verb == "board") return parse_board(text);
  if (verb == "swim") return parse_swim(text);
  if (verb == "land") return parse_land(text);
  if (verb == "sail") return sea::parse_way<Sea, Move>(Kind::sail, 0, text);
  if (verb == "sink") return sea::with_hex<Move>(Kind::sink, Sea::parse(text));
  if (verb == "leave") return parse_creature_move(Kind::leave, parse_colour(take_word(text)), text);
  if (verb == "pass") return parse_pass(text);
  if (verb == "step") return sea::with_hex<Move>(Kind::step, Sea::parse(text));
  if (verb == "to") return sea::with_hex<Move>(Kind::to, Sea::parse(text));
  if (verb == "guard") return parse_guard(text);
  if (verb == "place") return sea::with_hex<Move>(Kind::place, Sea::parse(text));
  if (verb == "first") return with_what<Move>(Kind::first, parse_number(text, kSeatsMax - 1));
  if (verb == "symbol") return with_what<Move>(Kind::symbol, find_word(kSymbolNames, text));
  if (verb == "dice") return parse_dice(text);
  return parse_creature_move(Kind::creature, find_word(kCreatureNames, verb), text);
}

}  // namespace atlantica::escape
