#include <algorithm>
#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

constexpr int kRadiance = 3;
constexpr int kTransmutation = 2;
constexpr int kFellowship = 2;
constexpr int kForesight = 4;
constexpr int kKeepersEnergy = 2;

// What a card does when played in an open moment. RIS-3.7: it is not played if it would change nothing.
struct CardRules {
  bool (*changes_something)(const State& state, Seat seat);
  void (*play)(State& state, Seat seat);
};

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

bool may_renew(const State& state, Seat) { return may_unflood(state); }
void renew(State& state, Seat seat) { push(state, {Task::unfloods, byte(seat), 1}); }

bool may_ward(const State& state, Seat) { return may_place_barrier(state); }
void ward(State& state, Seat seat) { push(state, {Task::barriers, byte(seat), 1}); }

bool may_radiate(const State& state, Seat) { return state.supply[kEnergy] > 0; }
void radiate(State& state, Seat seat) { push(state, {Task::radiance, byte(seat), kRadiance}); }

bool may_foresee(const State& state, Seat) { return misfortunes_left(state) > 0; }
void foresee(State& state, Seat seat) { push(state, {Task::foresight, byte(seat)}); }

bool may_transmute(const State& state, Seat seat) { return may_swap(state, seat, kAllResources); }
void transmute(State& state, Seat seat) { push(state, {Task::swap, byte(seat), kTransmutation, 0, kAllResources}); }

Bits free_volunteers(const State& state) { return standing_on(state, kSupply) & below(kFirstFollower); }
bool may_befriend(const State& state, Seat) { return state.phase == Phase::place && free_volunteers(state) != 0; }
void befriend(State& state, Seat seat) { call_volunteers(state, seat, kFellowship); }

// RIS-13.14: not alone, nor if nobody has anything to give.
bool may_exchange(const State& state, Seat) {
  return state.seats > 1 &&
         std::any_of(state.stock.begin(), state.stock.end(), [](const Counts& stock) { return !stock.empty(); });
}
void exchange(State& state, Seat seat) { push(state, {Task::exchange, byte(seat), byte(state.seats - 1)}); }

bool may_return(const State& state, Seat) { return library_size(state) > 0 || !state.library_discards.empty(); }
void return_to_library(State& state, Seat seat) {
  // The Codex itself leaves the game.
  state.library_discards.remove(static_cast<int>(Card::codex_of_return));
  state.library.add(state.library_discards);
  state.library_discards = {};
  for (std::size_t i = 0; i < state.library_bottom_size; ++i) state.library.add(state.library_bottom[i]);
  state.library_bottom = {};
  state.library_bottom_size = 0;
  push(state, {Task::draw, byte(seat), 2, 1, byte(static_cast<int>(Second::discard))});
}

constexpr CardRules kInterrupt = {nullptr, nullptr};
// In the order of Card.
constexpr std::array<CardRules, kBasicCards> kCardRules = {{
    kInterrupt,
    kInterrupt,
    {may_renew, renew},
    {may_ward, ward},
    {may_radiate, radiate},
    {may_foresee, foresee},
    kInterrupt,
    {may_transmute, transmute},
    {may_befriend, befriend},
    {may_exchange, exchange},
    {may_return, return_to_library},
    kInterrupt,
}};

bool may_use_scales(const State& state, Seat seat) {
  return holds(state, seat, Card::assayers_scales) && !is_used(state, Power::scales) &&
         may_swap(state, seat, kRawResources);
}

// RIS-1.3: not for nothing.
bool may_use_keeper(const State& state, Seat seat) {
  return holds(state, seat, Card::keepers_seal) && !is_used(state, Power::keeper) && state.supply[kEnergy] > 0;
}

// Moves the next misfortunes into state.drawn: those of known order directly, the others are revealed by chance.
Step reveal(State& state) {
  while (state.misfortune_top_size > 0 && state.drawn.size < kForesight) {
    auto& known = state.misfortune_top;
    state.drawn.cards[state.drawn.size++] = known[0];
    std::copy(known.begin() + 1, known.end(), known.begin());
    known[--state.misfortune_top_size] = 0;
  }
  if (state.drawn.size < kForesight && misfortunes_left(state) > 0) return Step::wait;
  ++top(state).x;
  return Step::on;
}

Step advance_foresight(State& state) {
  if (top(state).x == 0) return reveal(state);
  if (state.drawn.size > 0) return Step::wait;
  pop(state);
  return Step::on;
}

SeatSet foresight_deciders(const State& state) { return top(state).x == 0 ? SeatSet::only(kChance) : its_seat(state); }

void add_foresight_moves(const State& state, Seat seat, Moves& moves) {
  if (seat == kChance) {
    for (int kind = 0; kind < kMisfortunes; ++kind)
      if (state.misfortunes[at(kind)] > 0) moves.add(Move::of(MoveKind::misfortune, kind));
    return;
  }
  Bits kinds = 0;
  for (std::size_t i = 0; i < state.drawn.size; ++i) kinds |= bit(state.drawn.cards[i]);
  const MoveKind kind = top(state).x == 1 ? MoveKind::remove : MoveKind::top;
  while (kinds != 0) moves.add(Move::of(kind, pop_lowest(kinds)));
}

void answer_foresight(State& state, Seat, const Move& move) {
  Drawn& drawn = state.drawn;
  if (move.kind == MoveKind::misfortune) {
    --state.misfortunes[move.what];
    drawn.cards[drawn.size++] = move.what;
    return;
  }
  auto* const end = drawn.cards.data() + drawn.cards.size();
  auto* const found = std::find(drawn.cards.data(), end, move.what);
  std::copy(found + 1, end, found);
  drawn.cards.back() = 0;
  --drawn.size;
  if (move.kind == MoveKind::remove) {
    ++state.misfortune_discards[move.what];
    top(state).x = 2;
  } else {
    state.misfortune_top[state.misfortune_top_size++] = move.what;
  }
}

}  // namespace

const TaskRules kForesightTask = {advance_foresight, foresight_deciders, add_foresight_moves, answer_foresight};

bool may_play(const State& state, Seat seat, Card card) {
  if (static_cast<int>(card) >= kBasicCards || !state.hands[at(seat)].has(card)) return false;
  const CardRules& rules = kCardRules[at(static_cast<int>(card))];
  return rules.play != nullptr && rules.changes_something(state, seat);
}

void play_card(State& state, Seat seat, Card card) {
  assert(may_play(state, seat, card));
  discard(state, seat, card);
  kCardRules[at(static_cast<int>(card))].play(state, seat);
}

void discard(State& state, Seat seat, Card card) {
  state.hands[at(seat)].remove(static_cast<int>(card));
  state.library_discards.add(static_cast<int>(card));
}

void add_cards_and_powers(const State& state, Seat seat, Moves& moves) {
  const Bits hand = state.hands[at(seat)].kinds();
  for (Bits cards = hand & below(kBasicCards); cards != 0;) {
    const int card = pop_lowest(cards);
    if (may_play(state, seat, static_cast<Card>(card))) moves.add(Move::of(MoveKind::play, card));
  }
  if (may_use_scales(state, seat)) moves.add(Move::of(MoveKind::use, static_cast<int>(Power::scales)));
  if (!may_use_keeper(state, seat)) return;
  for (Bits others = hand & ~bit(static_cast<int>(Card::keepers_seal)); others != 0;)
    moves.add(Move::of(MoveKind::use, static_cast<int>(Power::keeper), pop_lowest(others)));
}

void use_power(State& state, Seat seat, const Move& move) {
  const auto power = static_cast<Power>(move.what);
  mark_used(state, power);
  if (power == Power::scales) return push(state, {Task::swap, byte(seat), 1, 0, kRawResources});
  assert(power == Power::keeper);
  discard(state, seat, static_cast<Card>(move.from));
  gain(state, seat, kEnergy, kKeepersEnergy);
}

}  // namespace atlantica::rising
