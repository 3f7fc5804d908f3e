#include "games/rising/edition/values.h"
#include "games/rising/notation.h"

namespace atlantica::rising {

namespace {

void join(std::string& text, std::string_view separator, std::string_view more) {
  if (!text.empty()) text += separator;
  text += more;
}

std::string tile_text(const TileData& tile, int peninsula) {
  std::string number = std::to_string(tile.number);
  if (peninsula == static_cast<int>(Peninsula::cities)) return number;
  if (peninsula == static_cast<int>(Peninsula::libraries)) number = second_name(static_cast<Second>(tile.number));
  return number + "/" + std::to_string(tile.spaces);
}

}  // namespace

std::string tiles_text(const Edition& edition, int peninsula) {
  std::string text;
  for (int number = 1; number <= kLength; ++number)
    join(text, " ", tile_text(edition.tiles[at(tile_at(peninsula, number))], peninsula));
  return text;
}

std::string wrath_text(const Edition& edition) {
  std::string text;
  for (int space = 0; space < edition.wrath_spaces; ++space) join(text, " ", std::to_string(edition.wrath[at(space)]));
  return text;
}

std::string component_text(const ComponentData& component) {
  constexpr std::string_view kLetters = "ogca";  // in the order of Resource
  std::string cost;
  for (std::size_t resource = 0; resource < component.cost.size(); ++resource)
    if (component.cost[resource] > 0) join(cost, " ", std::to_string(component.cost[resource]) + kLetters[resource]);
  std::string text = component.type == '-' ? "core" : std::string(1, component.type);
  text += ", " + cost + ", " + std::string(effect_name(component.effect));
  if (component.amount > 0) text += " " + std::to_string(component.amount);
  if (component.spaces == 0) return text;
  text += ", " + std::to_string(component.spaces);
  if (component.more_of_5 > 0) text += "+" + std::to_string(component.more_of_5);
  return text + (component.spaces + component.more_of_5 == 1 ? " space" : " spaces");
}

std::string level_text(const LevelData& level) {
  std::string text;
  for (std::size_t type = 0; type < level.components.size(); ++type)
    join(text, " ", std::to_string(level.components[type]) + static_cast<char>('A' + type));
  return text + ", " + std::to_string(level.calm_seas) + " Calm Seas, " + std::to_string(level.controlled_floods) +
         " Controlled Flood, " + std::to_string(level.energy) + " energy";
}

std::string blueprint_text(std::uint32_t blueprint) {
  std::string text;
  for (int component = 0; component < kComponents; ++component)
    if ((blueprint >> component & 1) != 0) join(text, ", ", component_name(component));
  return text;
}

std::string crew_text(const CrewData& crew) {
  return std::to_string(crew.pool) + " pool, " + std::to_string(crew.supply) + " supply";
}

}  // namespace atlantica::rising
