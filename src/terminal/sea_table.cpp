#include "terminal/sea_table.h"

#include <fmt/format.h>

namespace atlantica::terminal {

std::string counted(std::size_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

std::string standing_words(const Standing& standing) {
  const int left = static_cast<int>(standing.team - standing.unplaced) - standing.saved - standing.lost;
  std::string text = fmt::format("{:>2} left, {} saved, {} lost", left, standing.saved, standing.lost);
  return standing.unplaced > 0 ? text + fmt::format(", {} to place", standing.unplaced) : text;
}

std::vector<std::string> named_counts(const NamedCounts& counts) {
  std::vector<std::string> items;
  for (const auto& [name, count] : counts) items.push_back(fmt::format("{} {}", count, name));
  return items;
}

std::string to_come_lines(const NamedCounts& supply, const std::map<std::string, NamedCounts>& unseen,
                          const std::vector<std::string>& grounds) {
  std::string text;
  if (!supply.empty()) text += wrapped_list("  Supply:", named_counts(supply), kScreen, 4) + "\n";
  for (const std::string& ground : grounds)
    if (const auto found = unseen.find(ground); found != unseen.end() && !found->second.empty())
      text += wrapped_list(fmt::format("  Unseen {}:", ground), named_counts(found->second), kScreen, 4) + "\n";
  return text;
}

}  // namespace atlantica::terminal
