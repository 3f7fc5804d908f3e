#include "catalog/shelf.h"

#include <algorithm>
#include <vector>

#include "kit/options.h"

namespace atlantica {

namespace {

std::vector<rising::Edition>& editions() {
  static std::vector<rising::Edition> all = {rising::house_edition()};
  return all;
}

const rising::Edition* find(std::string_view name) {
  const auto found = std::ranges::find(editions(), name, &rising::Edition::name);
  return found == editions().end() ? nullptr : &*found;
}

}  // namespace

std::span<const rising::Edition> shelf() { return editions(); }

std::expected<rising::Edition, Message> shelve(std::string_view text) {
  auto edition = rising::read_edition(text);
  if (!edition) return edition;
  if (find(edition->name()) != nullptr)
    return std::unexpected(Message{"rising.edition.name_taken", {{"text", edition->name()}}});
  return editions().emplace_back(*edition);
}

void clear_shelf() { editions().resize(1); }

std::expected<rising::Edition, Message> edition_for(const std::string& name, std::string_view text) {
  if (!text.empty()) {
    auto edition = rising::read_edition(text);
    if (edition) return edition;
    return std::unexpected(Message{"common.json.at", {{"where", "edition_text"}, {"problem", edition.error()}}});
  }
  if (const rising::Edition* edition = find(name)) return *edition;
  std::vector<std::string> names;
  for (const rising::Edition& edition : editions()) names.emplace_back(edition.name());
  return std::unexpected(wrong_value("edition", std::move(names), name));
}

std::optional<std::string> text_of_edition(std::string_view name) {
  const rising::Edition* edition = find(name);
  if (edition == nullptr || *edition == rising::house_edition()) return std::nullopt;
  return rising::write_edition(*edition);
}

}  // namespace atlantica
