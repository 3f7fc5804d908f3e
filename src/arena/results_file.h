#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "arena/tournament.h"

namespace atlantica {

// A tournament on paper, as JSON lines: the first says which one, every other is a game. A line may be appended as soon
// as its game is over, so a tournament that was broken off can go on.
std::string tournament_line(const Tournament& tournament);
std::string game_line(const ArenaGame& game);

struct ArenaResults {
  Tournament tournament;
  std::vector<ArenaGame> games;
};

// The error names the line. A last line that was broken off is left out.
std::expected<ArenaResults, Message> read_results(std::string_view text);

}  // namespace atlantica
