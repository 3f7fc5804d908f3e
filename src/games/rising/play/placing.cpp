#include <array>
#include <cassert>
#include <cstddef>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// RIS-3.1 with Emissary, Seafarer and Automaton.
namespace atlantica::rising {

namespace {

// The table from the point of view of placing: sets of places.
struct Room {
  Bits unflooded = 0;
  Bits spaces = 0;  // centre, build spaces and spaces of built components
  Bits taken = 0;   // occupied
  Bits full = 0;    // all printed spaces taken, including the Emissary's extra one where it stands
  Bits over = 0;    // no room even for the Emissary
  Bits seal = 0;    // for followers only (RIS-11.1)
  Bits single = 0;  // component spaces that are not double
};

void add_spaces(const State& state, Room& room) {
  room.spaces = bit(kCentre) | below(state.build_spaces) << kFirstBuild;
  for (Bits built = state.built & below(kComponents); built != 0;) {
    const int component = pop_lowest(built);
    const int place = kFirstSpace + component;
    if (printed_spaces(state, place) == 0) continue;
    const Effect effect = state.edition.components[at(component)].effect;
    room.spaces |= bit(place);
    if (effect == Effect::seal) room.seal |= bit(place);
    if (effect != Effect::terraform) room.single |= bit(place);
  }
}

Room room_of(const State& state) {
  Room room;
  for (int i = 0; i < kPeninsulas; ++i) room.unflooded |= below(state.standing[at(i)]) << (i * kLength);
  add_spaces(state, room);
  std::array<std::uint8_t, kPlaces> crowd{};
  for (Bits rest = on_board(state); rest != 0;) {
    const int place = state.at[at(pop_lowest(rest))];
    room.taken |= bit(place);
    ++crowd[at(place)];
  }
  const int emissary = place_of(state, Councilor::emissary);
  for (Bits rest = room.taken; rest != 0;) {
    const int place = pop_lowest(rest);
    const int free = printed_spaces(state, place) - crowd[at(place)];
    const int extra = is_tile(place) ? 1 : 0;
    if (free + (place == emissary ? extra : 0) <= 0) room.full |= bit(place);
    if (free + extra <= 0) room.over |= bit(place);
  }
  return room;
}

// Flooded tiles of peninsulas that have an unflooded one.
Bits seafaring(const State& state) {
  Bits tiles = 0;
  for (int i = 0; i < kPeninsulas; ++i) {
    const int standing = state.standing[at(i)];
    if (standing > 0) tiles |= (below(kLength) & ~below(standing)) << (i * kLength);
  }
  return tiles;
}

bool plays(const State& state, int atlantean, Councilor councilor) {
  if (atlantean > kHologram) return false;
  const int board = atlantean == kHologram ? state.board : state.councilor[at(atlantean)];
  return board == static_cast<int>(councilor);
}

Bits places_in(const State& state, const Room& room, int atlantean) {
  const int seafarer = place_of(state, Councilor::seafarer);
  Bits open = room.unflooded | room.spaces;
  if (is_tile(seafarer)) open |= bit(seafarer);
  if (plays(state, atlantean, Councilor::seafarer)) open |= seafaring(state);
  open &= plays(state, atlantean, Councilor::emissary) ? ~room.over : ~room.full;
  if (kind_of(atlantean) != Kind::follower) open &= ~room.seal;
  // RIS-7.3
  return atlantean == kAutomaton ? open & room.taken & ~room.single : open;
}

Bits pool_of(const State& state, Seat seat) { return standing_on(state, kPool) & atlanteans_of(state, seat); }

// Keeps only the first volunteer and the first follower: the rest are interchangeable.
Bits one_of_each(Bits pool) {
  const Bits followers = pool & ~below(kFirstFollower);
  const Bits volunteers = pool & below(kFirstFollower) & ~below(kFirstVolunteer);
  return (pool & below(kFirstVolunteer)) | (volunteers & -volunteers) | (followers & -followers);
}

}  // namespace

bool may_stand(const State& state, int atlantean, int place) {
  return has(places_in(state, room_of(state), atlantean), place);
}

Bits places_of(const State& state, int atlantean) { return places_in(state, room_of(state), atlantean); }

Bits places_for(const State& state, Seat seat, Kind kind) {
  const int atlantean = find(state, seat, kind, kPool);
  return atlantean < 0 ? 0 : places_in(state, room_of(state), atlantean);
}

void add_placements(const State& state, Seat seat, Moves& moves) {
  const Bits pool = pool_of(state, seat);
  if (pool == 0) return;
  const Room room = room_of(state);
  for (Bits rest = one_of_each(pool); rest != 0;) {
    const int atlantean = pop_lowest(rest);
    const int kind = static_cast<int>(kind_of(atlantean));
    for (Bits places = places_in(state, room, atlantean); places != 0;)
      moves.add(Move::of(Move::Kind::place, kind, 0, pop_lowest(places)));
  }
}

// Only an Automaton can be left without a place.
bool has_placed_all(const State& state, Seat seat) {
  const Bits pool = pool_of(state, seat);
  if ((pool & ~bit(kAutomaton)) != 0) return false;
  return pool == 0 || places_of(state, kAutomaton) == 0;
}

void place(State& state, Seat seat, Kind kind, int to) {
  const int atlantean = find(state, seat, kind, kPool);
  assert(atlantean >= 0);
  state.at[at(atlantean)] = static_cast<std::uint8_t>(to);
  const bool leads = kind == Kind::leader || kind == Kind::hologram;
  if (leads && state.hands[at(seat)].has(Card::enigma_of_alacrity))
    push(state, {Task::alacrity, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(to),
                 static_cast<std::uint8_t>(kind)});
}

}  // namespace atlantica::rising
