#include "games/rising/events.h"
#include "games/rising/notation.h"
#include "games/rising/steps.h"
#include "games/rising/table.h"
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
  const std::string sum = std::to_string(roll_total(rolled)) + " against " + std::to_string(roll_target(rolled));
  Event event = plain_event(success ? "success" : "failure", (success ? "Success: " : "Failure: ") + sum + ".");
  event.seat = before.action.seat;
  event.to = place_name(before.action.place);
  events.push_back(std::move(event));
}

void add_built(const State& before, const State& after, Events& events) {
  for (Bits rest = after.built & ~before.built; rest != 0;) {
    const std::string name(component_name(pop_lowest(rest)));
    Event event = plain_event("built", "The " + name + " is built.");
    event.component = name;
    events.push_back(std::move(event));
  }
}

void add_island(const State& before, const State& after, Events& events) {
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) {
    const std::string name(peninsula_name(peninsula));
    const auto add = [&](const std::string& type, const std::string& text, int tile) {
      Event event = plain_event(type, text);
      event.peninsula = name;
      if (tile >= 0) event.tile = place_name(tile);
      events.push_back(std::move(event));
    };
    const bool had = has(before.barriers, peninsula);
    const bool is_there = has(after.barriers, peninsula);
    if (had && !is_there) add("barrier", "The barrier of the " + name + " is gone.", -1);
    if (!had && is_there) add("barrier", "A barrier protects the " + name + ".", -1);
    for (int number = before.standing[at(peninsula)]; number > after.standing[at(peninsula)]; --number)
      add("flood", place_name(tile_at(peninsula, number)) + " floods.", tile_at(peninsula, number));
    for (int number = before.standing[at(peninsula)]; number < after.standing[at(peninsula)]; ++number)
      add("unflood", place_name(tile_at(peninsula, number + 1)) + " comes up again.", tile_at(peninsula, number + 1));
  }
}

// Those whom floods sent home, and those who came.
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
    const std::string piece(kind_name(static_cast<int>(kind_of(atlantean))));
    Event event = came ? seat_event("recruit", seat, "gets a " + piece)
                       : plain_event("home", capital(spoken_piece(static_cast<int>(kind_of(atlantean)))) + " of " +
                                                 who(seat) + " leaves " + spoken_place(was) + ".");
    event.seat = seat;
    event.piece = piece;
    if (returned) event.from = place_name(was);
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
  if (move.kind == MoveKind::swap || move.kind == MoveKind::give) return;  // the move says all
  const auto add = [&](const std::string& type, const std::string& does, Seat seat, int resource, int amount) {
    const std::string name(resource_name(resource));
    Event event = seat_event(type, seat, does + " " + std::to_string(amount) + " " + name);
    event.resource = name;
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
      if (returned) add("returned", "gets back", seat, resource, -set_aside);
      if (net > 0) add("gain", "gains", seat, resource, net);
      if (net < 0) add("lose", taken ? "loses" : "pays", seat, resource, -net);
    }
  }
}

// Cards that came without being chosen, as the only ones there were.
void add_cards(const State& before, const Move& move, const State& after, Events& events) {
  for (Seat seat = 0; seat < after.seats; ++seat) {
    for (int card = 0; card < kCards; ++card) {
      const bool chosen = move.kind == MoveKind::keep || move.kind == MoveKind::choose_relic;
      const int more =
          after.hands[at(seat)][card] - before.hands[at(seat)][card] - (chosen && move.what == card ? 1 : 0);
      if (more <= 0) continue;
      Event event = seat_event("keep", seat, "keeps " + std::string(card_name(card)));
      event.card = card_name(card);
      events.push_back(std::move(event));
    }
  }
}

void add_round(const State& before, const State& after, Events& events) {
  if (before.wrath != after.wrath) {
    const bool up = after.wrath > before.wrath;
    Event event = plain_event("wrath", std::string("The wrath counter moves ") + (up ? "on" : "back") + " to " +
                                           std::to_string(wrath_number(after)) + ".");
    event.amount = after.wrath;
    events.push_back(std::move(event));
  }
  if (before.round != after.round) {
    Event event = plain_event("round", "Round " + std::to_string(after.round) + " begins.");
    event.amount = after.round;
    event.seat = after.start;
    events.push_back(std::move(event));
  }
  if (before.phase != after.phase && after.phase != Phase::over) {
    constexpr std::array<std::string_view, 5> kTitles = {"Setup", "Place Atlanteans", "Suffer Misfortunes",
                                                         "Take Actions", "Endure the Wrath"};
    Event event = plain_event("phase", std::string(kTitles[static_cast<std::size_t>(after.phase)]) + ".");
    event.phase = phase_name(after.phase);
    events.push_back(std::move(event));
  }
  if (after.phase == Phase::over)
    events.push_back(plain_event(
        "over", after.loss != Loss::none ? "The island is lost." : "The Cosmic Gate stands: the game is won."));
}

}  // namespace

void add_consequences(const State& before, const Move& move, const State& after, Events& events) {
  if (move.kind == MoveKind::accept && before.agenda.size > 0 &&
      before.agenda.items[before.agenda.size - 1U].task == Task::defiance)
    events.push_back(plain_event("cancelled", "The misfortune has no effect."));
  add_roll(before, move, after, events);
  add_built(before, after, events);
  add_island(before, after, events);
  add_atlanteans(before, move, after, events);
  add_stocks(before, move, after, events);
  add_cards(before, move, after, events);
  add_round(before, after, events);
}

}  // namespace atlantica::rising
