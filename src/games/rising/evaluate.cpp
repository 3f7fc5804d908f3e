#include <algorithm>
#include <cmath>

#include "games/rising/danger.h"
#include "games/rising/outlook.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/rules.h"

// How well a team stands: how many rounds the island lasts against how many the work would take.
namespace atlantica::rising {

namespace {

constexpr double kBuildWork = 2.0;     // worker-actions to build a component, besides its resources
constexpr double kEnergyWorth = 0.4;   // worker-actions that one energy saves
constexpr double kBarrierWorth = 0.8;  // tiles that a barrier saves
constexpr double kRecruitWorth = 0.6;  // of a worker: it starts a round later
constexpr double kBusy = 0.85;         // the fraction of Atlanteans who find useful work
constexpr double kLeast = 0.03;        // what an edition may make impossible still counts this much
constexpr double kScale = 2.0;         // a lead in rounds that makes a game almost certain

int index(Resource resource) { return static_cast<int>(resource); }

// What an action on this peninsula yields, now and as it floods.
double yield_of(const State& state, Peninsula peninsula) {
  double sum = 0;
  const int standing = state.standing[at(static_cast<int>(peninsula))];
  for (int i = 0; i < 3; ++i) {
    const int number = standing - i;
    if (number <= 0) {
      sum += kLeast;
      continue;
    }
    const int printed = state.edition.tiles[at(tile_at(static_cast<int>(peninsula), number))].number;
    sum += peninsula == Peninsula::forges ? printed : std::max(kLeast, chance_of(printed));
  }
  return sum / 3;
}

// What the team has, including pledges and expected gains.
Amounts held(const State& state, const Outlook& hopes) {
  Amounts have{};
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Counts pieces = state.stock[at(seat)];
    for (int space = 0; space < state.build_spaces; ++space) pieces.add(state.pledges.pieces[at(space)][at(seat)]);
    for (int piece = 0; piece <= kResources; ++piece)
      have[at(piece)] += pieces[piece] + hopes.gains[at(seat)][at(piece)];
  }
  return have;
}

// Energy pledged for barriers and unflooding that may be completed counts as part of them.
double pledged_tiles(const State& state, double& energy) {
  double tiles = 0;
  if (state.pledges.ordered == 0) return tiles;
  const SeatSet waited_for = open_awaited(state);
  for (int i = 0; i < state.pledges.ordered; ++i) {
    const int purpose = state.pledges.order[at(i)];
    if (purpose >= kBuildPurpose) continue;
    int pledged = 0;
    int available = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      pledged += state.pledges.energy[at(purpose)][at(seat)];
      if (waited_for.has(seat)) available += state.stock[at(seat)][kEnergy];
    }
    const int due = price(state, purpose);
    if (pledged + available < due)
      energy += pledged;
    else
      tiles += (purpose < kUnfloodPurpose ? kBarrierWorth : 1.0) * pledged / due;
  }
  return tiles;
}

// Gathering, in worker-actions.
double gathering(const State& state, const Amounts& need, const Amounts& have) {
  const auto lack = [&](Resource r) { return std::max(0.0, need[at(index(r))] - have[at(index(r))]); };
  const double rate = std::max(0.3, yield_of(state, Peninsula::forges));
  const double ore_needed = lack(Resource::atlantium) / rate;
  const double ore_lacking = std::max(0.0, ore_needed - have[at(index(Resource::ore))]);
  double work = lack(Resource::gold) / yield_of(state, Peninsula::hills) +
                lack(Resource::crystal) / yield_of(state, Peninsula::forests) +
                ore_lacking / yield_of(state, Peninsula::mountains) + ore_needed;
  for (const Resource r : {Resource::ore, Resource::gold, Resource::crystal, Resource::atlantium}) {
    const double use = r == Resource::ore ? ore_needed : need[at(index(r))];
    work -= 0.1 * std::max(0.0, have[at(index(r))] - use);
  }
  // The Artificer saves one piece on most components.
  double total = 0;
  for (int resource = 0; resource < kResources; ++resource) total += need[at(resource)];
  const int unbuilt = count((state.blueprint | bit(kPowerCore)) & ~Bits{state.built});
  if (seat_of(state, Councilor::artificer) >= 0 && total > 0) work *= 1 - 0.6 * unbuilt / total;
  return work;
}

double worth_of_hands(const State& state) {
  double worth = 0;
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (Bits kinds = state.hands[at(seat)].kinds(); kinds != 0;) {
      const int card = pop_lowest(kinds);
      worth += state.hands[at(seat)][card] * worth_of(state, static_cast<Card>(card));
    }
  return worth;
}

double workers(const State& state, const Outlook& hopes) {
  const Bits crew = below(kHologram) | ~below(kFirstFollower);
  double sum = count(crew & in_game(state) & below(kAtlanteans)) + kRecruitWorth * hopes.recruits;
  sum += amount_of(state, Effect::beacon) + (state.seats <= 2 ? 1.0 : 0.0);
  return sum;
}

double floods_to_come(const State& state, double per_draw) {
  if (state.phase == Phase::wrath) return floods_due(state);
  return draws_to_come(state) * per_draw + std::max(0, wrath_number(state) - state.fewer_floods);
}

double floods_per_round(const State& state, double per_draw) {
  double wrath = 0;
  for (int ahead = 1; ahead <= 3; ++ahead)
    wrath += state.edition.wrath[at(std::min(state.wrath + ahead, state.edition.wrath_spaces - 1))] / 3.0;
  return std::max(kLeast, (state.seats <= 3 ? 4 : state.seats) * per_draw + wrath);
}

double chances(const State& state) {
  const Amounts need = needed(state);
  const Outlook hopes = outlook(state, need);
  const Amounts have = held(state, hopes);
  double energy = have[kEnergy];
  const double per_draw = floods_per_draw(state);
  double tiles = pledged_tiles(state, energy) + hopes.spared - floods_to_come(state, per_draw);
  for (const int standing : state.standing) tiles += standing;
  tiles += kBarrierWorth * count(state.barriers);
  const double rounds = tiles / floods_per_round(state, per_draw);
  const int unbuilt = count((state.blueprint | bit(kPowerCore)) & ~Bits{state.built});
  double work = gathering(state, need, have) + kBuildWork * (unbuilt - hopes.built);
  work -= kEnergyWorth * energy + worth_of_hands(state) + hopes.cards + hopes.buildings;
  for (Bits built = state.built & below(kComponents); built != 0;) work -= worth_of(state, pop_lowest(built));
  // Atlanteans still at home in Place will find something to do.
  if (state.phase == Phase::place) work -= 0.5 * count(standing_on(state, kPool));
  for (const SeatSet seats : state.pledges.barred) work += 3 * seats.size();
  const double lead = (rounds - work / (kBusy * workers(state, hopes))) / kScale;
  return 0.5 * (1 + lead / std::sqrt(1 + lead * lead));
}

}  // namespace

double worth_of(const State& state, Card card) {
  switch (card) {
    case Card::cipher_of_renewal:
    case Card::cipher_of_warding:
    case Card::enigma_of_defiance: return 1.0;
    case Card::enigma_of_exchange: return state.seats == 1 ? 0.0 : 0.2;
    case Card::everfull_phial:
    case Card::ancient_atlas:
    case Card::tide_glass: return 1.2;
    default: return card < Card::ancient_atlas ? 0.5 : 0.7;
  }
}

double worth_of(const State& state, int component) {
  switch (state.edition.components[at(component)].effect) {
    case Effect::take_energy: return 1.2;
    case Effect::rally: return 2.0;
    case Effect::siphon:
    case Effect::unflood:
    case Effect::barriers: return 1.5;
    case Effect::win: return 8.0;
    default: return 1.0;
  }
}

double Rules::evaluate(const State& state, Seat /*seat*/) {
  if (state.phase == Phase::over) return state.loss != Loss::none ? 0.0 : 1.0;
  return chances(state);
}

Standings Rules::standings(const State& state) {
  Standings standings{};
  const double value = evaluate(state, 0);
  for (Seat seat = 0; seat < state.seats; ++seat) standings[at(seat)] = value;
  return standings;
}

}  // namespace atlantica::rising
