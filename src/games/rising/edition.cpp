#include "games/rising/edition.h"

#include <cassert>
#include <memory>

#include "games/rising/house_text.h"

namespace atlantica::rising {

namespace {

std::vector<const Edition*>& shelf() {
  static std::vector<const Edition*> editions = {&house_edition()};
  return editions;
}

}  // namespace

const Edition& house_edition() {
  static const Edition edition = [] {
    auto read = read_edition(kHouseEdition);
    assert(read && "data/house.edition is wrong");
    return std::move(*read);
  }();
  return edition;
}

const std::vector<const Edition*>& editions() { return shelf(); }

const Edition* find_edition(std::string_view name) {
  for (const Edition* edition : shelf())
    if (edition->name == name) return edition;
  return nullptr;
}

std::expected<const Edition*, Message> add_edition(Edition edition) {
  if (find_edition(edition.name) != nullptr)
    return std::unexpected(Message{"rising.edition.name_taken", {{"text", edition.name}}});
  // Games point to it for the lifetime of the program.
  static std::vector<std::unique_ptr<const Edition>> added;
  added.push_back(std::make_unique<const Edition>(std::move(edition)));
  shelf().push_back(added.back().get());
  return added.back().get();
}

}  // namespace atlantica::rising
