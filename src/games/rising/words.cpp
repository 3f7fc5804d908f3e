#include "games/rising/words.h"

#include <algorithm>
#include <array>

#include "games/rising/notation.h"
#include "games/rising/table.h"

namespace atlantica::rising {

namespace {

constexpr std::array<std::string_view, kCouncilors> kPowers = {
    "On a build space: any one resource of the cost need not be pledged, but at least one must be.",
    "Targets of wild tiles are 1 lower where it stands.",
    "An action with a roll that fails where it stands may be rolled again once, in Cities with one or both dice.",
    "Its tile holds one Atlantean more; in Cities two of the three roll, and the recruit may be of any of their "
    "colours.",
    "May be placed on a flooded tile of a peninsula that still has a tile, and holds it open for others.",
    "Starts with one of two artifacts that are not in the library.",
    "After the last misfortune it may move to another place, and one other Atlantean from there with it or elsewhere.",
    "Once per round, for 2 energy: a misfortune's flood of the peninsula where it stands does not happen. Not against "
    "a "
    "Controlled Flood.",
    "Successes on its wild tile may be taken as ore, gold or crystal.",
    "Each conversion on its Forges tile gives 1 Atlantium more.",
};

constexpr std::array<std::string_view, kCards> kCardTexts = {
    "Right after an action of one of your Leaders: the same space acts again; a build space opens once more.",
    "Right after you placed one of your Leaders: it acts at once, and in Actions as if it had not.",
    "Unflood 1 tile.",
    "Place 1 barrier.",
    "Give out 3 energy as you like.",
    "Look at the top 4 misfortunes, discard 1 and put the others back in the order you choose.",
    "After your own success on a wild tile: take 2 instead of 1.",
    "Swap up to 2 of your resources for any types.",
    "In Place: you get 2 volunteers.",
    "From you clockwise each player may give any resources and energy to any others.",
    "Shuffle the library discards into the deck, then draw 2 and keep 1; the second costs 1 energy. This card leaves "
    "the "
    "game.",
    "When a misfortune is drawn, but for Calm Seas and Controlled Flood: it is discarded without effect.",
    "Targets of your Atlanteans on wild tiles are 1 lower.",
    "Once per round: 1 Atlantium more from a conversion at the Forges.",
    "+1 on a roll in Cities with an Atlantean of yours on the space.",
    "Once per round: roll one of your dice again.",
    "1 energy at the start of each round.",
    "Your Leader may act alone on a double space of Cities, with two dice.",
    "The round's first energy on a die adds 2.",
    "1 energy for each tile whose flooding sends Atlanteans of yours home.",
    "Once per round: swap 1 ore, gold or crystal for another of these.",
    "Once per round: 2 energy pledged at a build space stand for 1 missing resource.",
    "Your hand limit is 6. Once per round: discard another library card for 2 energy.",
};

constexpr std::array<std::string_view, kMisfortunes - kSpecials + 2> kMisfortuneTexts = {
    "Nothing happens.",
    "Choose a peninsula: its barrier goes and a tile of it floods.",
    "Targets of wild tiles are 1 higher until the end of the round.",
    "No actions in Cities until the end of the round.",
    "No actions at the Forges until the end of the round.",
    "No actions in the Libraries until the end of the round.",
    "No energy on dice until the end of the round.",
    "Two different peninsulas flood, one tile each.",
    "Each player loses 1 energy.",
    "From the drawer clockwise each player returns one placed Atlantean to the pool.",
    "Remove a barrier; if there is none, flood a peninsula.",
    "The drawer loses 1 ore, gold or crystal.",
    "The wrath counter moves on one space.",
};

}  // namespace

std::string component_text(const ComponentData& component) {
  const int amount = component.amount;
  const std::string number = std::to_string(amount);
  switch (component.effect) {
    case Effect::take_energy: return "Take " + number + " energy.";
    case Effect::swap: return "Swap up to " + counted(amount, "resource") + " for any types.";
    case Effect::amplify: return "Turn in 1 resource and take " + number + " of that type.";
    case Effect::seal: return "A follower goes to the supply; this Wrath phase floods " + number + " fewer.";
    case Effect::terraform: return "A follower leaves the game; unflood " + counted(amount, "tile") + ".";
    case Effect::dredge: return "Take " + number + " ore, gold or crystal.";
    case Effect::barriers:
      return std::string("Place ") + (amount > 1 ? "up to " : "") + counted(amount, "barrier") + ".";
    case Effect::scribe:
      return "Each contributor draws " + counted(amount, "library card") + " and keeps 1; 1 energy keeps another.";
    case Effect::rally: return "One contributor recruits 1 follower, or takes " + number + " energy if none is left.";
    case Effect::unflood: return "Unflood " + counted(amount, "tile") + ".";
    case Effect::predict: return "Remove up to " + counted(amount, "misfortune") + " from the deck and the discards.";
    case Effect::soothe: return "The wrath counter moves " + counted(amount, "space") + " back.";
    case Effect::delay: return "The next Misfortunes phase skips its last " + counted(amount, "draw") + ".";
    case Effect::siphon: return number + " energy more the first time each player collects at the centre in a round.";
    case Effect::cheap_barriers: return "Barriers cost " + number + " energy.";
    case Effect::gyre: return "Once per round " + number + " may be added to one die by its player.";
    case Effect::beacon: return "Each round the starting player gets " + counted(amount, "volunteer") + ".";
    case Effect::loom: return counted(amount, "more build space") + ".";
    case Effect::orrery: return "In the Libraries " + number + " cards are drawn.";
    case Effect::win: return "The game is won.";
  }
  return "";
}

std::string_view component_when(Effect effect) {
  if (effect == Effect::win) return "core";
  const int index = static_cast<int>(effect);
  return index < kFirstOnce ? "space" : index < kFirstLasting ? "once" : "lasting";
}

std::string councilor_text(int councilor) { return std::string(kPowers[static_cast<std::size_t>(councilor)]); }
std::string card_text(int card) { return std::string(kCardTexts[static_cast<std::size_t>(card)]); }

std::string misfortune_text(int misfortune) {
  if (misfortune < kPeninsulas) return "Flood the " + std::string(peninsula_name(misfortune)) + ".";
  return std::string(kMisfortuneTexts[static_cast<std::size_t>(misfortune - kPeninsulas)]);
}

std::string counted(int amount, std::string_view name) {
  return std::to_string(amount) + " " + std::string(name) + (amount == 1 ? "" : "s");
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string quoted(std::string_view text) {
  std::string safe(text);
  std::ranges::replace_if(safe, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, '?');
  return "\"" + safe + "\"";
}

std::string listed(const Names& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

std::string spoken_piece(int kind) {
  const bool only_one = static_cast<Kind>(kind) <= Kind::automaton;
  return (only_one ? "the " : "a ") + std::string(kind_name(kind));
}

std::string spoken_place(int place) {
  return (place == kCentre || is_component_space(place) ? "the " : "") + place_name(place);
}

std::string who(Seat seat) { return "@" + std::to_string(seat); }

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
