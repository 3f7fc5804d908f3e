#include "games/rising/notation.h"
#include "games/rising/table.h"
#include "games/rising/tasks.h"
#include "games/rising/words.h"

// What is being resolved, in sentences.
namespace atlantica::rising {

namespace {

std::string peninsula_text(int peninsula) { return "the " + std::string(peninsula_name(peninsula)); }

std::string misfortune_words(const Item& item) {
  if (item.x == kUnknown) return who(item.seat) + " draws a misfortune.";
  const std::string name(misfortune_name(item.x));
  return who(item.seat) + " resolves " + name + ". " + misfortune_text(item.x);
}

std::string floods_words(const Item& item) {
  const std::string which = item.z != 0 ? "another peninsula" : "a peninsula";
  const std::string more = item.x > 1 ? ", " + std::to_string(item.x) + " floods in all" : "";
  return who(item.seat) + " chooses " + which + " to flood" + more + ".";
}

std::string draw_words(const State& state, const Item& item) {
  if (item.x > 0) return who(item.seat) + " draws a library card.";
  if (item.y == kUnknown) return who(item.seat) + " puts the rest under the deck, the next to be drawn first.";
  if (item.y > 0) return who(item.seat) + " keeps a card.";
  return who(item.seat) + " may keep another of " + counted(state.drawn.size, "card") + " for 1 energy.";
}

std::string foresight_words(const Item& item) {
  if (item.x == 0) return "Misfortunes are revealed for " + who(item.seat) + ".";
  return item.x == 1 ? who(item.seat) + " discards one of the misfortunes."
                     : who(item.seat) + " puts the misfortunes on top of the deck, the next to be drawn first.";
}

std::string roll_words(const State& state) {
  const Roll& roll = state.roll;
  if (roll.die[0] == 0 || (roll.dice > 1 && roll.die[1] == 0))
    return "Dice are rolled on " + spoken_place(state.action.place) + ".";
  return "The roll on " + spoken_place(state.action.place) + " fails unless somebody helps.";
}

std::string setup_words(const State& state, const Item& item) {
  switch (item.task) {
    case Task::start: return "The starting player is drawn.";
    case Task::blueprint:
      return (state.blueprint_from == Blueprint::chosen) ? "The components of the blueprint are chosen."
                                                         : "The components of the blueprint are drawn.";
    case Task::artifacts: return "The artifacts of the library are drawn.";
    default: return state.choose_councilors ? "The Leaders are chosen." : "The Leaders are dealt.";
  }
}

std::string astrologer_words(const Item& item) {
  return item.x == 0 ? who(item.seat) + " may move the Astrologer."
                     : who(item.seat) + " may move another Atlantean from where the Astrologer stood.";
}

// Cards, and what components ask for.
std::string effect_words(const State& state, const Item& item) {
  const std::string seat = who(item.seat);
  switch (item.task) {
    case Task::draw: return draw_words(state, item);
    case Task::scribes: return "The contributors draw library cards.";
    case Task::hand_limit: return seat + " has more cards than the hand limit and plays or discards one.";
    case Task::forge: return seat + " turns ore into Atlantium and may use the Orichalcum Tongs.";
    case Task::foresight: return foresight_words(item);
    case Task::swap: return seat + " swaps resources, " + std::to_string(item.x) + " more at most.";
    case Task::radiance: return seat + " gives out " + std::to_string(item.x) + " energy.";
    case Task::exchange: return seat + " may give resources and energy to others.";
    case Task::amplify: return seat + " turns in a resource to take " + std::to_string(item.x) + " of that type.";
    case Task::dredge: return seat + " takes ore, gold or crystal.";
    case Task::sacrifice: return "The players say whose follower leaves the game.";
    case Task::predict: return seat + " removes up to " + counted(item.x, "misfortune") + ".";
    case Task::rally: return seat + " names the contributor who recruits a follower.";
    default: return "";
  }
}

std::string task_text(const State& state, const Item& item) {
  const std::string seat = who(item.seat);
  switch (item.task) {
    case Task::start:
    case Task::blueprint:
    case Task::artifacts:
    case Task::councilors: return setup_words(state, item);
    case Task::boards: return "Two boards are revealed and the starting player chooses the Hologram's.";
    case Task::relics: return "Two artifacts are revealed and the Scholar's player chooses one.";
    case Task::round_end: return "The round ends.";
    case Task::misfortune: return misfortune_words(item);
    case Task::defiance: return "Who has an Enigma of Defiance may cancel the misfortune.";
    case Task::crisis: return seat + " returns an Atlantean to the pool.";
    case Task::riptide: return seat + " removes a barrier.";
    case Task::looters: return seat + " loses ore, gold or crystal.";
    case Task::astrologer: return astrologer_words(item);
    case Task::floods: return floods_words(item);
    case Task::flood: return capital(peninsula_text(item.x)) + " are about to flood.";
    case Task::warden: return seat + " may stop the flood with the Warden for 2 energy.";
    case Task::barriers: return seat + " places " + counted(item.x, "barrier") + ".";
    case Task::unfloods: return seat + " unfloods " + counted(item.x, "tile") + ".";
    case Task::action: return who(state.action.seat) + " acts on " + spoken_place(state.action.place) + ".";
    case Task::rollers: return seat + " names the two who roll.";
    case Task::expertise: return seat + " may act again with a Cipher of Expertise.";
    case Task::alacrity: return seat + " may act at once with an Enigma of Alacrity.";
    case Task::roll: return roll_words(state);
    case Task::gain: return seat + " takes what the roll has won.";
    case Task::recruit: return "The players say whose colour the recruit has.";
    default: return effect_words(state, item);
  }
}

}  // namespace

TaskView task_view(const State& state, int index) {
  const Item& item = state.agenda.items[static_cast<std::size_t>(index)];
  TaskView view;
  view.task = task_name(item.task);
  view.text = task_text(state, item);
  if (index + 1 < state.agenda.size) return view;
  const SeatSet deciders = rules_of(item.task).deciders(state);
  if (deciders.size() == 1 && !deciders.has(kChance)) view.seat = deciders.lowest();
  return view;
}

}  // namespace atlantica::rising
