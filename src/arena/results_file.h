#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "arena/tournament.h"

namespace atlantica {

// A tournament as JSON lines: the first says which one, every other is a game. Lines are appended as games finish, so
// an interrupted tournament can go on.
std::string tournament_line(const Tournament& tournament);
std::string game_line(const ArenaGame& game);

struct ArenaResults {
  Tournament tournament;
  std::vector<ArenaGame> games;
};

// Errors name the line. A truncated last line is ignored.
std::expected<ArenaResults, Message> read_results(std::string_view text);

}  // namespace atlantica
