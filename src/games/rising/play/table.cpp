#include "games/rising/play/table.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace atlantica::rising {

namespace {

constexpr Bits kOnes = 0x0101010101010101;
constexpr Bits kHighs = 0x8080808080808080;

// The high bits of eight bytes, gathered into one byte.
Bits gathered(Bits highs) { return ((highs >> 7) * 0x0102040810204080) >> 56; }

// Which of eight bytes below 128 equal the value, in their high bits.
Bits equal_bytes(Bits bytes, Bits value) { return ~((bytes ^ (kOnes * value)) + 0x7f * kOnes) & kHighs; }

Bits word_of(const std::uint8_t* bytes) {
  Bits word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

Bits standing_below(const State& state, Bits place) {
  Bits found = 0;
  for (int word = 0; word < 6; ++word)
    found |= gathered(~(word_of(state.at.data() + 8 * word) + (0x80 - place) * kOnes) & kHighs) << (8 * word);
  return found;
}

constexpr std::array<int, kSeatsMax + 1> kFollowersEach = {0, 7, 7, 6, 4, 4, 4, 4};
constexpr int kKeepersSeal = 2;  // extra cards its holder may have

}  // namespace

int followers_each(int seats) { return kFollowersEach[static_cast<std::size_t>(seats)]; }

int owner(const State& state, int atlantean) {
  if (atlantean < kHologram) return atlantean;
  if (atlantean == kHologram) return state.start;
  if (atlantean == kAutomaton) return 0;
  if (atlantean < kFirstFollower) return state.volunteer_of[static_cast<std::size_t>(atlantean - kFirstVolunteer)];
  return (atlantean - kFirstFollower) / followers_each(state.seats);
}

Kind kind_of(int atlantean) {
  if (atlantean < kHologram) return Kind::leader;
  if (atlantean == kHologram) return Kind::hologram;
  if (atlantean == kAutomaton) return Kind::automaton;
  return atlantean < kFirstFollower ? Kind::volunteer : Kind::follower;
}

Bits atlanteans_of(const State& state, Seat seat) {
  const int each = followers_each(state.seats);
  Bits all = bit(seat) | below(each) << (kFirstFollower + seat * each);
  if (seat == state.start) all |= bit(kHologram);
  if (seat == 0) all |= bit(kAutomaton);
  // A seat is below 128 and kUnknown has its high bit set, so bytes are compared without it.
  const Bits volunteers = word_of(state.volunteer_of.data());
  all |= gathered(equal_bytes(volunteers & ~kHighs, static_cast<Bits>(seat)) & ~volunteers) << kFirstVolunteer;
  return all;
}

Bits standing_on(const State& state, int place) {
  Bits found = 0;
  for (int word = 0; word < 6; ++word)
    found |= gathered(equal_bytes(word_of(state.at.data() + 8 * word), static_cast<Bits>(place))) << (8 * word);
  return found;
}

Bits on_board(const State& state) { return standing_below(state, kPool); }
Bits in_game(const State& state) { return standing_below(state, kSupply); }

int find(const State& state, Seat seat, Kind kind, int place) {
  Bits found = standing_on(state, place) & atlanteans_of(state, seat);
  switch (kind) {
    case Kind::leader: found &= below(kHologram); break;
    case Kind::hologram: found &= bit(kHologram); break;
    case Kind::automaton: found &= bit(kAutomaton); break;
    case Kind::volunteer: found &= below(kFirstFollower) & ~below(kFirstVolunteer); break;
    case Kind::follower: found &= ~below(kFirstFollower); break;
  }
  if (found == 0) return -1;
  const Bits fresh = found & ~state.acted;
  return lowest(fresh != 0 ? fresh : found);
}

void send_home(State& state, int atlantean) {
  const auto index = static_cast<std::size_t>(atlantean);
  const bool volunteer = kind_of(atlantean) == Kind::volunteer;
  state.at[index] = static_cast<std::uint8_t>(volunteer ? kSupply : kPool);
  state.acted &= ~bit(atlantean);
  if (volunteer) state.volunteer_of[index - kFirstVolunteer] = kUnknown;
}

int leader_on(const State& state, Councilor councilor, int place) {
  const auto board = static_cast<std::uint8_t>(councilor);
  if (state.board == board) return state.at[kHologram] == place ? kHologram : -1;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.councilor[static_cast<std::size_t>(seat)] == board)
      return state.at[static_cast<std::size_t>(seat)] == place ? seat : -1;
  return -1;
}

int place_of(const State& state, Councilor councilor) {
  const auto board = static_cast<std::uint8_t>(councilor);
  if (state.board == board) return state.at[kHologram];
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.councilor[static_cast<std::size_t>(seat)] == board) return state.at[static_cast<std::size_t>(seat)];
  return kGone;
}

int seat_of(const State& state, Councilor councilor) {
  const auto board = static_cast<std::uint8_t>(councilor);
  if (state.board == board) return state.start;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.councilor[static_cast<std::size_t>(seat)] == board) return seat;
  return -1;
}

bool holds(const State& state, Seat seat, Card artifact) {
  return state.hands[static_cast<std::size_t>(seat)].has(artifact) ||
         (state.relic == static_cast<std::uint8_t>(artifact) && seat == state.start);
}

bool is_flooded(const State& state, int tile) {
  return number_of(tile) > state.standing[static_cast<std::size_t>(peninsula_of(tile))];
}

bool is_open(const State& state, int tile) {
  return !is_flooded(state, tile) || place_of(state, Councilor::seafarer) == tile;
}

bool any_tile_left(const State& state) {
  return std::any_of(state.standing.begin(), state.standing.end(), [](int tiles) { return tiles > 0; });
}

int printed_spaces(const State& state, int place) {
  if (is_tile(place)) return state.edition.tiles[static_cast<std::size_t>(place)].spaces;
  if (!is_component_space(place)) return 255;
  const ComponentData& component = state.edition.components[static_cast<std::size_t>(place - kFirstSpace)];
  return component.spaces + (state.seats >= 5 ? component.more_of_5 : 0);
}

int target(const State& state, int tile, Seat seat) {
  const int printed = state.edition.tiles[static_cast<std::size_t>(tile)].number;
  if (!is_wild(tile)) return printed;
  const int atlas = holds(state, seat, Card::ancient_atlas) ? 1 : 0;
  const int explorer = place_of(state, Councilor::explorer) == tile ? 1 : 0;
  return printed + state.earthquakes - atlas - explorer;
}

int wrath_number(const State& state) { return state.edition.wrath[state.wrath]; }

int gain(State& state, Seat seat, int resource, int amount) {
  const int taken = std::min(amount, state.supply[resource]);
  state.supply.remove(resource, taken);
  state.stock[static_cast<std::size_t>(seat)].add(resource, taken);
  return taken;
}

void spend(State& state, Seat seat, int resource, int amount) {
  state.stock[static_cast<std::size_t>(seat)].remove(resource, amount);
  state.supply.add(resource, amount);
}

bool has_effect(const State& state, Effect effect) { return (state.lasting >> static_cast<int>(effect) & 1) != 0; }

int amount_of(const State& state, Effect effect) {
  int amount = 0;
  for (Bits built = state.built; built != 0;) {
    const ComponentData& component = state.edition.components[static_cast<std::size_t>(pop_lowest(built))];
    if (component.effect == effect) amount = std::max<int>(amount, component.amount);
  }
  return amount;
}

int hand_size(const State& state, Seat seat) { return state.hands[static_cast<std::size_t>(seat)].total(); }

int hand_limit(const State& state, Seat seat) {
  return state.edition.hand_limit + (holds(state, seat, Card::keepers_seal) ? kKeepersSeal : 0);
}

bool has_too_many_cards(const State& state, Seat seat) {
  const int size = hand_size(state, seat);
  return size > state.edition.hand_limit && size > hand_limit(state, seat);
}

Seat next_seat(const State& state, Seat seat) { return seat + 1 == state.seats ? 0 : seat + 1; }

}  // namespace atlantica::rising
