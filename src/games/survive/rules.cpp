#include "games/survive/rules.h"

#include <cassert>

#include "games/survive/notation.h"
#include "games/survive/pieces.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

int tiles_to_lay(const State& state, int terrain) { return kTilesOf[at(terrain)] - state.terrain[at(terrain)].size(); }

void add_chance(const State& state, Moves& moves) {
  switch (state.phase) {
    case Phase::first:
      for (Seat seat = 0; seat < state.seats; ++seat) moves.add(Move::of(Kind::first, seat));
      break;
    case Phase::lay:
      for (int terrain = 0; terrain < kTerrains; ++terrain)
        if (tiles_to_lay(state, terrain) > 0) moves.add(Move::of(Kind::terrain, terrain));
      break;
    case Phase::back:
      for (int back = 0; back < kBacks; ++back)
        if (state.left[state.tile][at(back)] > 0) moves.add(Move::of(Kind::back, back));
      break;
    default:
      for (int creature = 0; creature < kCreatures; ++creature) moves.add(Move::of(Kind::die, creature));
  }
}

// The kind of the n-th piece in order of kind.
template <class Amount>
int kind_of(std::uint32_t n, Amount amount) {
  int kind = 0;
  for (auto here = static_cast<std::uint32_t>(amount(0)); n >= here; here = static_cast<std::uint32_t>(amount(kind))) {
    n -= here;
    ++kind;
  }
  return kind;
}

int score(const State& state, Seat seat) {
  int sum = 0;
  for (Bits saved = state.saved; saved != 0;) {
    const int who = pop_lowest(saved);
    if (seat_of(state, colour_of(who)) != seat) continue;
    sum += plays(state, Variant::all_equal) ? 1 : state.value[at(who)];  // SUR-8.2, SUR-8.6
  }
  return sum;
}

// One option of a table; the error says what is wrong with it.
std::optional<Message> choose(Setup& setup, const std::string& name, const std::string& value) {
  const auto among = [&](std::string_view first, std::string_view second) -> std::optional<Message> {
    if (value == first || value == second) return std::nullopt;
    return wrong_value(name, {std::string(first), std::string(second)}, value);
  };
  if (name == "first") {
    if (value == "random") return std::nullopt;
    if (value.size() != 1 || value[0] < '0' || value[0] >= '0' + setup.seats) return wrong_first(setup.seats, value);
    setup.first = value[0] - '0';
    return std::nullopt;
  }
  if (name == "own-values") {
    setup.values_shown = value == "shown";
    return among("hidden", "shown");
  }
  if (name == "colours") {
    if (value == "two" && setup.seats != 2) return Message{"survive.setup.two_colours", {{"count", setup.seats}}};
    if (value == "two") setup.colours = 2 * setup.seats;
    return among("one", "two");
  }
  if (const auto variant = parse_variant(name)) {
    if (value == "on") setup.variants |= static_cast<std::uint8_t>(bit(static_cast<int>(*variant)));
    return among("off", "on");
  }
  return unknown_option(Rules::kId, Rules::options(), name);
}

}  // namespace

std::vector<OptionSpec> Rules::options() {
  return {
      {"first", {"random", "0", "1", "2", "3"}},
      {"own-values", {"hidden", "shown"}},
      {"colours", {"one", "two"}},
      {"overpopulated", {"off", "on"}},
      {"to-the-last", {"off", "on"}},
      {"all-equal", {"off", "on"}},
      {"submerged", {"off", "on"}},
  };
}

std::expected<Setup, Message> Rules::setup(int seats, const Options& chosen, int rules) {
  if (seats < kMinSeats || seats > kMaxSeats) return std::unexpected(wrong_seats(kId, kMinSeats, kMaxSeats, seats));
  Setup setup;
  setup.rules = rules;
  setup.seats = setup.colours = seats;
  for (const auto& [name, value] : chosen)
    if (auto error = choose(setup, name, value)) return std::unexpected(*error);
  if (has(setup.variants, static_cast<int>(Variant::to_the_last)) &&
      has(setup.variants, static_cast<int>(Variant::submerged)))
    return std::unexpected(Message("survive.setup.one_ending"));
  return setup;
}

State Rules::initial(const Setup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.colours = static_cast<std::uint8_t>(setup.colours);
  state.values_shown = setup.values_shown;
  state.variants = setup.variants;
  for (auto& roster : state.roster) roster.fill(kNowhere);
  for (const Axial place : kSerpents) put_creature(state, Creature::serpent, Sea::hex_at(place));
  state.supply = {kCreaturesOf[at(Creature::shark)], kCreaturesOf[at(Creature::whale)],
                  static_cast<std::uint8_t>(kShips - kShipsPerColour * setup.colours)};
  state.left = kBacksOf;
  state.place.fill(kUnplaced);
  if (setup.first != kChance) begin_laying(state, setup.first);
  return state;
}

SeatSet Rules::actors(const State& state) {
  switch (state.phase) {
    case Phase::first:
    case Phase::lay:
    case Phase::back:
    case Phase::die: return SeatSet::only(kChance);
    case Phase::react: return SeatSet::only(seat_of(state, state.who));
    case Phase::over: return {};
    default: return SeatSet::only(seat_of(state, state.colour));
  }
}

void Rules::legal_moves(const State& state, [[maybe_unused]] Seat seat, Moves& moves) {
  assert(actors(state).has(seat));
  moves.clear();
  switch (state.phase) {
    case Phase::place:
    case Phase::value:
    case Phase::ship: return add_setup_moves(state, moves);
    case Phase::hand: return add_hand_moves(state, moves);
    case Phase::to: return add_targets(state, moves);
    case Phase::move: return add_movement(state, moves);
    case Phase::sink:
    case Phase::crew: return add_sinking(state, moves);
    case Phase::creature: return add_creature_moves(state, moves);
    case Phase::react: return add_reactions(state, moves);
    default: add_chance(state, moves);
  }
}

namespace {

void make(State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first: return begin_laying(state, move.what);
    case Kind::terrain: return lay_tile(state, move.what);
    case Kind::back: return show_back(state, static_cast<Back>(move.what));
    case Kind::die: return roll(state, static_cast<Creature>(move.what));
    case Kind::place: return place_explorer(state, move.to);
    case Kind::value: return give_value(state, move.what);
    case Kind::ship: return place_ship(state, move.to);
    case Kind::play: return play_tile(state, move);
    case Kind::pass: return begin_moves(state);
    case Kind::to: return move_by_tile(state, move.to);
    case Kind::sink: return sink_tile(state, move.to);
    case Kind::take: return take_aboard(state, move.what);
    case Kind::creature: return move_creature(state, move);
    case Kind::stay: return end_turn(state);
    case Kind::defend: return defend(state);
    case Kind::decline: return decline(state);
    default: return make_movement(state, move);
  }
}

}  // namespace

void Rules::play(State& state, [[maybe_unused]] Seat seat, const Move& move) {
  assert(!refusal(state, seat, move));
  make(state, move);
  // SUR-8.5: at once, even within a turn.
  if (plays(state, Variant::to_the_last) && state.turn > 0 && state.phase != Phase::over && on_board(state) == 0)
    finish(state);
}

int Rules::weight(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::terrain: return tiles_to_lay(state, move.what);
    case Kind::back: return state.left[state.tile][move.what];
    default: return 1;
  }
}

Move Rules::sample_chance(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::first: return Move::of(Kind::first, static_cast<int>(rng.below(state.seats)));
    case Phase::lay: {
      const int laid = land(state).size();
      const std::uint32_t n = rng.below(static_cast<std::uint32_t>(kTiles - laid));
      return Move::of(Kind::terrain, kind_of(n, [&](int terrain) { return tiles_to_lay(state, terrain); }));
    }
    case Phase::back: {
      // The tile is already off the board, its back is not.
      const int under = state.terrain[state.tile].size() + 1;
      const std::uint32_t n = rng.below(static_cast<std::uint32_t>(under));
      return Move::of(Kind::back, kind_of(n, [&](int back) { return state.left[state.tile][at(back)]; }));
    }
    default: return Move::of(Kind::die, static_cast<int>(rng.below(kCreatures)));
  }
}

std::optional<Outcome> Rules::outcome(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  outcome.seats = state.seats;
  int best = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int sum = score(state, seat);
    outcome.score[at(seat)] = sum;
    if (seat == 0 || sum > best) {
      best = sum;
      outcome.winners = {};
    }
    if (sum == best) outcome.winners.add(seat);
  }
  return outcome;
}

static_assert(Game<Rules>);

}  // namespace atlantica::survive
