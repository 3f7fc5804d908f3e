#pragma once

#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <vector>

#include "core/message.h"

namespace atlantica {

// The result of running a scenario file (docs/scenarios.md): a position, moves with their chance outcomes, and
// expectations. Tests, puzzles and lessons share the format.
struct ScenarioReport {
  std::string title;  // a text, or the id of a message
  int steps = 0;
  std::vector<Message> failures;  // what was not as expected, each with its step number
};

// Runs a scenario; the error says what is wrong with the file itself.
std::expected<ScenarioReport, Message> run_scenario(const boost::json::value& scenario);

}  // namespace atlantica
