#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"
#include "games/rising/pieces.h"

// The numbers of an edition: what is printed on tiles, components and cards, and how many there are. Their effects are
// code, which an edition refers to by name.
namespace atlantica::rising {

// What happens to the second card on a Libraries tile (RIS-5.4).
enum class Second : std::uint8_t { discard, bottom, keep };

struct TileData {
  std::uint8_t number = 0;  // wild, Cities: the target; Libraries: a Second; Forges: Atlantium per ore
  std::uint8_t spaces = 0;  // Cities: 2, the double space

  constexpr bool operator==(const TileData&) const = default;
};

// What a component does; `amount` of ComponentData is the number that goes with it.
enum class Effect : std::uint8_t {
  // space: an action of the Atlanteans on it
  take_energy,  // take this much
  swap,         // swap up to this many resources for any types
  amplify,      // turn in 1 resource, take this many of that type
  seal,         // a follower goes to the supply, this Wrath phase has this many fewer floods
  terraform,    // a follower leaves the game, unflood this many
  dredge,       // take this many ore, gold or crystal
  // once: when it is built
  barriers,  // place up to this many
  scribe,    // each contributor draws this many library cards and keeps 1
  rally,     // one contributor recruits 1 follower, or takes this much energy if none are left
  unflood,   // this many
  predict,   // remove up to this many misfortunes
  soothe,    // moves the wrath counter this many spaces back
  delay,     // this many fewer draws in the next Misfortunes phase
  // lasting
  siphon,          // this much more energy the first time each player collects at the centre in a round
  cheap_barriers,  // barriers cost this much energy
  gyre,            // once per round this much may be added to one die
  beacon,          // the starting player gets this many volunteers each round
  loom,            // this many more build spaces (1)
  orrery,          // Libraries draw this many
  win,             // the Power Core
};
inline constexpr int kEffects = 20;
inline constexpr int kFirstOnce = static_cast<int>(Effect::barriers);
inline constexpr int kFirstLasting = static_cast<int>(Effect::siphon);

struct ComponentData {
  char type = 'A';  // A, B, C, D; the Power Core: '-'
  std::array<std::uint8_t, kResources> cost{};
  Effect effect = Effect::win;
  std::uint8_t amount = 0;
  std::uint8_t spaces = 0;     // action spaces; a terraformer's two are a double space
  std::uint8_t more_of_5 = 0;  // extra spaces with five or more players

  constexpr bool operator==(const ComponentData&) const = default;
};

struct LevelData {
  std::array<std::uint8_t, 4> components{};  // of each type
  std::uint8_t calm_seas = 0;
  std::uint8_t controlled_floods = 0;
  std::uint8_t energy = 0;  // per player

  constexpr bool operator==(const LevelData&) const = default;
};

// RIS-2.1, by the number of players.
struct CrewData {
  std::uint8_t pool = 0;
  std::uint8_t supply = 0;

  constexpr bool operator==(const CrewData&) const = default;
};

inline constexpr int kWrathSpacesMax = 16;
inline constexpr int kLevels = 5;

// The numbers are part of a game's setup and state, so a game never changes with the file its edition came from.
struct Edition {
  static constexpr std::size_t kNameMax = 32;

  std::array<char, kNameMax> letters{};  // of its name; the rest is zero
  std::array<TileData, kTiles> tiles{};
  std::array<std::uint8_t, kWrathSpacesMax> wrath{};
  std::uint8_t wrath_spaces = 0;
  std::array<std::uint8_t, kResources + 1> supply{};  // resources and energy
  std::uint8_t barriers = 0;
  std::uint8_t volunteers = 0;  // at most 8
  std::uint8_t barrier_price = 0;
  std::uint8_t unflood_price = 0;
  std::uint8_t hand_limit = 0;
  std::uint8_t rounds = 0;  // RIS-12.2
  std::uint8_t library_artifacts = 0;
  std::array<ComponentData, kComponents + 1> components{};
  std::array<std::uint8_t, kCards> cards{};              // basic cards of each kind, at most 3; artifacts 1
  std::array<std::uint8_t, kMisfortunes> misfortunes{};  // of the basic and special kinds; the level gives the others
  std::array<LevelData, kLevels> levels{};
  std::array<CrewData, kSeatsMax + 1> crews{};      // by number of players
  std::array<std::uint32_t, kLevels> blueprints{};  // components prescribed for a level (RIS-2.3), or 0

  // A word, "house".
  constexpr std::string_view name() const {
    const std::string_view all(letters.data(), letters.size());
    return all.substr(0, all.find('\0'));
  }
  constexpr bool operator==(const Edition&) const = default;
};

// The built-in edition, house.edition.
const Edition& house_edition();

// Reads an edition file; the error names the line and says what was wrong and what would be right.
std::expected<Edition, Message> read_edition(std::string_view text);

// The file of an edition in canonical form: equal editions give the same text, and reading it gives the edition.
// Precondition: the edition was read, or is one that could be.
std::string write_edition(const Edition& edition);

}  // namespace atlantica::rising
