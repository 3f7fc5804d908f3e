#pragma once

#include <algorithm>
#include <span>

#include "core/rng.h"
#include "games/rising/edition/edition.h"

namespace atlantica::rising {

// An edition that a file could hold, drawn at random: every number anywhere in its range.
class AnyEdition {
 public:
  explicit AnyEdition(std::uint64_t seed) : rng_(seed) {}

  Edition draw() {
    while (true) {
      const Edition edition = attempt();
      if (const auto read = read_edition(write_edition(edition))) return *read;
    }
  }

 private:
  std::uint8_t from(int least, int most) {
    return static_cast<std::uint8_t>(least +
                                     static_cast<int>(rng_.below(static_cast<std::uint32_t>(most - least + 1))));
  }
  // Splits a total over these numbers.
  template <class Numbers>
  void split(Numbers numbers, int total, int most) {
    std::ranges::fill(numbers, std::uint8_t{0});
    while (total > 0)
      if (auto& one = numbers[from(0, static_cast<int>(numbers.size()) - 1)]; one < most) ++one, --total;
  }

  Edition attempt() {
    Edition edition = house_edition();
    for (int tile = 0; tile < kTiles; ++tile) draw_tile(edition.tiles[at(tile)], peninsula_of(tile));
    edition.wrath = {};
    edition.wrath_spaces = from(1, kWrathSpacesMax);
    for (int space = 0; space < edition.wrath_spaces; ++space) edition.wrath[at(space)] = from(0, 9);
    for (auto& pieces : edition.supply) pieces = from(1, 40);
    edition.barriers = from(1, kPeninsulas);
    edition.volunteers = from(0, 8);
    edition.barrier_price = from(2, 20);
    edition.unflood_price = from(1, 20);
    edition.hand_limit = from(1, 9);
    edition.rounds = from(1, 60);
    edition.library_artifacts = from(0, kArtifacts - 2);
    draw_components(edition);
    split(std::span(edition.cards).first(kBasicCards), 22, 3);
    split(std::span(edition.misfortunes).first(kPeninsulas), 36, 36);
    split(std::span(edition.misfortunes).subspan(kSpecials), 13, 13);
    for (LevelData& level : edition.levels) {
      level.calm_seas = from(0, 9);
      level.controlled_floods = from(0, 9);
      level.energy = from(0, 20);
    }
    for (CrewData& crew : edition.crews) {
      crew.pool = from(0, 4);
      crew.supply = from(0, 4 - crew.pool);
    }
    return edition;
  }

  void draw_tile(TileData& tile, int peninsula) {
    if (peninsula == static_cast<int>(Peninsula::cities)) {
      tile.number = from(1, 30);
      return;
    }
    tile.number = peninsula == static_cast<int>(Peninsula::libraries) ? from(0, 2) : from(1, 12);
    tile.spaces = from(1, 9);
  }

  // The same effects on other components of the same kind, as many spaces and as strong as they can be.
  void draw_components(Edition& edition) {
    for (int index = 0; index <= kComponents; ++index) {
      ComponentData& component = edition.components[at(index)];
      for (std::size_t resource = 1; resource < component.cost.size(); ++resource)
        component.cost[resource] = from(resource == 1 ? 1 : 0, std::min<int>(9, edition.supply[resource]));
      if (component.effect == Effect::win || component.effect == Effect::loom) continue;
      if (component.effect == Effect::orrery)
        component.amount = from(3, 4);
      else if (component.effect == Effect::cheap_barriers)
        component.amount = from(1, edition.barrier_price - 1);
      else if (component.effect == Effect::beacon)
        component.amount = from(1, std::max<int>(1, edition.volunteers));
      else
        component.amount = from(2, component.effect == Effect::scribe ? 4 : 6);
      if (component.spaces == 0 || component.effect == Effect::terraform) continue;
      component.spaces = from(1, 6);
      component.more_of_5 = from(0, 6);
    }
  }

  Rng rng_;
};

}  // namespace atlantica::rising
