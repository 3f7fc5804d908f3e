#include "games/rising/edition/values.h"

#include <algorithm>
#include <utility>

#include "games/rising/edition/reader.h"
#include "games/rising/notation.h"

namespace atlantica::rising {

Problem read_into(std::uint8_t& target, std::string_view text, int least, int most) {
  const auto number = read_number(text, least, most);
  if (!number) return number.error();
  target = static_cast<std::uint8_t>(*number);
  return std::nullopt;
}

namespace {

// `right` is a message that describes the format.
Message expected(std::string_view text, Message right) {
  return {"rising.edition.expected", {{"text", printable(text)}, {"right", std::move(right)}}};
}

// "9 Calm Seas": a number and the thing it counts.
Problem read_counted(std::uint8_t& target, std::string_view text, std::string_view what, int most) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos || trimmed(text.substr(blank)) != what)
    return expected(text, {"rising.edition.write_counted", {{"text", what}}});
  return read_into(target, text.substr(0, blank), 0, most);
}

std::optional<Second> parse_second(std::string_view text) {
  for (const Second second : {Second::discard, Second::bottom, Second::keep})
    if (second_name(second) == text) return second;
  return std::nullopt;
}

Problem read_tile(TileData& tile, int peninsula, std::string_view text) {
  if (peninsula == static_cast<int>(Peninsula::cities)) {
    tile.spaces = 2;
    return read_into(tile.number, text, 1, 30);
  }
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return expected(text, "rising.edition.write_tile");
  if (const Problem problem = read_into(tile.spaces, text.substr(slash + 1), 1, 9)) return problem;
  const std::string_view number = text.substr(0, slash);
  if (peninsula != static_cast<int>(Peninsula::libraries)) return read_into(tile.number, number, 1, 12);
  const auto second = parse_second(number);
  if (!second) return expected(number, "rising.edition.write_second");
  tile.number = static_cast<std::uint8_t>(*second);
  return std::nullopt;
}

Problem read_cost(ComponentData& component, std::string_view text) {
  constexpr const char* kRight = "rising.edition.write_cost";
  constexpr std::string_view kLetters = "ogca";  // in the order of Resource; ore builds nothing
  for (const std::string_view word : split(text, ' ')) {
    const std::size_t resource = kLetters.find(word.back());
    if (word.size() < 2 || resource == std::string_view::npos || resource == 0) return expected(word, kRight);
    if (component.cost[resource] != 0) return Message{"rising.edition.cost_twice", {{"text", printable(text)}}};
    if (const Problem problem = read_into(component.cost[resource], word.substr(0, word.size() - 1), 1, 9))
      return problem;
  }
  return text.empty() ? Problem(expected(text, kRight)) : std::nullopt;
}

// The range of amounts per effect, in the order of Effect.
constexpr std::array<std::pair<int, int>, kEffects> kAmounts = {{
    {1, 20}, {1, 9},  {2, 12}, {1, 9}, {1, 6},  {1, 6},           // spaces
    {1, 6},  {1, 4},  {1, 20}, {1, 6}, {1, 20}, {1, 15}, {1, 7},  // once
    {1, 20}, {1, 20}, {1, 12}, {1, 8}, {1, 1},  {3, 4},  {0, 0},  // lasting
}};

Problem read_effect(ComponentData& component, std::string_view text) {
  const std::string_view name = text.substr(0, text.find(' '));
  Names names;
  for (int effect = 0; effect < kEffects; ++effect) {
    component.effect = static_cast<Effect>(effect);
    names.emplace_back(effect_name(component.effect));
    if (effect_name(component.effect) != name) continue;
    const auto [least, most] = kAmounts[at(effect)];
    const std::string_view number = trimmed(text.substr(name.size()));
    if (most > 0) return read_into(component.amount, number, least, most);
    return number.empty() ? std::nullopt : Problem(expected(text, {"rising.edition.write_plain", {{"text", name}}}));
  }
  return Message{"rising.edition.no_effect", {{"text", printable(name)}, {"texts", names}}};
}

Problem read_spaces(ComponentData& component, std::string_view text) {
  constexpr const char* kRight = "rising.edition.write_spaces";
  const auto words = split(text, ' ');
  if (words.size() != 2 || (words[1] != "space" && words[1] != "spaces")) return expected(text, kRight);
  const std::size_t plus = words[0].find('+');
  if (plus != std::string_view::npos)
    if (const Problem problem = read_into(component.more_of_5, words[0].substr(plus + 1), 1, 6)) return problem;
  return read_into(component.spaces, words[0].substr(0, plus), 1, 6);
}

}  // namespace

Problem read_name(Edition& edition, std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  if (text.empty() || text.size() > Edition::kNameMax || text.find_first_not_of(kLetters) != std::string_view::npos)
    return Message{"rising.edition.name", {{"text", printable(text)}}};
  std::ranges::copy(text, edition.letters.begin());
  return std::nullopt;
}

Problem read_tiles(Edition& edition, int peninsula, std::string_view text) {
  const auto words = split(text, ' ');
  if (words.size() != kLength) return Message{"rising.edition.tiles", {{"count", words.size()}}};
  for (int number = 1; number <= kLength; ++number)
    if (const Problem problem =
            read_tile(edition.tiles[at(tile_at(peninsula, number))], peninsula, words[at(number - 1)]))
      return problem;
  return std::nullopt;
}

Problem read_wrath(Edition& edition, std::string_view text) {
  const auto words = split(text, ' ');
  if (words.empty() || words.size() > kWrathSpacesMax)
    return Message{"rising.edition.wrath", {{"count", words.size()}, {"most", kWrathSpacesMax}}};
  edition.wrath_spaces = static_cast<std::uint8_t>(words.size());
  for (std::size_t i = 0; i < words.size(); ++i)
    if (const Problem problem = read_into(edition.wrath[i], words[i], 0, 9)) return problem;
  return std::nullopt;
}

Problem read_component(ComponentData& component, int index, std::string_view text) {
  const auto parts = split(text, ',');
  if (parts.size() != 3 && parts.size() != 4) return expected(text, "rising.edition.write_component");
  const std::string_view types = index == kPowerCore ? "core" : "ABCD";
  const bool core = index == kPowerCore && parts[0] == types;
  if (!core && (index == kPowerCore || parts[0].size() != 1 || !types.contains(parts[0])))
    return Message{index == kPowerCore ? "rising.edition.type_core" : "rising.edition.type",
                   {{"text", printable(parts[0])}}};
  component = {};
  component.type = core ? '-' : parts[0][0];
  if (const Problem problem = read_cost(component, parts[1])) return problem;
  if (const Problem problem = read_effect(component, parts[2])) return problem;
  return parts.size() == 4 ? read_spaces(component, parts[3]) : std::nullopt;
}

Problem read_level(LevelData& level, std::string_view text) {
  const auto parts = split(text, ',');
  const auto types = split(parts[0], ' ');
  if (parts.size() != 4 || types.size() != level.components.size()) return expected(text, "rising.edition.write_level");
  for (std::size_t type = 0; type < types.size(); ++type) {
    if (types[type].back() != static_cast<char>('A' + type)) return expected(parts[0], "rising.edition.write_types");
    if (const Problem problem = read_into(level.components[type], types[type].substr(0, types[type].size() - 1), 0, 9))
      return problem;
  }
  if (const Problem problem = read_counted(level.calm_seas, parts[1], "Calm Seas", 9)) return problem;
  if (const Problem problem = read_counted(level.controlled_floods, parts[2], "Controlled Flood", 9)) return problem;
  return read_counted(level.energy, parts[3], "energy", 20);
}

Problem read_blueprint(std::uint32_t& blueprint, std::string_view text) {
  for (const std::string_view name : split(text, ',')) {
    const auto component = parse_component(name);
    if (!component || *component == kPowerCore)
      return Message{component ? "rising.edition.core_listed" : "rising.edition.no_component",
                     {{"text", printable(name)}}};
    if ((blueprint >> *component & 1) != 0) return Message{"rising.edition.listed_twice", {{"text", printable(name)}}};
    blueprint |= 1U << *component;
  }
  return std::nullopt;
}

Problem read_crew(CrewData& crew, std::string_view text) {
  const auto parts = split(text, ',');
  if (parts.size() != 2) return expected(text, "rising.edition.write_crew");
  if (const Problem problem = read_counted(crew.pool, parts[0], "pool", 7)) return problem;
  return read_counted(crew.supply, parts[1], "supply", 7);
}

}  // namespace atlantica::rising
