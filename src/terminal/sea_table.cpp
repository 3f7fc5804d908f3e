#include "terminal/sea_table.h"

namespace atlantica::terminal {

using speech::say;

std::string standing_words(const Standing& standing) {
  const int left = static_cast<int>(standing.team - standing.unplaced) - standing.saved - standing.lost;
  const std::string text =
      say({"common.terminal.standing", {{"left", left}, {"saved", standing.saved}, {"lost", standing.lost}}});
  return standing.unplaced > 0 ? text + say({"common.terminal.unplaced", {{"count", standing.unplaced}}}) : text;
}

std::vector<std::string> named_counts(const NamedCounts& counts, Word word) {
  std::vector<std::string> items;
  for (const auto& [name, count] : counts)
    items.push_back(say({"common.terminal.tally", {{"count", count}, {"text", word(name)}}}));
  return items;
}

std::string to_come_lines(const NamedCounts& supply, const std::map<std::string, NamedCounts>& unseen,
                          const std::vector<std::string>& grounds, Word thing, Word ground_word) {
  std::string text;
  if (!supply.empty())
    text += wrapped_list("  " + say("common.terminal.supply"), named_counts(supply, thing), kScreen, 4) + "\n";
  for (const std::string& ground : grounds)
    if (const auto found = unseen.find(ground); found != unseen.end() && !found->second.empty())
      text += wrapped_list("  " + say({"common.terminal.unseen", {{"text", ground_word(ground)}}}),
                           named_counts(found->second, thing), kScreen, 4) +
              "\n";
  return text;
}

}  // namespace atlantica::terminal
