#include "games/rising/words.h"

#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

std::string_view component_key(Effect effect) {
  switch (effect) {
    case Effect::take_energy: return "rising.does.take_energy";
    case Effect::swap: return "rising.does.swap";
    case Effect::amplify: return "rising.does.amplify";
    case Effect::seal: return "rising.does.seal";
    case Effect::terraform: return "rising.does.terraform";
    case Effect::dredge: return "rising.does.dredge";
    case Effect::barriers: return "rising.does.barriers";
    case Effect::scribe: return "rising.does.scribe";
    case Effect::rally: return "rising.does.rally";
    case Effect::unflood: return "rising.does.unflood";
    case Effect::predict: return "rising.does.predict";
    case Effect::soothe: return "rising.does.soothe";
    case Effect::delay: return "rising.does.delay";
    case Effect::siphon: return "rising.does.siphon";
    case Effect::cheap_barriers: return "rising.does.cheap_barriers";
    case Effect::gyre: return "rising.does.gyre";
    case Effect::beacon: return "rising.does.beacon";
    case Effect::loom: return "rising.does.loom";
    case Effect::orrery: return "rising.does.orrery";
    case Effect::win: return "rising.does.win";
  }
  return "";
}

std::string_view component_when(Effect effect) {
  if (effect == Effect::win) return "core";
  const int index = static_cast<int>(effect);
  return index < kFirstOnce ? "space" : index < kFirstLasting ? "once" : "lasting";
}

NameCounts counts_of(const Counts& stock) {
  NameCounts counts;
  for (int resource = 0; resource <= kEnergy; ++resource)
    if (stock[resource] > 0) counts[std::string(resource_name(resource))] = stock[resource];
  return counts;
}

NameCounts counts_of(const Cards& cards) {
  NameCounts counts;
  for (int card = 0; card < kCards; ++card)
    if (cards[card] > 0) counts[std::string(card_name(card))] = cards[card];
  return counts;
}

NameCounts counts_of(const std::array<std::uint8_t, kMisfortunes>& misfortunes) {
  NameCounts counts;
  for (int i = 0; i < kMisfortunes; ++i)
    if (const int amount = misfortunes[static_cast<std::size_t>(i)]; amount > 0)
      counts[std::string(misfortune_name(i))] = amount;
  return counts;
}

Names names_of(const Cards& cards) {
  Names names;
  for (int card = 0; card < kCards; ++card)
    for (int i = 0; i < cards[card]; ++i) names.emplace_back(card_name(card));
  return names;
}

Names peninsulas_of(unsigned bits) {
  Names names;
  for (Bits rest = bits; rest != 0;) names.emplace_back(peninsula_name(pop_lowest(rest)));
  return names;
}

std::vector<int> seats_of(SeatSet seats) {
  std::vector<int> list;
  for (Seat seat = 0; seat < kSeatsMax; ++seat)
    if (seats.has(seat)) list.push_back(seat);
  return list;
}

// RIS-3.2
int draws_left(const State& state) {
  const int all = std::max<int>(state.seats, 4);
  return std::max(0, all - state.draws_skipped - state.draws);
}

bool on_agenda(const State& state, Task task) {
  for (std::size_t i = 0; i < state.agenda.size; ++i)
    if (state.agenda.items[i].task == task) return true;
  return false;
}

bool offers_boards(const State& state) { return on_agenda(state, Task::boards) && !on_agenda(state, Task::relics); }
bool is_foreseen(const State& state) { return on_agenda(state, Task::foresight); }

std::string atlantean_name(const State& state, int atlantean) {
  std::string kind(kind_name(static_cast<int>(kind_of(atlantean))));
  switch (kind_of(atlantean)) {
    case Kind::leader: return std::to_string(atlantean) + " " + kind;
    case Kind::volunteer: return kind + " " + std::to_string(atlantean - kFirstVolunteer + 1);
    case Kind::follower: {
      const int each = followers_each(state.seats);
      const int number = atlantean - kFirstFollower;
      return std::to_string(number / each) + " " + kind + " " + std::to_string(number % each + 1);
    }
    default: return kind;
  }
}

std::optional<int> parse_atlantean(const State& state, std::string_view text) {
  const int last = kFirstFollower + followers_each(state.seats) * state.seats;
  for (int atlantean = 0; atlantean < last; ++atlantean)
    if ((atlantean < state.seats || atlantean >= kHologram) && atlantean_name(state, atlantean) == text)
      return atlantean;
  return std::nullopt;
}

}  // namespace atlantica::rising
