#include "games/rising/events.h"
#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;
using Events = std::vector<Event>;

// The roll as the move left it, before it was resolved.
State with_dice(const State& before, const Move& move) {
  State state = before;
  Roll& roll = state.roll;
  switch (move.kind) {
    case MoveKind::die: roll.die[0] = move.what; break;
    case MoveKind::dice:
      if (move.what > 0) roll.die[0] = move.what;
      if (move.from > 0) roll.die[1] = move.from;
      break;
    case MoveKind::energy: {
      const bool ley = holds(before, die_owner(before, move.what), Card::ley_crystal);
      roll.added[move.what] =
          static_cast<std::uint8_t>(roll.added[move.what] + (ley && !has_power(before.used, Power::ley) ? 2 : 1));
      break;
    }
    case MoveKind::use:
      if (static_cast<Power>(move.what) == Power::gyre)
        roll.added[move.from] = static_cast<std::uint8_t>(roll.added[move.from] + amount_of(before, Effect::gyre));
      break;
    default: break;
  }
  return state;
}

void add_roll(const State& before, const Move& move, const State& after, Events& events) {
  if (!on_agenda(before, Task::roll)) return;
  const State rolled = with_dice(before, move);
  const bool success = roll_total(rolled) >= roll_target(rolled);
  if (!success && on_agenda(after, Task::roll)) return;
  Event event = success ? plain_event<Event>("success", "rising.event.success")
                        : plain_event<Event>("failure", "rising.event.failure");
  event.seat = before.action.seat;
  event.place = place_name(before.action.place);
  event.total = roll_total(rolled);
  event.target = roll_target(rolled);
  events.push_back(std::move(event));
}

void add_built(const State& before, const State& after, Events& events) {
  for (Bits rest = after.built & ~before.built; rest != 0;) {
    Event event = plain_event<Event>("built", "rising.event.built");
    event.component = component_name(pop_lowest(rest));
    events.push_back(std::move(event));
  }
}

void add_island(const State& before, const State& after, Events& events) {
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) {
    const auto add = [&](Event event) {
      event.peninsula = peninsula_name(peninsula);
      events.push_back(std::move(event));
    };
    const auto add_tile = [&](Event event, int number) {
      event.place = place_name(tile_at(peninsula, number));
      add(std::move(event));
    };
    const bool had = has(before.barriers, peninsula);
    const bool is_there = has(after.barriers, peninsula);
    if (had && !is_there) add(plain_event<Event>("barrier", "rising.event.barrier_gone"));
    if (!had && is_there) add(plain_event<Event>("barrier", "rising.event.barrier"));
    for (int number = before.standing[at(peninsula)]; number > after.standing[at(peninsula)]; --number)
      add_tile(plain_event<Event>("flood", "rising.event.flood"), number);
    for (int number = before.standing[at(peninsula)]; number < after.standing[at(peninsula)]; ++number)
      add_tile(plain_event<Event>("unflood", "rising.event.unflood"), number + 1);
  }
}

// Atlanteans sent home by floods, and new arrivals.
void add_atlanteans(const State& before, const Move& move, const State& after, Events& events) {
  const bool all_go = before.phase != after.phase && before.phase == Phase::actions;
  for (int atlantean = 0; atlantean < kAtlanteans; ++atlantean) {
    const int was = before.at[at(atlantean)];
    const int now = after.at[at(atlantean)];
    if (was == now) continue;
    const bool returned = was < kPlaces && now >= kPlaces;
    if (returned && (all_go || move.kind == MoveKind::send_home)) continue;
    const bool came = was == kSupply && now != kSupply;
    if (!returned && !came) continue;
    const int seat = owner(came ? after : before, atlantean);
    Event event =
        came ? seat_event("recruit", seat, "rising.event.recruit") : seat_event("home", seat, "rising.event.home");
    event.piece = kind_name(static_cast<int>(kind_of(atlantean)));
    if (returned) event.place = place_name(was);
    events.push_back(std::move(event));
  }
}

int pledged(const State& state, Seat seat, int resource) {
  int sum = 0;
  for (const auto& pieces : state.pledges.pieces) sum += pieces[at(seat)][resource];
  if (resource != kEnergy) return sum;
  for (const auto& energy : state.pledges.energy) sum += energy[at(seat)];
  return sum;
}

void add_stocks(const State& before, const Move& move, const State& after, Events& events) {
  if (move.kind == MoveKind::swap || move.kind == MoveKind::give) return;  // the move says it all
  const auto add = [&](Event event, int resource, int amount) {
    event.resource = resource_name(resource);
    event.amount = amount;
    events.push_back(std::move(event));
  };
  // While a misfortune is resolved; what the Warden costs is given, too.
  const bool taken = before.phase == Phase::misfortunes && before.agenda.size > 0 && move.kind != MoveKind::accept;
  for (Seat seat = 0; seat < after.seats; ++seat) {
    for (int resource = 0; resource <= kEnergy; ++resource) {
      const int more = after.stock[at(seat)][resource] - before.stock[at(seat)][resource];
      const int set_aside = pledged(after, seat, resource) - pledged(before, seat, resource);
      const int net = more + set_aside;
      const bool returned = set_aside < 0 && net == 0 && move.kind != MoveKind::take_back;
      if (returned) add(seat_event("returned", seat, "rising.event.returned"), resource, -set_aside);
      if (net > 0) add(seat_event("gain", seat, "rising.event.gain"), resource, net);
      if (net < 0) add(seat_event("lose", seat, taken ? "rising.event.lose" : "rising.event.pay"), resource, -net);
    }
  }
}

// Cards received without a choice, as they were the only ones.
void add_cards(const State& before, const Move& move, const State& after, Events& events) {
  for (Seat seat = 0; seat < after.seats; ++seat) {
    for (int card = 0; card < kCards; ++card) {
      const bool chosen = move.kind == MoveKind::keep || move.kind == MoveKind::choose_relic;
      const int more =
          after.hands[at(seat)][card] - before.hands[at(seat)][card] - (chosen && move.what == card ? 1 : 0);
      if (more <= 0) continue;
      Event event = seat_event("keep", seat, "rising.event.keep");
      event.card = card_name(card);
      events.push_back(std::move(event));
    }
  }
}

void add_round(const State& before, const State& after, Events& events) {
  if (before.wrath != after.wrath) {
    Event event =
        plain_event<Event>("wrath", after.wrath > before.wrath ? "rising.event.wrath_on" : "rising.event.wrath_back");
    event.floods = wrath_number(after);
    event.amount = after.wrath;
    events.push_back(std::move(event));
  }
  if (before.round != after.round) {
    Event event = plain_event<Event>("round", "rising.event.round");
    event.amount = after.round;
    event.seat = after.start;
    events.push_back(std::move(event));
  }
  if (before.phase != after.phase && after.phase != Phase::over) {
    Event event = plain_event<Event>("phase", "rising.event.phase");
    event.phase = phase_name(after.phase);
    events.push_back(std::move(event));
  }
  if (after.phase == Phase::over)
    events.push_back(plain_event<Event>("over", after.loss != Loss::none ? "rising.event.lost" : "rising.event.won"));
}

}  // namespace

void add_consequences(const State& before, const Move& move, const State& after, Events& events) {
  if (move.kind == MoveKind::accept && before.agenda.size > 0 &&
      before.agenda.items[before.agenda.size - 1U].task == Task::defiance)
    events.push_back(plain_event<Event>("cancelled", "rising.event.cancelled"));
  add_roll(before, move, after, events);
  add_built(before, after, events);
  add_island(before, after, events);
  add_atlanteans(before, move, after, events);
  add_stocks(before, move, after, events);
  add_cards(before, move, after, events);
  add_round(before, after, events);
}

}  // namespace atlantica::rising
