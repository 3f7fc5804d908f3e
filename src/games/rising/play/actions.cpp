#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/versions.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

// The progress of an action, in x of its item.
constexpr std::uint8_t kActing = 0;
constexpr std::uint8_t kActed = 1;
constexpr std::uint8_t kDone = 2;

constexpr int kCode = 8;  // an Atlantean in a move: its kind + 8 * its seat

std::uint8_t build_bit(int place) { return static_cast<std::uint8_t>(1U << (place - kFirstBuild)); }

bool is_double(const State& state, int place) {
  if (is_component_space(place)) return state.edition.components[at(place - kFirstSpace)].effect == Effect::terraform;
  return is_on(place, Peninsula::cities);
}

bool is_leader_alone_with_mask(const State& state, Bits there) {
  if (count(there) != 1 || lowest(there) > kHologram) return false;
  return holds(state, owner(state, lowest(there)), Card::doubling_mask);
}

bool cities_act(const State& state, int tile) {
  const Bits there = standing_on(state, tile);
  return (count(there) >= 2 || is_leader_alone_with_mask(state, there)) && recruit_colours(state, there) != 0;
}

bool tile_acts(const State& state, Seat seat, int tile) {
  const int peninsula = peninsula_of(tile);
  if (has(state.forbidden, peninsula) || !is_open(state, tile)) return false;
  switch (static_cast<Peninsula>(peninsula)) {
    case Peninsula::cities: return cities_act(state, tile);
    case Peninsula::libraries: return library_size(state) > 0;
    case Peninsula::forges:
      return state.stock[at(seat)][static_cast<int>(Resource::ore)] > 0 &&
             state.supply[static_cast<int>(Resource::atlantium)] > 0;
    default: return true;
  }
}

// RIS-13.3: whether this seat's Atlantean could achieve anything by acting on the place.
bool place_acts(const State& state, Seat seat, int place) {
  if (is_tile(place)) return tile_acts(state, seat, place);
  if (place == kCentre) return true;
  if (!is_component_space(place)) return false;
  if (is_double(state, place) && count(standing_on(state, place)) < 2) return false;
  return component_acts(state, seat, place - kFirstSpace);
}

// Cipher of Expertise: as far as it can.
bool could_repeat(const State& state) {
  const int place = state.action.place;
  if ((standing_on(state, place) & state.action.atlanteans) == 0) return false;
  if (is_build_space(place)) return (state.opened & build_bit(place)) == 0;
  return place_acts(state, state.action.seat, place);
}

void begin_action(State& state, Seat seat, int place, Bits atlanteans) {
  state.action = {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(seat), atlanteans};
  // With Enigma of Alacrity an Atlantean acts in Place, and may act again in Actions.
  if (state.phase == Phase::actions) state.acted |= atlanteans;
}

void collect(State& state, Seat seat) {
  int energy = 1;
  if (has_effect(state, Effect::siphon) && !state.siphoned.has(seat)) {
    energy += amount_of(state, Effect::siphon);
    state.siphoned.add(seat);
  }
  gain(state, seat, kEnergy, energy);
}

void meet_in_cities(State& state) {
  const Bits there = state.action.atlanteans;
  if (count(there) > 2)
    push(state, {Task::rollers, state.action.seat});
  else
    begin_roll(state, lowest(there), highest(there));
}

void read_in_library(State& state, int tile) {
  const Second second = static_cast<Second>(state.edition.tiles[at(tile)].number);
  const int cards = has_effect(state, Effect::orrery) ? amount_of(state, Effect::orrery) : 2;
  const std::uint8_t free = second == Second::keep ? 2 : 1;
  push(state,
       {Task::draw, state.action.seat, static_cast<std::uint8_t>(cards), free, static_cast<std::uint8_t>(second)});
}

void act(State& state) {
  const int place = state.action.place;
  const Seat seat = state.action.seat;
  if (place == kCentre) return collect(state, seat);
  if (is_component_space(place)) return act_on_component(state, seat, place - kFirstSpace);
  switch (static_cast<Peninsula>(peninsula_of(place))) {
    case Peninsula::cities: return meet_in_cities(state);
    case Peninsula::libraries: return read_in_library(state, place);
    case Peninsula::forges: return push(state, {Task::forge, state.action.seat});
    default: return begin_roll(state, lowest(state.action.atlanteans));
  }
}

// RIS-6.2: a space that has built and was not reopened; with Enigma of Alacrity they stay.
void send_builders_home(State& state) {
  const int place = state.action.place;
  if (!is_build_space(place) || state.phase != Phase::actions || (state.opened & build_bit(place)) != 0) return;
  if (!builders_go_home(state)) return;
  for (Bits rest = standing_on(state, place); rest != 0;) send_home(state, pop_lowest(rest));
}

Step advance_action(State& state) {
  Item& item = top(state);
  if (item.x == kActing) {
    item.x = kActed;
    act(state);
  } else if (item.x == kActed) {
    item.x = kDone;
    push(state, {Task::expertise});
  } else {
    pop(state);
    send_builders_home(state);
    state.action = {};
    state.roll = {};
  }
  return Step::on;
}

// The acting Atlanteans as kind + 8 * seat, each number once, in order; and those present twice.
struct Codes {
  Bits all = 0;
  Bits twice = 0;
};

int code_of(const State& state, int atlantean) {
  return static_cast<int>(kind_of(atlantean)) + kCode * owner(state, atlantean);
}

Codes codes_of(const State& state) {
  Codes codes;
  for (Bits rest = state.action.atlanteans; rest != 0;) {
    const Bits code = bit(code_of(state, pop_lowest(rest)));
    codes.twice |= codes.all & code;
    codes.all |= code;
  }
  return codes;
}

Step advance_rollers(State&) { return Step::wait; }

void add_rollers(const State& state, Seat, Moves& moves) {
  const Codes codes = codes_of(state);
  for (Bits firsts = codes.all; firsts != 0;) {
    const int first = pop_lowest(firsts);
    if (has(codes.twice, first)) moves.add(Move::of(MoveKind::rollers, first, first));
    for (Bits seconds = firsts; seconds != 0;) moves.add(Move::of(MoveKind::rollers, first, pop_lowest(seconds)));
  }
}

int with_code(const State& state, Bits atlanteans, int code) {
  while (code_of(state, lowest(atlanteans)) != code) pop_lowest(atlanteans);
  return lowest(atlanteans);
}

void name_rollers(State& state, Seat, const Move& move) {
  const int first = with_code(state, state.action.atlanteans, move.what);
  const int second = with_code(state, state.action.atlanteans & ~bit(first), move.from);
  pop(state);
  begin_roll(state, first, second);
}

// The acting Leaders, and the Hologram.
Bits leaders_of(const State& state, Seat seat) {
  Bits leaders = bit(seat);
  if (seat == state.start) leaders |= bit(kHologram);
  return leaders & state.action.atlanteans;
}

Step advance_expertise(State& state) {
  Item& item = top(state);
  for (int i = 0; i < state.seats; ++i) {
    const Seat seat = (state.start + i) % state.seats;
    if (has(item.x, seat) || !state.hands[at(seat)].has(Card::cipher_of_expertise)) continue;
    if (leaders_of(state, seat) == 0 || !could_repeat(state)) continue;
    item.seat = static_cast<std::uint8_t>(seat);
    return Step::wait;
  }
  pop(state);
  return Step::on;
}

void answer_expertise(State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::pass) {
    Item& item = top(state);
    item.x = static_cast<std::uint8_t>(item.x | 1U << seat);
    return;
  }
  discard(state, seat, Card::cipher_of_expertise);
  pop(state);
  if (is_build_space(state.action.place))
    state.opened |= build_bit(state.action.place);
  else
    top(state).x = kActing;
}

// RIS-13.9
bool may_act_now(const State& state, Seat seat, int place) {
  if (!state.hands[at(seat)].has(Card::enigma_of_alacrity)) return false;
  if (is_build_space(place)) return (state.opened & build_bit(place)) == 0;
  return place_acts(state, seat, place);
}

Step advance_alacrity(State& state) {
  const Item& item = top(state);
  if (may_act_now(state, item.seat, item.x)) return Step::wait;
  pop(state);
  return Step::on;
}

void answer_alacrity(State& state, Seat seat, const Move& move) {
  const Item item = top(state);
  pop(state);
  if (move.kind == MoveKind::pass) return;
  discard(state, seat, Card::enigma_of_alacrity);
  if (is_build_space(item.x))
    state.opened |= build_bit(item.x);
  else
    start_action(state, seat, static_cast<Kind>(item.y), item.x);
}

}  // namespace

const TaskRules kActionTask = {advance_action, nullptr, nullptr, nullptr};
const TaskRules kRollersTask = {advance_rollers, its_seat, add_rollers, name_rollers};
const TaskRules kExpertiseTask = {advance_expertise, its_seat, add_yes_or_no, answer_expertise};
const TaskRules kAlacrityTask = {advance_alacrity, its_seat, add_yes_or_no, answer_alacrity};

bool may_act(const State& state, Seat seat, Kind kind, int place) {
  if (kind == Kind::automaton || place >= kPlaces) return false;
  const int atlantean = find(state, seat, kind, place);
  return atlantean >= 0 && !has(state.acted, atlantean) && place_acts(state, seat, place);
}

void add_actions(const State& state, Seat seat, Moves& moves) {
  Bits fresh = atlanteans_of(state, seat) & on_board(state) & ~state.acted & ~bit(kAutomaton);
  Bits offered = 0;  // places of followers, and after them of volunteers: those on one place are interchangeable
  Bits looked_at = 0;
  Bits acting = 0;
  for (int last = -1; fresh != 0;) {
    const int atlantean = pop_lowest(fresh);
    const int place = state.at[at(atlantean)];
    const int kind = static_cast<int>(kind_of(atlantean));
    if (kind != last) offered = 0;
    last = kind;
    if (has(offered, place)) continue;
    offered |= bit(place);
    if (!has(looked_at, place)) {
      looked_at |= bit(place);
      if (place_acts(state, seat, place)) acting |= bit(place);
    }
    if (has(acting, place)) moves.add(Move::of(MoveKind::act, kind, place));
  }
}

void start_action(State& state, Seat seat, Kind kind, int place) {
  const Bits who = is_double(state, place) ? standing_on(state, place) : bit(find(state, seat, kind, place));
  begin_action(state, seat, place, who);
  push(state, {Task::action, static_cast<std::uint8_t>(seat), kActing});
}

void act_by_building(State& state, Seat builder, int place) {
  begin_action(state, builder, place, standing_on(state, place));
  push(state, {Task::action, static_cast<std::uint8_t>(builder), kActed});
}

SeatSet action_seats(const State& state) {
  SeatSet seats;
  for (Bits rest = state.action.atlanteans; rest != 0;) seats.add(owner(state, pop_lowest(rest)));
  return seats;
}

}  // namespace atlantica::rising
