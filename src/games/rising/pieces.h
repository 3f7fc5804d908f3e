#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/index.h"

// The vocabulary of rising (docs/rules/rising.md): everything in the game, as small numbers.
namespace atlantica::rising {

inline constexpr int kSeatsMax = 7;  // a seat plays the colour of its number (RIS-2.7)

// RIS-1.1: three wild peninsulas, then three civilised ones.
enum class Peninsula : std::uint8_t { forests, hills, mountains, cities, libraries, forges };
inline constexpr int kPeninsulas = 6;
inline constexpr int kWild = 3;    // peninsulas 0..2
inline constexpr int kLength = 6;  // tiles of a peninsula, the first next to the centre
inline constexpr int kTiles = kPeninsulas * kLength;

// Ore, gold, crystal and Atlantium are resources; energy is counted separately.
enum class Resource : std::uint8_t { ore, gold, crystal, atlantium, energy };
inline constexpr int kResources = 4;
inline constexpr int kEnergy = 4;  // its index among the counters of a stock

// §8
enum class Component : std::uint8_t {
  focusing_lens,
  tide_pylon,
  scribe_engine,
  rallying_horn,
  bedrock_piston,
  mystic_siphon,
  matter_converter,
  prediction_module,
  resonance_coil,
  fortune_gyre,
  numinous_beacon,
  entropy_drive,
  amplification_harbor,
  phase_loom,
  star_orrery,
  spirit_seal,
  soul_terraformer,
  abyssal_dredge,
  chrono_lattice,
  leviathan_aegis,
  power_core,
};
inline constexpr int kComponents = 20;  // without the Power Core
inline constexpr int kPowerCore = kComponents;

// §7
enum class Councilor : std::uint8_t {
  artificer,
  explorer,
  priest,
  emissary,
  seafarer,
  scholar,
  astrologer,
  warden,
  alchemist,
  forgemaster,
};
inline constexpr int kCouncilors = 10;
inline constexpr int kNobody = 15;  // without a councilor

// §9: the basic cards, then the artifacts.
enum class Card : std::uint8_t {
  cipher_of_expertise,
  enigma_of_alacrity,
  cipher_of_renewal,
  cipher_of_warding,
  cipher_of_radiance,
  enigma_of_foresight,
  cipher_of_bounty,
  enigma_of_transmutation,
  cipher_of_fellowship,
  enigma_of_exchange,
  codex_of_return,
  enigma_of_defiance,
  ancient_atlas,
  orichalcum_tongs,
  coral_diadem,
  tide_glass,
  everfull_phial,
  doubling_mask,
  ley_crystal,
  lantern_of_the_drowned,
  assayers_scales,
  masons_square,
  keepers_seal,
};
inline constexpr int kBasicCards = 12;
inline constexpr int kCards = 23;
inline constexpr int kArtifacts = kCards - kBasicCards;

// §10: the basic misfortunes are numbered as their peninsulas.
enum class Misfortune : std::uint8_t {
  forests,
  hills,
  mountains,
  cities,
  libraries,
  forges,
  calm_seas,
  controlled_flood,
  earthquake,
  panic_in_the_streets,
  quenched_furnaces,
  sealed_archives,
  blinding_fog,
  storm_surge,
  fading_light,
  crisis_of_faith,
  riptide,
  looters,
  divine_ire,
};
inline constexpr int kMisfortunes = 19;
inline constexpr int kSpecials = 8;  // the first special one

// The kinds of Atlanteans; those of one seat and kind in one place that have all acted, or all not, are
// interchangeable.
enum class Kind : std::uint8_t { leader, hologram, automaton, volunteer, follower };
inline constexpr int kKinds = 5;

// Where an Atlantean may stand: a tile, the centre, a build space of the gate board, the action space of a built
// component; or its pool, the supply, or out of the game.
inline constexpr int kCentre = kTiles;
inline constexpr int kBuildSpaces = 4;  // at most: two, one with five or more players, one by the Phase Loom
inline constexpr int kFirstBuild = kCentre + 1;
inline constexpr int kFirstSpace = kFirstBuild + kBuildSpaces;  // + the component
inline constexpr int kPlaces = kFirstSpace + kComponents;
inline constexpr int kPool = kPlaces;
inline constexpr int kSupply = kPool + 1;
inline constexpr int kGone = kSupply + 1;
static_assert(kGone < 64);

constexpr int tile_at(int peninsula, int number) { return peninsula * kLength + number - 1; }
constexpr int peninsula_of(int tile) { return tile / kLength; }
constexpr int number_of(int tile) { return tile % kLength + 1; }
constexpr bool is_tile(int place) { return place < kTiles; }
constexpr bool is_wild(int place) { return place < kWild * kLength; }
constexpr bool is_on(int place, Peninsula peninsula) {
  return is_tile(place) && peninsula_of(place) == static_cast<int>(peninsula);
}
constexpr bool is_build_space(int place) { return place >= kFirstBuild && place < kFirstSpace; }
constexpr bool is_component_space(int place) { return place >= kFirstSpace && place < kPlaces; }

// What may be pledged for (RIS-5.10): a barrier or an unflooding of a peninsula, a component at a build space.
inline constexpr int kBarrierPurpose = 0;                            // + the peninsula
inline constexpr int kUnfloodPurpose = kPeninsulas;                  // + the peninsula
inline constexpr int kBuildPurpose = kUnfloodPurpose + kPeninsulas;  // + the number of the build space, from 0
inline constexpr int kPurposes = kBuildPurpose + kBuildSpaces;

}  // namespace atlantica::rising
