#include "games/rising/outlook.h"

#include <algorithm>

#include "games/rising/danger.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

namespace {

constexpr double kHesitation = 0.97;  // anything not done yet may be prevented
constexpr double kJoining = 0.5;      // the probability that somebody comes to help

constexpr std::array<int, 13> kPairsAtLeast = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};  // of 36, from 0

double chance_of_pair(int target) { return target > 12 ? 0.0 : kPairsAtLeast[at(std::max(0, target))] / 36.0; }

class Survey {
 public:
  Survey(const State& state, const Amounts& needed) : state_(state), danger_(state), lack_(needed) {
    for (Seat seat = 0; seat < state.seats; ++seat)
      for (int resource = 0; resource < kResources; ++resource) lack_[at(resource)] -= state.stock[at(seat)][resource];
    lack_[static_cast<int>(Resource::ore)] += std::max(0.0, lack_[static_cast<int>(Resource::atlantium)]) / 2;
  }

  Outlook made() {
    const bool working =
        state_.phase == Phase::place || state_.phase == Phase::misfortunes || state_.phase == Phase::actions;
    if (!working) return found_;
    Bits hopeful = on_board(state_) & ~state_.acted & ~bit(kAutomaton);
    for (Seat seat = 0; seat < state_.seats; ++seat)
      if (state_.phase == Phase::actions && state_.ready.has(seat)) hopeful &= ~atlanteans_of(state_, seat);
    look_at_action();
    Bits smiths = 0;
    for (Bits rest = hopeful; rest != 0;) {
      const int atlantean = pop_lowest(rest);
      const int place = state_.at[at(atlantean)];
      if (is_on(place, Peninsula::forges))
        smiths |= bit(atlantean);
      else
        look_at(atlantean, place, kHesitation * danger_.survival(place));
    }
    for (; smiths != 0;) forge(pop_lowest(smiths));
    look_at_gate();
    return found_;
  }

 private:
  Amounts& gains(int atlantean) { return found_.gains[at(owner(state_, atlantean))]; }

  // A roll in progress, and what it would yield.
  void look_at_action() {
    for (int i = 0; i < state_.agenda.size; ++i) {
      const Item& item = state_.agenda.items[at(i)];
      if (item.task == Task::roll) return bring(state_.action.place, state_.roll.atlantean[0], roll_chance());
      if (item.task == Task::gain || item.task == Task::recruit)
        return bring(state_.action.place, lowest(state_.action.atlanteans), std::max<int>(1, item.x & 3));
      if (item.task == Task::draw && state_.drawn.size == 0) found_.cards += 0.45 * item.y + 0.1;
    }
  }

  double roll_chance() const {
    const int short_by = roll_target(state_) - roll_total(state_);
    if (state_.roll.die[0] == 0 && state_.roll.die[1] == 0)
      return state_.roll.dice == 2 ? chance_of_pair(short_by) : chance_of(short_by);
    if (short_by <= 0) return 1;
    double best = 0;
    for (int die = 0; die < state_.roll.dice; ++die) {
      const int energy = state_.stock[at(die_owner(state_, die))][kEnergy];
      if (!state_.fog && energy >= short_by) best = std::max(best, 1 - 0.3 * short_by);
    }
    return best;
  }

  void bring(int place, int atlantean, double amount) {
    if (is_on(place, Peninsula::cities))
      found_.recruits += std::min(1.0, amount);
    else if (is_wild(place))
      gains(atlantean)[at(resource_of(place))] += amount;
  }

  static int resource_of(int tile) {
    constexpr std::array<Resource, kWild> kFound = {Resource::crystal, Resource::gold, Resource::ore};
    return static_cast<int>(kFound[at(peninsula_of(tile))]);
  }

  void look_at(int atlantean, int place, double likely) {
    const Seat seat = owner(state_, atlantean);
    if (is_wild(place)) {
      if (!is_open(state_, place)) return;
      const bool automaton = state_.at[kAutomaton] == place;
      double chance = chance_of(target(state_, place, seat) - (automaton ? 2 : 0));
      if (place_of(state_, Councilor::priest) == place) chance += (1 - chance) * chance;
      gains(atlantean)[at(resource_of(place))] += likely * chance;
    } else if (is_on(place, Peninsula::cities)) {
      look_at_city(atlantean, place, likely);
    } else if (is_on(place, Peninsula::libraries)) {
      const bool closed = (state_.forbidden >> static_cast<int>(Peninsula::libraries) & 1) != 0;
      if (closed || !is_open(state_, place) || library_size(state_) == 0) return;
      const bool keep = state_.edition.tiles[at(place)].number == static_cast<int>(Second::keep);
      const double room = hand_size(state_, seat) < hand_limit(state_, seat) ? 1.0 : 0.2;
      found_.cards += likely * room * (keep ? 0.9 : 0.5);
    } else if (place == kCentre) {
      const bool first = has_effect(state_, Effect::siphon) && !state_.siphoned.has(seat) && !siphoned_.has(seat);
      siphoned_.add(seat);
      gains(atlantean)[kEnergy] += likely * (first ? 1 + amount_of(state_, Effect::siphon) : 1);
    } else if (is_component_space(place)) {
      look_at_component(atlantean, place - kFirstSpace, likely);
    }
  }

  // Half of the roll for each of the two; one alone may hope for another.
  void look_at_city(int atlantean, int place, double likely) {
    const Bits there = standing_on(state_, place);
    const bool closed = (state_.forbidden >> static_cast<int>(Peninsula::cities) & 1) != 0;
    if (closed || !is_open(state_, place)) return;
    const int bonus = wrath_number(state_) + (has(there, kAutomaton) ? 2 : 0);
    const double chance = chance_of_pair(state_.edition.tiles[at(place)].number - bonus);
    const bool any_left = may_recruit(state_, owner(state_, atlantean));
    if (!any_left) return;
    const int present = count(there);
    if (present >= 2)
      found_.recruits += likely * chance / std::min(2, present - (has(there, kAutomaton) ? 1 : 0));
    else if (state_.phase == Phase::place && standing_on(state_, kPool) != 0)
      found_.recruits += likely * chance * 0.45;
  }

  void look_at_component(int atlantean, int component, double likely) {
    const ComponentData& data = state_.edition.components[at(component)];
    const Seat seat = owner(state_, atlantean);
    switch (data.effect) {
      case Effect::take_energy: gains(atlantean)[kEnergy] += likely * data.amount; break;
      case Effect::dredge: found_.cards += likely * 1.6; break;
      case Effect::amplify: found_.cards += likely * worth_of_amplifying(seat); break;
      case Effect::swap: found_.cards += likely * worth_of_swapping(seat); break;
      case Effect::seal: found_.spared += likely * 0.8 * std::min<int>(data.amount, wrath_number(state_)); break;
      case Effect::terraform:
        if (component_acts(state_, seat, component))
          found_.spared += likely * 0.4 * data.amount * count(standing_on(state_, kFirstSpace + component));
        break;
      default: break;
    }
  }

  double worth_of_amplifying(Seat seat) const {
    for (int resource = 1; resource < kResources; ++resource)
      if (state_.stock[at(seat)][resource] > 0 && lack_[at(resource)] > 0) return 1.8;
    return 0;
  }

  // Of swapping what the team has in excess for what it lacks.
  double worth_of_swapping(Seat seat) const {
    int beyond = 0;
    double lack = 0;
    for (int resource = 0; resource < kResources; ++resource) {
      if (lack_[at(resource)] < 0)
        beyond += std::min(state_.stock[at(seat)][resource], static_cast<int>(-lack_[at(resource)]));
      if (resource != 0) lack += std::max(0.0, lack_[at(resource)]);
    }
    return 1.5 * std::min<double>(std::min(2, beyond), lack);
  }

  // An ore that is there or may come.
  void forge(int atlantean) {
    const int tile = state_.at[at(atlantean)];
    if ((state_.forbidden >> static_cast<int>(Peninsula::forges) & 1) != 0 || !is_open(state_, tile)) return;
    Amounts& own = gains(atlantean);
    constexpr int kForged = static_cast<int>(Resource::ore);
    const double ore = state_.stock[at(owner(state_, atlantean))][kForged] + own[kForged];
    const double turned = std::clamp(ore, 0.0, 1.0) * kHesitation * danger_.survival(tile);
    const bool master = place_of(state_, Councilor::forgemaster) == tile;
    own[kForged] -= turned;
    own[static_cast<int>(Resource::atlantium)] += turned * (state_.edition.tiles[at(tile)].number + (master ? 1 : 0));
  }

  // What these seats hold, and what they may bring: the holdings of those not ready, and most of their expected gains.
  struct Means {
    Counts held;
    Amounts brought{};
  };

  Means means_of(SeatSet seats) const {
    Means means;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      if (!seats.has(seat)) continue;
      means.held.add(left_[at(seat)]);
      if (state_.phase == Phase::actions && state_.ready.has(seat)) continue;
      for (int resource = 1; resource < kResources; ++resource)
        means.brought[at(resource)] += left_[at(seat)][resource] + 0.8 * found_.gains[at(seat)][at(resource)];
    }
    return means;
  }

  // How likely those at a build space, and in Place those who may still come, have what a component lacks.
  static double likelihood(const Counts& lacking, const Means& means, int spare) {
    double likely = 1;
    for (int resource = 1; resource < kResources; ++resource) {
      const double lack = lacking[resource] - means.brought[at(resource)];
      if (lack <= 0) continue;
      if (spare > 0 && lack <= 1) {
        --spare;
        continue;
      }
      likely *= std::max(0.0, 1 - lack) * 0.8;
    }
    return likely * (1 - 0.01 * lacking.total());  // pledges bring it nearer
  }

  // How much of what is missing these seats have.
  static double share(const Counts& lacking, const Means& means) {
    int held = 0;
    for (int resource = 1; resource < kResources; ++resource) held += std::min(means.held[resource], lacking[resource]);
    return held / std::max(1.0, static_cast<double>(lacking.total()));
  }

  // Sets the cost aside from what the seats hold, so that another space does not count on it.
  void set_aside(int space, int component, SeatSet seats) {
    const Counts lacking = missing(state_, space, component);
    for (int resource = 1; resource < kResources; ++resource) {
      int due = lacking[resource];
      for (Seat seat = 0; seat < state_.seats && due > 0; ++seat) {
        if (!seats.has(seat)) continue;
        const int given = std::min(due, left_[at(seat)][resource]);
        left_[at(seat)].remove(resource, given);
        due -= given;
      }
    }
  }

  void look_at_gate() {
    left_ = state_.stock;
    SeatSet coming;
    std::array<SeatSet, kBuildSpaces> at_gate{};
    for (Bits rest = in_game(state_) & ~bit(kAutomaton); rest != 0;) {
      const int atlantean = pop_lowest(rest);
      const int place = state_.at[at(atlantean)];
      if (is_build_space(place)) at_gate[at(place - kFirstBuild)].add(owner(state_, atlantean));
      if (place == kPool && state_.phase == Phase::place) coming.add(owner(state_, atlantean));
    }
    Bits wanted = state_.blueprint & ~state_.built;
    for (int space = 0; space < state_.build_spaces; ++space) {
      const SeatSet here = at_gate[at(space)];
      const bool used = state_.phase == Phase::actions && has(state_.built_at, space) && !has(state_.opened, space);
      if (here.empty() || used) continue;
      look_at_space(space, here, coming, wanted);
    }
  }

  void look_at_space(int space, SeatSet here, SeatSet coming, Bits& wanted) {
    const int named = state_.pledges.component[at(space)];
    Bits candidates = wanted == 0 ? bit(kPowerCore) : wanted;
    if (named != kUnknown) candidates = bit(named);
    SeatSet all = here;
    for (Seat seat = 0; seat < state_.seats; ++seat)
      if (coming.has(seat)) all.add(seat);
    const Means ours = means_of(here);
    const Means together = coming.empty() ? ours : means_of(all);
    const int spare = leader_on(state_, Councilor::artificer, kFirstBuild + space) >= 0 ? 1 : 0;
    double best = 0;
    double likely = 0;
    int chosen = -1;
    while (candidates != 0) {
      const int component = pop_lowest(candidates);
      const double chance = chance_to_build(missing(state_, space, component), ours, together, spare);
      const double value = chance * (2 + worth_of(state_, component));
      if (value <= best) continue;
      best = value;
      likely = kHesitation * chance;
      chosen = component;
    }
    if (chosen < 0) return;
    found_.built += likely;
    found_.buildings += likely * worth_of(state_, chosen);
    set_aside(space, chosen, here);
    wanted &= ~bit(chosen);
  }

  // By those present, or with the help of those who may come: the more is here, the sooner they will.
  static double chance_to_build(const Counts& lacking, const Means& here, const Means& all, int spare) {
    const double alone = likelihood(lacking, here, spare);
    if (alone >= kJoining) return alone;
    return std::max(alone, likelihood(lacking, all, spare) * (0.2 + 0.6 * share(lacking, here)));
  }

  const State& state_;
  Danger danger_;
  Amounts lack_;  // of the team
  Outlook found_;
  SeatSet siphoned_;
  std::array<Counts, kSeatsMax> left_{};
};

}  // namespace

Amounts needed(const State& state) {
  Amounts need{};
  for (Bits rest = (state.blueprint | bit(kPowerCore)) & ~Bits{state.built}; rest != 0;) {
    const ComponentData& component = state.edition.components[at(pop_lowest(rest))];
    for (int resource = 0; resource < kResources; ++resource) need[at(resource)] += component.cost[at(resource)];
  }
  return need;
}

double chance_of(int target) { return std::clamp(7 - target, 0, 6) / 6.0; }

Outlook outlook(const State& state, const Amounts& needed) { return Survey(state, needed).made(); }

}  // namespace atlantica::rising
