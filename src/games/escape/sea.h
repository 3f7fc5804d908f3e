#pragma once

#include "games/escape/state.h"

// Queries about the sea and the pieces on it shared by several files.
namespace atlantica::escape {

using sea::crew_of;
using sea::hexes_of;
using sea::may_sail;  // ESC-4.2
using sea::next_colour;
using sea::on_board;
using sea::ships_to_sail;
using sea::ships_with_room;
using sea::swimmers_at;
using sea::where;

inline int colours(const State& state) { return state.seats; }

inline Bits team(int colour) { return sea::team<State>(colour); }
inline int atlantean(int colour, int number) { return kTeam * colour + number; }
inline int colour_of(int atlantean) { return atlantean / kTeam; }

inline Bits atlanteans_at(const State& state, int place) { return sea::people_at(state, place); }

inline Hexes open_sea(const State& state) { return Hexes::all() - state.land; }
inline Hexes pieces(const State& state) { return state.land & kIsland; }
inline Hexes pieces(const State& state, Ring ring) { return state.land & kHexesOf[at(ring)]; }
inline Ring ring_of(int piece) { return static_cast<Ring>(kRings - Sea::distance(kAcropolis, piece)); }

inline int number_at(const State& state, Creature creature, int hex) {
  return count(sea::equal_bytes(state.roster[at(creature)].data(), hex));
}
// ESC-6.4: it is on no hex, and takes effect where its move ends.
inline bool dolphin_on_its_way(const State& state) {
  return state.phase == Phase::step && state.steps > 0 && static_cast<Creature>(state.die) == Creature::dolphin;
}
// Deadly for unprotected swimmers (ESC-6.5, ESC-6.7); closed to ships (ESC-4.1).
inline Hexes deadly(const State& state) { return where(state, Creature::shark) | where(state, Creature::monster); }
inline Hexes wrecking(const State& state) { return where(state, Creature::octopus) | where(state, Creature::monster); }

inline Hexes pieces_with_room(const State& state) { return pieces(state) - state.full; }

inline int isle_beside(int hex) { return kIsleBeside[at(hex)]; }

// The player's Atlanteans on a hex that a move may use (ESC-3.4, ESC-3.5: without those that have used their move).
inline Bits those(const State& state, How how, int hex) {
  const Bits own = atlanteans_at(state, hex) & team(state.colour) & ~state.spent;
  if (how == How::dry) return own & ~state.swimming;
  return own & state.swimming & (how == How::swimming ? ~state.guarded : state.guarded);
}

// ESC-4.1: where a ship may go in one step.
inline Hexes sailing(const State& state, int ship) {
  return Sea::around(ship) - state.land - state.ships - wrecking(state);
}

// ESC-5.1: of the outermost ring with a piece left. Precondition: there is one.
Ring sinking_ring(const State& state);

// ESC-7.1, ESC-7.2: dolphins on the hex that are protecting nobody.
int free_dolphins(const State& state, int hex);
// Whether it makes no difference which of these swimmers is protected: one colour, all with or all without a move left.
bool alike(const State& state, Bits swimmers);
// ESC-7.4: the colours, as bits, of swimmers that a dolphin may leave on this hex; none if a dolphin there is free.
unsigned colours_to_leave(const State& state, int hex);
// The colours of these Atlanteans, as bits.
unsigned colours_among(Bits atlanteans);

}  // namespace atlantica::escape
