#include "terminal/rising_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "match/json.h"
#include "speech/speaker.h"
#include "terminal/rising_island.h"

namespace atlantica::terminal {
namespace {

using rising::BuildSpaceView;
using rising::ComponentView;
using rising::DeckView;
using rising::PledgeView;
using rising::PurchaseView;
using rising::SeatView;
using rising::View;
using speech::say;

std::vector<std::string> items(const NameCounts& counts) {
  std::vector<std::string> list;
  for (const auto& [name, count] : counts)
    list.push_back(say({"rising.terminal.count", {{"count", count}, {"resource", name}}}));
  return list;
}

std::vector<std::string> cards(const Names& names) {
  std::vector<std::string> list;
  for (const std::string& name : names) list.push_back(say({"rising.terminal.card", {{"card", name}}}));
  return list;
}

std::string joined(const std::vector<std::string>& list) { return fmt::format("{}", fmt::join(list, ", ")); }

std::string joined(const std::vector<std::string>& list, const Message& none) {
  return list.empty() ? say(none) : joined(list);
}

class Drawing {
 public:
  Drawing(const View& view, const Players& players, const Style& style)
      : view_(view), players_(players), style_(style), names_(seat_labels(players, style)) {}

  std::string all() const {
    std::string text = line(headline()) + going_on() + "\n" + island_of(view_, style_) + "\n" + gate_lines();
    text += "\n" + seat_lines() + "\n" + table_lines();
    if (view_.result) text += "\n" + result();
    return text;
  }

 private:
  static std::string line(const std::string& text, std::size_t indent = 4) {
    return wrapped(text, kScreen, indent) + "\n";
  }
  std::string label(int seat) const { return seat_label(players_, seat, style_); }
  std::string strong(std::string_view text) const { return style_.paint(Ink::strong, text); }

  std::string headline() const {
    if (view_.result) return style_.paint(Ink::heading, say("common.terminal.over"));
    if (view_.phase == "setup") return style_.paint(Ink::heading, say("common.terminal.set_up"));
    const int floods = view_.wrath.track.empty() ? 0 : view_.wrath.track[static_cast<std::size_t>(view_.wrath.space)];
    return style_.paint(Ink::heading,
                        say({"rising.terminal.round",
                             {{"round", view_.round}, {"rounds", view_.rounds}, {"phase", view_.phase}}})) +
           " " +
           say({"rising.terminal.level",
                {{"level", view_.level},
                 {"floods", floods},
                 {"n", view_.wrath.space + 1},
                 {"count", view_.wrath.track.size()},
                 {"seat", view_.start}}},
               names_);
  }

  // The task being resolved and the seats awaited.
  std::string going_on() const {
    std::string text;
    for (const rising::TaskView& task : view_.agenda)
      text += line("  " + speech::speaker().say(to_json(task).as_object(), names_));
    if (view_.roll) text += line("  " + roll_text(*view_.roll));
    if (view_.drawn)
      text +=
          line("  " + say({"rising.terminal.drawn", {{"text", joined(cards(*view_.drawn), "common.terminal.none")}}}));
    if (view_.offered)
      text += line("  " + say({"rising.terminal.offered", {{"text", joined(offers(), "common.terminal.none")}}}));
    if (view_.draws) text += line("  " + say({"rising.terminal.draws", {{"count", *view_.draws}}}));
    if (view_.agenda.empty() && !view_.awaited.empty()) {
      std::vector<std::string> waited;
      for (const int seat : view_.awaited) waited.push_back(label(seat));
      text += line("  " + say({"rising.terminal.waiting", {{"text", joined(waited)}}}));
    }
    return text;
  }

  // Boards while councilors are chosen, then artifacts.
  std::vector<std::string> offers() const {
    std::vector<std::string> list;
    for (const std::string& name : *view_.offered) list.push_back(say({"rising.terminal.offer", {{"offer", name}}}));
    return list;
  }

  std::string roll_text(const rising::RollView& roll) const {
    std::vector<std::string> dice;
    for (const rising::DieView& die : roll.dice) {
      std::string text = label(die.seat) + " " + (die.value ? std::to_string(*die.value) : "?");
      if (die.added > 0) text += fmt::format(" +{}", die.added);
      dice.push_back(std::move(text));
    }
    if (roll.bonus > 0) dice.push_back(say({"rising.terminal.bonus", {{"count", roll.bonus}}}));
    return say({"rising.terminal.roll",
                {{"place", roll.place}, {"text", joined(dice)}, {"total", roll.total}, {"target", roll.target}}});
  }

  std::string gate_lines() const {
    std::string text = line("  " + say({"rising.terminal.centre", {{"text", crowd_or_nobody(view_.centre)}}}));
    for (const BuildSpaceView& space : view_.gate) {
      std::string state = space.component ? say({"rising.terminal.named", {{"component", *space.component}}}) : "";
      if (space.built) state += say("rising.terminal.has_built");
      text += line("  " + strong(say({"rising.terminal.place", {{"place", space.name}}})) + state + ": " +
                   crowd_or_nobody(space.atlanteans));
    }
    for (const PurchaseView& purchase : view_.purchases) text += line("  " + purchase_text(purchase));
    text += wrapped_list("  " + say("rising.terminal.built"), components(Built::yes), kScreen, 4) + "\n";
    text += wrapped_list("  " + say("rising.terminal.to_build"), components(Built::no), kScreen, 4) + "\n";
    for (const ComponentView& component : view_.blueprint)
      if (component.built && component.spaces > 0) text += line(space_text(component));
    return text;
  }

  std::string crowd_or_nobody(const rising::Crowd& crowd) const {
    return crowd.empty() ? style_.paint(Ink::faint, say("common.terminal.nobody")) : crowd_text(crowd, style_);
  }

  static std::string name_of(const ComponentView& component) {
    return say({"rising.terminal.component", {{"component", component.name}}});
  }

  enum class Built { yes, no };
  std::vector<std::string> components(Built wanted) const {
    std::vector<std::string> list;
    for (const ComponentView& component : view_.blueprint) {
      if (component.built != (wanted == Built::yes)) continue;
      list.push_back(wanted == Built::yes
                         ? strong(name_of(component))
                         : name_of(component) + " (" + joined(items(component.cost), "rising.terminal.free") + ")");
    }
    if (list.empty()) list.push_back(say("common.terminal.none"));
    return list;
  }

  std::string space_text(const ComponentView& component) const {
    const int free = component.spaces - static_cast<int>(component.atlanteans.size());
    std::string text = "  " + strong(name_of(component)) + ": " +
                       speech::speaker().say(to_json(component).as_object()) + " " +
                       crowd_text(component.atlanteans, style_);
    for (int i = 0; i < free; ++i) text += style_.paint(Ink::faint, "·");
    return text;
  }

  std::string purchase_text(const PurchaseView& purchase) const {
    std::vector<std::string> list;
    for (const PledgeView& pledge : purchase.pledges)
      list.push_back(label(pledge.seat) + " " + joined(items(pledge.pieces), "common.terminal.none"));
    return say({"rising.terminal.pledged",
                {{"text", strong(purpose_words(purchase.purpose))},
                 {"text2", joined(list, "common.terminal.none")},
                 {"text3", joined(items(purchase.missing), "common.terminal.none")}}});
  }

  std::string seat_lines() const {
    std::string text;
    for (const SeatView& seat : view_.seats) {
      const bool awaited = std::ranges::find(view_.awaited, seat.seat) != view_.awaited.end();
      std::string head = (awaited ? "> " : "  ") + label(seat.seat);
      if (seat.councilor) head += ", " + say({"rising.terminal.councilor", {{"councilor", *seat.councilor}}});
      if (seat.ready) head += style_.paint(Ink::ruling, ", " + say("rising.terminal.ready"));
      head += ": " + joined(items(seat.stock), "rising.terminal.no_resources");
      text += line(head);
      text += line("    " + say({"rising.terminal.pool", {{"text", pool_text(seat)}, {"count", seat.followers}}}), 6);
      if (!seat.hand.empty())
        text +=
            line("    " + say({"rising.terminal.cards", {{"text", hand_text(seat)}, {"most", seat.hand_limit}}}), 6);
    }
    if (view_.hologram) text += line("  " + hologram_text(*view_.hologram));
    return text;
  }

  std::string hologram_text(const rising::HologramView& hologram) const {
    std::string text =
        say({"rising.terminal.hologram", {{"seat", hologram.seat}, {"councilor", hologram.councilor}}}, names_);
    if (hologram.artifact) text += say({"rising.terminal.hologram_with", {{"card", hologram.artifact->name}}});
    return text;
  }

  static std::string pool_text(const SeatView& seat) {
    NameCounts pieces;
    for (const std::string& piece : seat.pool) ++pieces[piece];
    std::vector<std::string> list;
    for (const auto& [piece, count] : pieces)
      list.push_back(say({"rising.terminal.pieces", {{"count", count}, {"piece", piece}}}));
    return joined(list, "common.terminal.nobody");
  }

  std::string hand_text(const SeatView& seat) const {
    std::vector<std::string> list;
    for (const rising::CardView& card : seat.hand) {
      const std::string name = say({"rising.terminal.card", {{"card", card.name}}});
      list.push_back((card.artifact ? style_.paint(Ink::gold, name) : name) +
                     (card.used ? say("rising.terminal.used") : ""));
    }
    return joined(list);
  }

  static std::string known_text(const DeckView& deck) {
    return deck.known.empty() ? "" : say({"rising.terminal.known", {{"text", joined(cards(deck.known))}}});
  }

  std::string table_lines() const {
    std::string text = wrapped_list("  " + say("common.terminal.supply"), items(view_.supply), kScreen, 4) + "\n";
    text += line("  " + say({"rising.terminal.prices",
                             {{"barrier", view_.barrier_price}, {"unflooding", view_.unflood_price}}}));
    text += line("  " + say({"rising.terminal.decks",
                             {{"misfortunes", view_.misfortunes.size},
                              {"text", known_text(view_.misfortunes)},
                              {"library", view_.library.size},
                              {"text2", known_text(view_.library)}}}));
    if (!view_.effects.empty()) {
      std::vector<std::string> effects;
      for (const std::string& effect : view_.effects)
        effects.push_back(say({"rising.terminal.effect", {{"effect", effect}}}));
      text += line("  " + say({"rising.terminal.this_round", {{"text", joined(effects)}}}));
    }
    if (view_.edition != "house") text += line("  " + say({"rising.terminal.edition", {{"text", view_.edition}}}));
    return text;
  }

  std::string result() const {
    return style_.paint(Ink::heading, say("common.terminal.result")) + "\n" +
           line("  " + say({"rising.terminal.result", {{"reason", view_.result->reason}}}));
  }

  const View& view_;
  const Players& players_;
  const Style& style_;
  std::vector<std::string> names_;
};

}  // namespace

std::string draw(const View& view, const Players& players, const Style& style) {
  return Drawing(view, players, style).all();
}

}  // namespace atlantica::terminal
