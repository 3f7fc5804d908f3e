#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// RIS-5.11: a roll while it is failing, and the rewards of success.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

constexpr int kFaces = 6;
constexpr int kAutomatonBonus = 2;  // RIS-7.3
constexpr int kLeyCrystal = 2;
constexpr int kBounty = 2;

bool is_to_be_rolled(const State& state) {
  return state.roll.die[0] == 0 || (state.roll.dice == 2 && state.roll.die[1] == 0);
}

// A die with energy or Gyre on it is not rerolled.
bool may_use_glass(const State& state, int die) {
  return state.roll.added[at(die)] == 0 && !is_used(state, Power::glass) &&
         holds(state, die_owner(state, die), Card::tide_glass);
}

bool may_use_gyre(const State& state) { return has_effect(state, Effect::gyre) && !is_used(state, Power::gyre); }

bool may_add_energy(const State& state, int die) {
  return !state.fog && state.stock[at(die_owner(state, die))][kEnergy] > 0;
}

// The dice that the Priest may reroll, as bits.
int priest_dice(const State& state) {
  if (state.roll.priest_used || leader_on(state, Councilor::priest, state.action.place) < 0) return 0;
  int dice = 0;
  for (int die = 0; die < state.roll.dice; ++die)
    if (state.roll.added[at(die)] == 0) dice |= 1 << die;
  return dice;
}

// RIS-5.11: who can still do something about a failure and has not declined.
SeatSet entitled(const State& state) {
  SeatSet seats;
  for (int die = 0; die < state.roll.dice; ++die)
    if (may_add_energy(state, die) || may_use_gyre(state) || may_use_glass(state, die))
      seats.add(die_owner(state, die));
  if (priest_dice(state) != 0) seats.add(seat_of(state, Councilor::priest));
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.roll.done.has(seat)) seats.remove(seat);
  return seats;
}

void succeed(State& state) {
  pop(state);
  if (is_wild(state.action.place))
    push(state, {Task::gain, static_cast<std::uint8_t>(die_owner(state, 0))});
  else
    push(state, {Task::recruit, state.action.seat,
                 static_cast<std::uint8_t>(recruit_colours(state, state.action.atlanteans))});
}

Step advance_roll(State& state) {
  const int target = roll_target(state);
  if (target > 0 && is_to_be_rolled(state)) return Step::wait;
  if (roll_total(state) >= target)
    succeed(state);
  else if (entitled(state).empty())
    pop(state);
  else
    return Step::wait;
  return Step::on;
}

SeatSet roll_deciders(const State& state) { return is_to_be_rolled(state) ? SeatSet::only(kChance) : entitled(state); }

void add_faces(const State& state, Moves& moves) {
  if (state.roll.dice == 1) {
    for (int face = 1; face <= kFaces; ++face) moves.add(Move::of(MoveKind::die, face));
    return;
  }
  const int first = state.roll.die[0] == 0 ? kFaces : 0;
  const int second = state.roll.die[1] == 0 ? kFaces : 0;
  for (int i = first == 0 ? 0 : 1; i <= first; ++i)
    for (int j = second == 0 ? 0 : 1; j <= second; ++j) moves.add(Move::of(MoveKind::dice, i, j));
}

void add_roll_moves(const State& state, Seat seat, Moves& moves) {
  if (seat == kChance) return add_faces(state, moves);
  moves.add(Move::of(MoveKind::pass));
  for (int die = 0; die < state.roll.dice; ++die) {
    if (die_owner(state, die) != seat) continue;
    if (may_add_energy(state, die)) moves.add(Move::of(MoveKind::energy, die));
    if (may_use_gyre(state)) moves.add(Move::of(MoveKind::use, static_cast<int>(Power::gyre), die));
    if (may_use_glass(state, die)) moves.add(Move::of(MoveKind::use, static_cast<int>(Power::glass), die));
  }
  if (seat_of(state, Councilor::priest) != seat) return;
  const int dice = priest_dice(state);
  for (int some = 1; some <= 3; ++some)
    if ((some & ~dice) == 0) moves.add(Move::of(MoveKind::reroll, some));
}

void add_energy(State& state, Seat seat, int die) {
  spend(state, seat, kEnergy, 1);
  const bool doubled = holds(state, seat, Card::ley_crystal) && !is_used(state, Power::ley);
  if (doubled) mark_used(state, Power::ley);
  state.roll.added[at(die)] = static_cast<std::uint8_t>(state.roll.added[at(die)] + (doubled ? kLeyCrystal : 1));
}

void use_on_die(State& state, Power power, int die) {
  mark_used(state, power);
  if (power == Power::glass)
    state.roll.die[at(die)] = 0;
  else
    state.roll.added[at(die)] = static_cast<std::uint8_t>(state.roll.added[at(die)] + amount_of(state, Effect::gyre));
}

void reroll(State& state, int dice) {
  state.roll.priest_used = true;
  for (int die = 0; die < state.roll.dice; ++die)
    if ((dice >> die & 1) != 0) state.roll.die[at(die)] = 0;
}

void answer_roll(State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::pass) return state.roll.done.add(seat);
  state.roll.done = {};
  switch (move.kind) {
    case MoveKind::die: state.roll.die[0] = move.what; break;
    case MoveKind::dice:
      if (move.what != 0) state.roll.die[0] = move.what;
      if (move.from != 0) state.roll.die[1] = move.from;
      break;
    case MoveKind::energy: add_energy(state, seat, move.what); break;
    case MoveKind::use: use_on_die(state, static_cast<Power>(move.what), move.from); break;
    default: assert(move.kind == MoveKind::reroll); reroll(state, move.what);
  }
}

// The resources a success may be taken as, as bits.
unsigned kinds_of_gain(const State& state) {
  constexpr std::array<Resource, kWild> kFound = {Resource::crystal, Resource::gold, Resource::ore};
  if (leader_on(state, Councilor::alchemist, state.action.place) >= 0) return kRawResources;
  return 1U << static_cast<int>(kFound[at(peninsula_of(state.action.place))]);
}

// Those of which the supply has enough.
Bits to_take(const State& state, int amount) {
  Bits kinds = 0;
  for (Bits rest = kinds_of_gain(state); rest != 0;) {
    const int resource = pop_lowest(rest);
    if (state.supply[resource] >= amount) kinds |= bit(resource);
  }
  return kinds;
}

Step advance_gain(State& state) {
  Item& item = top(state);
  if (item.x == 0) {
    if (state.hands[item.seat].has(Card::cipher_of_bounty) && to_take(state, kBounty) != 0) return Step::wait;
    item.x = 1;
  }
  if (to_take(state, item.x) != 0) return Step::wait;
  pop(state);  // RIS-1.3: the supply has none
  return Step::on;
}

void add_gains(const State& state, Seat seat, Moves& moves) {
  if (top(state).x == 0) return add_yes_or_no(state, seat, moves);
  for (Bits kinds = to_take(state, top(state).x); kinds != 0;)
    moves.add(Move::of(MoveKind::resource, pop_lowest(kinds)));
}

void answer_gain(State& state, Seat seat, const Move& move) {
  Item& item = top(state);
  if (move.kind == MoveKind::resource) {
    gain(state, seat, move.what, item.x);
    return pop(state);
  }
  item.x = 1;
  if (move.kind == MoveKind::pass) return;
  item.x = kBounty;
  discard(state, seat, Card::cipher_of_bounty);
}

Step advance_recruit(State& state) {
  if (top(state).x != 0) return Step::wait;
  pop(state);
  return Step::on;
}

// RIS-3.5: everyone sharing the action may decide.
SeatSet recruiters(const State& state) { return action_seats(state); }

void add_colours(const State& state, Seat, Moves& moves) {
  for (Bits colours = top(state).x; colours != 0;) moves.add(Move::of(MoveKind::colour, pop_lowest(colours)));
}

void answer_recruit(State& state, Seat, const Move& move) {
  pop(state);
  recruit(state, move.what);
}

Bits followers_of(const State& state, Seat colour) {
  const int each = followers_each(state.seats);
  return below(each) << (kFirstFollower + colour * each);
}

}  // namespace

const TaskRules kRollTask = {advance_roll, roll_deciders, add_roll_moves, answer_roll};
const TaskRules kGainTask = {advance_gain, its_seat, add_gains, answer_gain};
const TaskRules kRecruitTask = {advance_recruit, recruiters, add_colours, answer_recruit};

void begin_roll(State& state, int atlantean) {
  state.roll = {};
  state.roll.atlantean[0] = static_cast<std::uint8_t>(atlantean);
  state.roll.dice = 1;
  push(state, {Task::roll, state.action.seat});
}

void begin_roll(State& state, int atlantean, int companion) {
  begin_roll(state, atlantean);
  state.roll.atlantean[1] = static_cast<std::uint8_t>(companion);
  state.roll.dice = 2;
}

int die_owner(const State& state, int die) { return owner(state, state.roll.atlantean[at(die)]); }

int roll_bonus(const State& state) {
  const int place = state.action.place;
  int bonus = state.at[kAutomaton] == place ? kAutomatonBonus : 0;
  if (!is_on(place, Peninsula::cities)) return bonus;
  bonus += wrath_number(state);
  const Bits there = standing_on(state, place);
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (holds(state, seat, Card::coral_diadem) && (there & atlanteans_of(state, seat)) != 0) ++bonus;
  return bonus;
}

int roll_total(const State& state) {
  const Roll& roll = state.roll;
  return roll.die[0] + roll.added[0] + roll.die[1] + roll.added[1] + roll_bonus(state);
}

int roll_target(const State& state) { return target(state, state.action.place, die_owner(state, 0)); }

bool may_recruit(const State& state, Seat colour) {
  return (standing_on(state, kSupply) & followers_of(state, colour)) != 0;
}

unsigned recruit_colours(const State& state, Bits atlanteans) {
  unsigned colours = 0;
  for (Bits rest = atlanteans; rest != 0;) {
    const int atlantean = pop_lowest(rest);
    const Seat seat = owner(state, atlantean);
    if (kind_of(atlantean) != Kind::volunteer && may_recruit(state, seat)) colours |= 1U << seat;
  }
  return colours;
}

void recruit(State& state, Seat colour) {
  join_pool(state, lowest(standing_on(state, kSupply) & followers_of(state, colour)));
}

}  // namespace atlantica::rising
