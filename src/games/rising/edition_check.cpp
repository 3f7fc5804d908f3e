#include "games/rising/edition_reader.h"
#include "games/rising/notation.h"
#include "games/rising/table.h"

namespace atlantica::rising {

namespace {

template <std::size_t Size>
int sum(const std::array<std::uint8_t, Size>& amounts, int from, int to) {
  int total = 0;
  for (int i = from; i < to; ++i) total += amounts[at(i)];
  return total;
}

Problem wrong_total(int found, int right, std::string_view what) {
  if (found == right) return std::nullopt;
  return "there are " + std::to_string(found) + " " + std::string(what) + " in all; there must be " +
         std::to_string(right);
}

// RIS-1.5
Problem wrong_deck(const Edition& edition) {
  if (const Problem problem = wrong_total(sum(edition.cards, 0, kBasicCards), 22, "basic library cards"))
    return problem;
  if (const Problem problem = wrong_total(sum(edition.misfortunes, 0, kPeninsulas), 36, "basic misfortunes"))
    return problem;
  return wrong_total(sum(edition.misfortunes, kSpecials, kMisfortunes), 13, "special misfortunes");
}

Problem wrong_component(const Edition& edition, int index) {
  const ComponentData& component = edition.components[at(index)];
  const std::string name = "component " + std::string(component_name(index)) + ": ";
  for (int resource = 0; resource < kResources; ++resource)
    if (component.cost[at(resource)] > edition.supply[at(resource)])
      return name + "it costs more " + std::string(resource_name(resource)) + " than the supply has";
  const std::string effect(effect_name(component.effect));
  if ((index == kPowerCore) != (component.effect == Effect::win))
    return name + "the effect win is the Power Core's alone";
  if (component.effect == Effect::terraform && (component.spaces != 2 || component.more_of_5 != 0))
    return name + "terraform needs a double space; write \"2 spaces\"";
  const bool acts = static_cast<int>(component.effect) < kFirstOnce;
  if (acts && component.spaces == 0) return name + effect + " is an action; say how many spaces it has";
  if (!acts && component.spaces != 0) return name + effect + " is not an action; it has no spaces";
  if (component.effect == Effect::beacon && component.amount > edition.volunteers)
    return name + "it brings more volunteers than the supply has";
  if (component.effect == Effect::cheap_barriers && component.amount >= edition.barrier_price)
    return name + "barriers would not be cheaper than their price of " + std::to_string(edition.barrier_price);
  if (static_cast<int>(component.effect) < kFirstLasting) return std::nullopt;
  for (int other = 0; other < index; ++other)
    if (edition.components[at(other)].effect == component.effect)
      return name + effect + " is the effect of " + std::string(component_name(other)) +
             " already; a lasting effect belongs to one component";
  return std::nullopt;
}

constexpr std::string_view kTypes = "ABCD";

// How many components of each type are in the set.
std::array<std::uint8_t, 4> types_in(const Edition& edition, std::uint32_t components) {
  std::array<std::uint8_t, 4> types{};
  for (int index = 0; index < kComponents; ++index)
    if ((components >> index & 1) != 0) ++types[kTypes.find(edition.components[at(index)].type)];
  return types;
}

Problem wrong_level(const Edition& edition, int number) {
  const LevelData& level = edition.levels[at(number - 1)];
  const std::string name = "level " + std::to_string(number) + ": ";
  if (const Problem problem = wrong_total(sum(level.components, 0, 4), 9, "components")) return name + *problem;
  const auto types = types_in(edition, (1U << kComponents) - 1);
  for (std::size_t type = 0; type < types.size(); ++type)
    if (level.components[type] > types[type])
      return name + "it wants " + std::to_string(level.components[type]) + " components of type " + kTypes[type] +
             "; the edition has " + std::to_string(types[type]);
  const std::uint32_t blueprint = edition.blueprints[at(number - 1)];
  if (blueprint != 0 && types_in(edition, blueprint) != level.components)
    return "blueprint " + std::to_string(number) + ": its components are not as many of each type as level " +
           std::to_string(number) + " has";
  return std::nullopt;
}

Problem wrong_crew(const Edition& edition, int seats) {
  const CrewData& crew = edition.crews[at(seats)];
  const std::string name = "followers " + std::to_string(seats) + ": ";
  if (crew.pool + crew.supply > followers_each(seats))
    return name + "a player can have at most " + std::to_string(followers_each(seats)) + " in all";
  return std::nullopt;
}

}  // namespace

Problem contradiction(const Edition& edition) {
  if (const Problem problem = wrong_deck(edition)) return problem;
  for (int index = 0; index <= kComponents; ++index)
    if (const Problem problem = wrong_component(edition, index)) return problem;
  for (int level = 1; level <= kLevels; ++level)
    if (const Problem problem = wrong_level(edition, level)) return problem;
  for (int seats = 1; seats <= kSeatsMax; ++seats)
    if (const Problem problem = wrong_crew(edition, seats)) return problem;
  return std::nullopt;
}

}  // namespace atlantica::rising
