#include "games/rising/edition/reader.h"
#include "games/rising/notation.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

namespace {

template <std::size_t Size>
int sum(const std::array<std::uint8_t, Size>& amounts, int from, int to) {
  int total = 0;
  for (int i = from; i < to; ++i) total += amounts[at(i)];
  return total;
}

// `what` is a message that names the thing counted.
Problem wrong_total(int found, int right, const char* what) {
  if (found == right) return std::nullopt;
  return Message{what, {{"count", found}, {"right", right}}};
}

Message at_component(int index, Message problem) {
  return {"rising.edition.at_component", {{"component", component_name(index)}, {"problem", std::move(problem)}}};
}

// RIS-1.5
Problem wrong_deck(const Edition& edition) {
  if (const Problem problem = wrong_total(sum(edition.cards, 0, kBasicCards), 22, "rising.edition.total_cards"))
    return problem;
  if (const Problem problem =
          wrong_total(sum(edition.misfortunes, 0, kPeninsulas), 36, "rising.edition.total_misfortunes"))
    return problem;
  return wrong_total(sum(edition.misfortunes, kSpecials, kMisfortunes), 13, "rising.edition.total_specials");
}

// What is wrong with a component's effect on its own.
Problem wrong_effect(const Edition& edition, int index) {
  const ComponentData& component = edition.components[at(index)];
  const std::string_view effect = effect_name(component.effect);
  if ((index == kPowerCore) != (component.effect == Effect::win)) return "rising.edition.win";
  if (component.effect == Effect::terraform && (component.spaces != 2 || component.more_of_5 != 0))
    return "rising.edition.terraform";
  const bool acts = static_cast<int>(component.effect) < kFirstOnce;
  if (acts && component.spaces == 0) return Message{"rising.edition.action", {{"text", effect}}};
  if (!acts && component.spaces != 0) return Message{"rising.edition.no_action", {{"text", effect}}};
  if (component.effect == Effect::beacon && component.amount > edition.volunteers) return "rising.edition.beacon";
  if (component.effect == Effect::cheap_barriers && component.amount >= edition.barrier_price)
    return Message{"rising.edition.cheap_barriers", {{"count", edition.barrier_price}}};
  if (static_cast<int>(component.effect) < kFirstLasting) return std::nullopt;
  for (int other = 0; other < index; ++other)
    if (edition.components[at(other)].effect == component.effect)
      return Message{"rising.edition.lasting_twice", {{"text", effect}, {"component", component_name(other)}}};
  return std::nullopt;
}

Problem wrong_component(const Edition& edition, int index) {
  const ComponentData& component = edition.components[at(index)];
  for (int resource = 0; resource < kResources; ++resource)
    if (component.cost[at(resource)] > edition.supply[at(resource)])
      return at_component(index, {"rising.edition.cost", {{"resource", resource_name(resource)}}});
  if (const Problem problem = wrong_effect(edition, index)) return at_component(index, *problem);
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
  const auto at_level = [&](Message problem) {
    return Message{"rising.edition.at_level", {{"level", number}, {"problem", std::move(problem)}}};
  };
  if (const Problem problem = wrong_total(sum(level.components, 0, 4), 9, "rising.edition.total_components"))
    return at_level(*problem);
  const auto types = types_in(edition, (1U << kComponents) - 1);
  for (std::size_t type = 0; type < types.size(); ++type)
    if (level.components[type] > types[type])
      return at_level(
          {"rising.edition.level_type",
           {{"count", level.components[type]}, {"type", std::string(1, kTypes[type])}, {"most", types[type]}}});
  const std::uint32_t blueprint = edition.blueprints[at(number - 1)];
  if (blueprint != 0 && types_in(edition, blueprint) != level.components)
    return Message{"rising.edition.blueprint", {{"level", number}}};
  return std::nullopt;
}

Problem wrong_crew(const Edition& edition, int seats) {
  const CrewData& crew = edition.crews[at(seats)];
  if (crew.pool + crew.supply > followers_each(seats))
    return Message{"rising.edition.crew", {{"number", seats}, {"most", followers_each(seats)}}};
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
