#include "terminal/rising_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "terminal/rising_island.h"

namespace atlantica::terminal {
namespace {

using rising::BuildSpaceView;
using rising::ComponentView;
using rising::DeckView;
using rising::NameCounts;
using rising::Names;
using rising::PledgeView;
using rising::PurchaseView;
using rising::SeatView;
using rising::View;

std::string title_of(std::string_view phase) {
  if (phase == "place") return "Place Atlanteans";
  if (phase == "misfortunes") return "Suffer Misfortunes";
  if (phase == "actions") return "Take Actions";
  return "Endure the Wrath";
}

std::vector<std::string> items(const NameCounts& counts) {
  std::vector<std::string> list;
  for (const auto& [name, count] : counts) list.push_back(fmt::format("{} {}", count, name));
  return list;
}

std::string joined(const std::vector<std::string>& list, std::string_view none) {
  return list.empty() ? std::string(none) : fmt::format("{}", fmt::join(list, ", "));
}

class Drawing {
 public:
  Drawing(const View& view, const Players& players, const Style& style)
      : view_(view), players_(players), style_(style) {}

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
    if (view_.result) return style_.paint(Ink::heading, "The game is over.");
    if (view_.phase == "setup") return style_.paint(Ink::heading, "The table is being set up.");
    const int floods = view_.wrath.track.empty() ? 0 : view_.wrath.track[static_cast<std::size_t>(view_.wrath.space)];
    return style_.paint(Ink::heading,
                        fmt::format("Round {} of {}: {}.", view_.round, view_.rounds, title_of(view_.phase))) +
           fmt::format(" Level {}, wrath {} (space {} of {}), {} starts.", view_.level, floods, view_.wrath.space + 1,
                       view_.wrath.track.size(), label(view_.start));
  }

  // What is being resolved and who is waited for.
  std::string going_on() const {
    std::string text;
    for (const rising::TaskView& task : view_.agenda) text += line("  " + sentence(task.text, players_, style_));
    if (view_.roll) text += line("  " + roll_text(*view_.roll));
    if (view_.drawn) text += line("  Drawn: " + joined(*view_.drawn, "nothing") + ".");
    if (view_.offered) text += line("  To choose from: " + joined(*view_.offered, "nothing") + ".");
    if (view_.draws) text += line(fmt::format("  Misfortunes still to be drawn: {}.", *view_.draws));
    if (view_.agenda.empty() && !view_.awaited.empty()) {
      std::vector<std::string> names;
      for (const int seat : view_.awaited) names.push_back(label(seat));
      text += line("  Waiting for " + joined(names, "nobody") + ".");
    }
    return text;
  }

  std::string roll_text(const rising::RollView& roll) const {
    std::vector<std::string> dice;
    for (const rising::DieView& die : roll.dice) {
      std::string text = label(die.seat) + " " + (die.value ? std::to_string(*die.value) : "?");
      if (die.added > 0) text += fmt::format(" +{}", die.added);
      dice.push_back(std::move(text));
    }
    const std::string bonus = roll.bonus > 0 ? fmt::format(", {} more", roll.bonus) : "";
    return fmt::format("Dice on {}: {}{}; {} against {}.", roll.place, joined(dice, "none"), bonus, roll.total,
                       roll.target);
  }

  std::string gate_lines() const {
    std::string text = line("  Centre: " + crowd_or_nobody(view_.centre));
    for (const BuildSpaceView& space : view_.gate) {
      std::string state = space.component ? ", " + *space.component + " is named" : "";
      if (space.built) state += ", has built";
      text += line("  " + strong(space.name) + state + ": " + crowd_or_nobody(space.atlanteans));
    }
    for (const PurchaseView& purchase : view_.purchases) text += line(purchase_text(purchase));
    text += wrapped_list("  Built:", components(Built::yes), kScreen, 4) + "\n";
    text += wrapped_list("  To be built:", components(Built::no), kScreen, 4) + "\n";
    for (const ComponentView& component : view_.blueprint)
      if (component.built && component.spaces > 0) text += line(space_text(component));
    return text;
  }

  std::string crowd_or_nobody(const rising::Crowd& crowd) const {
    return crowd.empty() ? style_.paint(Ink::faint, "nobody") : crowd_text(crowd, style_);
  }

  enum class Built { yes, no };
  std::vector<std::string> components(Built wanted) const {
    std::vector<std::string> list;
    for (const ComponentView& component : view_.blueprint) {
      if (component.built != (wanted == Built::yes)) continue;
      list.push_back(wanted == Built::yes ? strong(component.name)
                                          : component.name + " (" + joined(items(component.cost), "free") + ")");
    }
    if (list.empty()) list.emplace_back("none");
    return list;
  }

  std::string space_text(const ComponentView& component) const {
    const int free = component.spaces - static_cast<int>(component.atlanteans.size());
    std::string text =
        "  " + strong(component.name) + ": " + component.text + " " + crowd_text(component.atlanteans, style_);
    for (int i = 0; i < free; ++i) text += style_.paint(Ink::faint, "·");
    return text;
  }

  std::string purchase_text(const PurchaseView& purchase) const {
    std::vector<std::string> list;
    for (const PledgeView& pledge : purchase.pledges)
      list.push_back(label(pledge.seat) + " " + joined(items(pledge.pieces), "nothing"));
    return "  Pledged for " + strong(purchase.purpose) + ": " + joined(list, "nothing") + "; missing " +
           joined(items(purchase.missing), "nothing") + ".";
  }

  std::string seat_lines() const {
    std::string text;
    for (const SeatView& seat : view_.seats) {
      const bool awaited = std::ranges::find(view_.awaited, seat.seat) != view_.awaited.end();
      std::string head = (awaited ? "> " : "  ") + label(seat.seat);
      if (seat.councilor) head += ", " + *seat.councilor;
      if (seat.ready) head += style_.paint(Ink::ruling, ", ready");
      head += ": " + joined(items(seat.stock), "no resources");
      text += line(head);
      text += line("    pool: " + pool_text(seat) + fmt::format("; {} more in the supply", seat.followers), 6);
      if (!seat.hand.empty()) text += line("    cards: " + hand_text(seat), 6);
    }
    if (view_.hologram) {
      std::string hologram = "  Hologram of " + label(view_.hologram->seat) + ": " + view_.hologram->councilor;
      if (view_.hologram->artifact) hologram += ", with " + view_.hologram->artifact->name;
      text += line(hologram);
    }
    return text;
  }

  static std::string pool_text(const SeatView& seat) {
    NameCounts pieces;
    for (const std::string& piece : seat.pool) ++pieces[piece];
    std::vector<std::string> list;
    for (const auto& [piece, count] : pieces)
      list.push_back(fmt::format("{} {}{}", count, piece, count > 1 ? "s" : ""));
    return joined(list, "nobody");
  }

  std::string hand_text(const SeatView& seat) const {
    std::vector<std::string> names;
    for (const rising::CardView& card : seat.hand)
      names.push_back((card.artifact ? style_.paint(Ink::gold, card.name) : card.name) + (card.used ? " (used)" : ""));
    return fmt::format("{} (limit {})", joined(names, "none"), seat.hand_limit);
  }

  static std::string known_text(const DeckView& deck) {
    return deck.known.empty() ? "" : ", known: " + joined(deck.known, "none");
  }

  std::string table_lines() const {
    std::string text = wrapped_list("  Supply:", items(view_.supply), kScreen, 4) + "\n";
    text += line(fmt::format("  Barrier {} energy, unflooding {} energy.", view_.barrier_price, view_.unflood_price));
    text += line(fmt::format("  Misfortunes: {} in the deck{}. Library: {} in the deck{}.", view_.misfortunes.size,
                             known_text(view_.misfortunes), view_.library.size, known_text(view_.library)));
    if (!view_.effects.empty()) text += line("  This round: " + joined(view_.effects, "nothing") + ".");
    if (view_.edition != "house") text += line("  Edition: " + view_.edition + ".");
    return text;
  }

  std::string result() const {
    const std::string& reason = view_.result->reason;
    const std::string how = reason == "gate"     ? "The Power Core is built: you win together."
                            : reason == "centre" ? "The centre has flooded: you lose together."
                                                 : "The last round is over: you lose together.";
    return style_.paint(Ink::heading, "Result") + "\n" + line("  " + how);
  }

  const View& view_;
  const Players& players_;
  const Style& style_;
};

}  // namespace

std::string draw(const View& view, const Players& players, const Style& style) {
  return Drawing(view, players, style).all();
}

}  // namespace atlantica::terminal
