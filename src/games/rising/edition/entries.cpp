#include <utility>

#include "games/rising/edition/reader.h"
#include "games/rising/edition/values.h"
#include "games/rising/notation.h"

namespace atlantica::rising {

namespace {

using Entries = std::vector<EditionEntry>;

void add_number(Entries& entries, std::string key, std::uint8_t& target, int least, int most) {
  entries.push_back(
      {.key = std::move(key),
       .read = [&target, least, most](std::string_view text) { return read_into(target, text, least, most); },
       .write = [&target] { return std::to_string(target); }});
}

void add_name_and_tiles(Entries& entries, Edition& edition) {
  entries.push_back({.key = "edition",
                     .read = [&edition](std::string_view text) { return read_name(edition, text); },
                     .write = [&edition] { return std::string(edition.name()); }});
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula)
    entries.push_back(
        {.key = "tiles " + std::string(peninsula_name(peninsula)),
         .read = [&edition, peninsula](std::string_view text) { return read_tiles(edition, peninsula, text); },
         .write = [&edition, peninsula] { return tiles_text(edition, peninsula); }});
}

void add_numbers(Entries& entries, Edition& edition) {
  entries.push_back({.key = "wrath",
                     .read = [&edition](std::string_view text) { return read_wrath(edition, text); },
                     .write = [&edition] { return wrath_text(edition); }});
  for (int resource = 0; resource <= kEnergy; ++resource)
    add_number(entries, "supply " + std::string(resource_name(resource)), edition.supply[at(resource)], 1, 40);
  add_number(entries, "supply barriers", edition.barriers, 1, kPeninsulas);
  add_number(entries, "supply volunteers", edition.volunteers, 0, 8);
  add_number(entries, "price of a barrier", edition.barrier_price, 1, 20);
  add_number(entries, "price of unflooding", edition.unflood_price, 1, 20);
  add_number(entries, "hand limit", edition.hand_limit, 1, 9);
  add_number(entries, "rounds", edition.rounds, 1, 60);
  add_number(entries, "artifacts in the library", edition.library_artifacts, 0, kArtifacts - 2);
}

void add_components(Entries& entries, Edition& edition) {
  for (int index = 0; index <= kComponents; ++index) {
    ComponentData& component = edition.components[at(index)];
    entries.push_back(
        {.key = "component " + std::string(component_name(index)),
         .read = [&component, index](std::string_view text) { return read_component(component, index, text); },
         .write = [&component] { return component_text(component); }});
  }
}

void add_cards(Entries& entries, Edition& edition) {
  for (int card = 0; card < kBasicCards; ++card)
    add_number(entries, "card " + std::string(card_name(card)), edition.cards[at(card)], 0, 3);
  for (int card = kBasicCards; card < kCards; ++card) edition.cards[at(card)] = 1;
  for (int misfortune = 0; misfortune < kMisfortunes; ++misfortune)
    if (misfortune < kPeninsulas || misfortune >= kSpecials)
      add_number(entries, "misfortune " + std::string(misfortune_name(misfortune)), edition.misfortunes[at(misfortune)],
                 0, 36);
}

void add_levels(Entries& entries, Edition& edition) {
  for (int number = 1; number <= kLevels; ++number) {
    LevelData& level = edition.levels[at(number - 1)];
    std::uint32_t& blueprint = edition.blueprints[at(number - 1)];
    entries.push_back({.key = "level " + std::to_string(number),
                       .read = [&level](std::string_view text) { return read_level(level, text); },
                       .write = [&level] { return level_text(level); }});
    entries.push_back({.key = "blueprint " + std::to_string(number),
                       .read = [&blueprint](std::string_view text) { return read_blueprint(blueprint, text); },
                       .write = [&blueprint] { return blueprint_text(blueprint); },
                       .needed = false});
  }
}

void add_crews(Entries& entries, Edition& edition) {
  for (int seats = 1; seats <= kSeatsMax; ++seats) {
    CrewData& crew = edition.crews[at(seats)];
    entries.push_back({.key = "followers " + std::to_string(seats),
                       .read = [&crew](std::string_view text) { return read_crew(crew, text); },
                       .write = [&crew] { return crew_text(crew); }});
  }
}

}  // namespace

std::vector<EditionEntry> edition_entries(Edition& edition) {
  Entries entries;
  add_name_and_tiles(entries, edition);
  add_numbers(entries, edition);
  add_components(entries, edition);
  add_cards(entries, edition);
  add_levels(entries, edition);
  add_crews(entries, edition);
  return entries;
}

std::string write_edition(const Edition& edition) {
  Edition written = edition;
  std::string text;
  for (const EditionEntry& entry : edition_entries(written))
    if (const std::string value = entry.write(); !value.empty()) text += entry.key + ": " + value + "\n";
  return text;
}

}  // namespace atlantica::rising
