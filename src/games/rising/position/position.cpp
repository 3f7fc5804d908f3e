#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/position/reader.h"
#include "games/rising/rules.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

std::string where(const State& state, int atlantean) {
  return place_name(state.at[at(atlantean)]) + (has(state.acted, atlantean) ? " acted" : "");
}

SeatPosition seat_position(const State& state, Seat seat) {
  SeatPosition position;
  if (const int councilor = state.councilor[at(seat)]; councilor != kNobody)
    position.councilor = councilor_name(councilor);
  position.stock = counts_of(state.stock[at(seat)]);
  position.hand = names_of(state.hands[at(seat)]);
  position.leader = where(state, seat);
  position.followers.emplace();
  const int each = followers_each(state.seats);
  for (int i = 0; i < each; ++i) position.followers->push_back(where(state, kFirstFollower + each * seat + i));
  if (state.ready.has(seat)) position.ready = true;
  return position;
}

Names volunteers_of(const State& state) {
  Names names;
  for (int i = 0; i < state.edition.volunteers; ++i) {
    const int seat = state.volunteer_of[at(i)];
    names.push_back((seat == kUnknown ? "" : std::to_string(seat) + " ") + where(state, kFirstVolunteer + i));
  }
  while (!names.empty() && names.back() == "supply") names.pop_back();
  return names;
}

HologramPosition hologram_position(const State& state) {
  HologramPosition position;
  if (state.board != kNobody) position.councilor = councilor_name(state.board);
  position.at = where(state, kHologram);
  if (state.relic != kUnknown) position.relic = card_name(state.relic);
  return position;
}

Names components_of(std::uint32_t components) {
  Names names;
  for (Bits rest = components; rest != 0;) names.emplace_back(component_name(pop_lowest(rest)));
  return names;
}

Names gates_of(unsigned spaces) {
  Names names;
  for (Bits rest = spaces; rest != 0;) names.push_back(place_name(kFirstBuild + pop_lowest(rest)));
  return names;
}

PledgePosition pledge_position(const State& state, int purpose) {
  const Pledges& pledges = state.pledges;
  PledgePosition position;
  position.purpose = purpose_name(purpose);
  const int space = purpose - kBuildPurpose;
  if (space >= 0) position.component = component_name(pledges.component[at(space)]);
  pledges.contributors[at(purpose)].each([&](Seat seat) {
    PledgeView pledge;
    pledge.seat = seat;
    if (space >= 0) {
      pledge.pieces = counts_of(pledges.pieces[at(space)][at(seat)]);
      if (pledge.pieces.contains("energy")) pledge.square = resource_name(pledges.square_for);
    } else if (const int energy = pledges.energy[at(purpose)][at(seat)]; energy > 0) {
      pledge.pieces["energy"] = energy;
    }
    position.pledges.push_back(std::move(pledge));
  });
  return position;
}

void add_gate(const State& state, Position& position) {
  position.blueprint = components_of(state.blueprint);
  position.built = components_of(state.built);
  if (state.built_at != 0) position.built_at = gates_of(state.built_at);
  if (state.opened != 0) position.opened = gates_of(state.opened);
  const Pledges& pledges = state.pledges;
  if (pledges.ordered > 0) position.pledges.emplace();
  for (int i = 0; i < pledges.ordered; ++i) position.pledges->push_back(pledge_position(state, pledges.order[at(i)]));
  for (int purpose = 0; purpose < kPurposes; ++purpose) {
    if (pledges.barred[at(purpose)].empty()) continue;
    if (!position.barred) position.barred.emplace();
    (*position.barred)[purpose_name(purpose)] = seats_of(pledges.barred[at(purpose)]);
  }
}

void add_decks(const State& state, Position& position) {
  position.library = counts_of(state.library);
  position.library_bottom.emplace();
  for (int i = 0; i < state.library_bottom_size; ++i)
    position.library_bottom->emplace_back(card_name(state.library_bottom[at(i)]));
  position.library_discards = counts_of(state.library_discards);
  position.misfortunes = counts_of(state.misfortunes);
  position.misfortunes_top.emplace();
  for (int i = 0; i < state.misfortune_top_size; ++i)
    position.misfortunes_top->emplace_back(misfortune_name(state.misfortune_top[at(i)]));
  position.misfortune_discards = counts_of(state.misfortune_discards);
  position.board_discards.emplace();
  for (Bits rest = state.board_discards; rest != 0;)
    position.board_discards->emplace_back(councilor_name(pop_lowest(rest)));
}

void add_round(const State& state, Position& position) {
  const auto some = [](int number) { return number > 0 ? std::optional(number) : std::nullopt; };
  position.draws = some(state.draws);
  position.draws_skipped = some(state.draws_skipped);
  position.wrath = state.wrath;
  position.fewer_floods = some(state.fewer_floods);
  position.floods_left = some(state.floods_left);
  if (state.used != 0) position.used.emplace();
  for (Bits rest = state.used; rest != 0;) position.used->emplace_back(power_name(pop_lowest(rest)));
  if (!state.siphoned.empty()) position.siphoned = seats_of(state.siphoned);
  position.earthquakes = some(state.earthquakes);
  if (state.forbidden != 0) position.forbidden = peninsulas_of(state.forbidden);
  if (state.fog) position.fog = true;
  if (state.loss != Loss::none) {
    position.lost = true;
    position.ending = Rules::ending(state);
  }
  if (state.blueprint_from != blueprint_for(state.edition, state.level, state.rules, std::nullopt))
    position.components = blueprint_name(state.blueprint_from);
  if (state.choose_councilors) position.councilors = "chosen";
  if (state.first_game) position.first_game = true;
}

TaskPosition task_position(const Item& item) {
  const auto some = [](int number) { return number > 0 ? std::optional(number) : std::nullopt; };
  return {std::string(task_name(item.task)), item.seat, some(item.x), some(item.y), some(item.z)};
}

RollPosition roll_position(const State& state) {
  const Roll& roll = state.roll;
  RollPosition position;
  position.added.emplace();
  for (int die = 0; die < roll.dice; ++die) {
    position.atlanteans.push_back(atlantean_name(state, roll.atlantean[at(die)]));
    position.dice.push_back(roll.die[at(die)]);
    position.added->push_back(roll.added[at(die)]);
  }
  if (!roll.done.empty()) position.done = seats_of(roll.done);
  if (roll.priest_used) position.priest = true;
  return position;
}

void add_what_is_resolved(const State& state, Position& position) {
  const auto name = [&](int drawn) { return is_foreseen(state) ? misfortune_name(drawn) : card_name(drawn); };
  if (state.agenda.size > 0) position.agenda.emplace();
  for (int i = 0; i < state.agenda.size; ++i) position.agenda->push_back(task_position(state.agenda.items[at(i)]));
  if (state.action.atlanteans != 0) {
    position.action = {place_name(state.action.place), state.action.seat, {}};
    for (Bits rest = state.action.atlanteans; rest != 0;)
      position.action->atlanteans.push_back(atlantean_name(state, pop_lowest(rest)));
  }
  if (state.roll.dice > 0) position.roll = roll_position(state);
  if (state.drawn.size > 0) position.drawn.emplace();
  for (int i = 0; i < state.drawn.size; ++i) position.drawn->emplace_back(name(state.drawn.cards[at(i)]));
  if (state.revealed_size > 0) position.revealed.emplace();
  for (int i = 0; i < state.revealed_size; ++i) {
    const int revealed = state.revealed[at(i)];
    position.revealed->emplace_back(offers_boards(state) ? councilor_name(revealed) : card_name(revealed));
  }
}

}  // namespace

Position Rules::position(const State& state) {
  Position position;
  for (Seat seat = 0; seat < state.seats; ++seat) position.seats.push_back(seat_position(state, seat));
  position.edition = state.edition.name();
  if (std::string text = edition_text(state); !text.empty()) position.edition_text = std::move(text);
  position.level = state.level;
  position.phase = phase_name(state.phase);
  position.round = state.round;
  if (state.start != kUnknown) position.start = state.start;
  position.tiles.emplace();
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula)
    (*position.tiles)[std::string(peninsula_name(peninsula))] = state.standing[at(peninsula)];
  position.barriers = peninsulas_of(state.barriers);
  if (const Names names = volunteers_of(state); !names.empty()) position.volunteers = names;
  if (state.seats <= 2) position.hologram = hologram_position(state);
  if (state.seats == 1) position.automaton = where(state, kAutomaton);
  add_gate(state, position);
  add_decks(state, position);
  add_round(state, position);
  add_what_is_resolved(state, position);
  return position;
}

std::expected<State, Message> Rules::from_position(const Position& position, int rules) {
  return read_with(PositionReader(position, rules));
}

}  // namespace atlantica::rising
