#include "games/newgame/notation.h"

#include <array>

#include "core/index.h"
#include "games/newgame/rules.h"

namespace atlantica::newgame {

namespace {

constexpr std::array<std::string_view, at(Phase::over) + 1> kPhaseNames = {"first", "deal", "roll", "turn", "over"};
constexpr std::array<std::string_view, at(Move::Kind::card) + 1> kKindNames = {"first", "deal", "roll", "go", "card"};
static_assert(kPhaseNames.back() == "over" && kKindNames.back() == "card");

// The largest number that a kind of move can name.
int most_of(Move::Kind kind) {
  switch (kind) {
    case Move::Kind::first: return kSeatsMax - 1;
    case Move::Kind::deal: return kTopCard;
    case Move::Kind::roll: return kDie;
    default: return kLongPath;
  }
}

}  // namespace

std::string_view phase_name(Phase phase) { return kPhaseNames[at(phase)]; }
Words phase_names() { return kPhaseNames; }

std::string_view kind_name(Move::Kind kind) { return kKindNames[at(kind)]; }
Words kind_names() { return Words(kKindNames).subspan(at(Move::Kind::go)); }

std::string Rules::text(const Move& move) {
  return std::string(kind_name(move.kind)) + " " + std::to_string(move.what);
}

std::optional<Move> Rules::parse(std::string_view text) {
  const auto kind = parse_as<Move::Kind>(kKindNames, take_word(text));
  if (!kind) return std::nullopt;
  return with_what<Move>(*kind, parse_number(text, most_of(*kind)));
}

}  // namespace atlantica::newgame
