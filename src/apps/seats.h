#pragma once

#include <expected>
#include <string>
#include <vector>

#include "core/options.h"
#include "search/thinking.h"
#include "terminal/players.h"

namespace atlantica::apps {

// The players at the seats, from words such as "human", "human:Ada", "bot:5" or "greedy", with bots that can run on the
// available resources; or what is wrong.
std::expected<terminal::Players, Message> read_seats(const std::vector<std::string>& words, const Thinking& thinking);
// The same for bots only.
std::expected<terminal::Players, Message> read_bots(const std::vector<std::string>& words, const Thinking& thinking);

// Options of a game from words such as "first=0"; or what is wrong with them.
std::expected<Options, Message> read_options(const std::vector<std::string>& words);

}  // namespace atlantica::apps
