#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"
#include "games/atlantis/words.h"

// What moves will do and what they did, in words and fields.
namespace atlantica::atlantis {

namespace {

using Kind = Move::Kind;

std::string spoken(Tile tile) { return std::string(item_name(tile.item)) + " " + std::to_string(tile.value); }

std::string spoken_gap(int from, int to) {
  if (from == to) return "the gap on space " + std::to_string(from);
  return "the gap on spaces " + std::to_string(from) + " to " + std::to_string(to);
}

std::string capital(std::string_view word) {
  std::string text(word);
  text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

Tile visible_tile(const State& state, int space) {
  int item = 0;
  while (!has(state.showing[at(item)], space)) ++item;
  return {static_cast<Item>(item), state.value[at(space)]};
}

// Where figures stand once the one at `from` has come to `to`.
Bits standing_after(const State& state, Seat seat, int from, int to) {
  Bits own = state.figures[at(seat)];
  if (state.phase == Phase::turn) own &= ~bit(from);
  const Bits others = occupied(state) & ~state.figures[at(seat)];
  return own | others | (to == kMainland ? 0 : bit(to));
}

// A move ends a figure's way when it was played, or the last of its price was paid or bridged.
bool finishes(const State& before, const Move& move, const State& after) {
  if (move.kind == Kind::bridge && before.phase == Phase::turn) return false;
  if (move.kind != Kind::play && move.kind != Kind::pay_tile && move.kind != Kind::pay_card &&
      move.kind != Kind::bridge)
    return false;
  return after.turn != before.turn || (after.phase != Phase::go_on && after.phase != Phase::pay);
}

void explain_play(const State& state, Seat seat, const Move& move, MoveInfo& info) {
  const int start = state.phase == Phase::turn ? move.place : state.from;
  const int to = destination(state, move.item(), move.place);
  const int due = price(state, start, to);
  info.item = item_name(move.item());
  info.from = move.place;
  info.to = to;
  info.price = due;
  info.text = capital(*info.item) + ": " + (to == kMainland ? "to the mainland" : "to space " + std::to_string(to));
  if (to != kMainland && has(occupied(state), to)) {
    info.go_on = true;
    info.text += ", occupied, play on";
    return;
  }
  if (due > 0) info.text += ", pay " + std::to_string(due);
  const int space = space_to_take(state, standing_after(state, seat, move.place, to), to);
  if (space == 0) return;
  info.takes = space;
  info.text += ", take " + spoken(visible_tile(state, space));
}

void explain_bridge(const State& state, const Move& move, MoveInfo& info) {
  const int edge = move.place - 1;
  info.from = move.place;
  info.to = tile_after(state, edge) - 1;
  info.price = gap_price(state, edge);
  info.text = "Bridge " + spoken_gap(*info.from, *info.to) + " (costs " + std::to_string(*info.price) + " now)";
}

Event play_event(const State& before, Seat seat, const Move& move) {
  Event event;
  event.type = "play";
  event.seat = seat;
  event.item = item_name(move.item());
  event.from = move.place;
  event.to = destination(before, move.item(), move.place);
  event.text = "@" + std::to_string(seat) + " plays " + *event.item + ": from " + place_name(*event.from) + " to " +
               place_name(*event.to) + ".";
  return event;
}

Event bridge_event(const State& before, Seat seat, const Move& move) {
  Event event;
  event.type = "bridge";
  event.seat = seat;
  event.from = move.place;
  event.to = tile_after(before, move.place - 1) - 1;
  event.text = "@" + std::to_string(seat) + " bridges " + spoken_gap(*event.from, *event.to) + ".";
  return event;
}

Event tile_event(std::string type, std::string text, int space, Tile tile) {
  Event event;
  event.type = std::move(type);
  event.text = std::move(text);
  event.space = space;
  event.item = item_name(tile.item);
  event.value = tile.value;
  return event;
}

Event take_event(const State& before, Seat seat, int space) {
  const Tile tile = visible_tile(before, space);
  Event event = tile_event(
      "take", "@" + std::to_string(seat) + " takes " + spoken(tile) + " from " + place_name(space) + ".", space, tile);
  event.seat = seat;
  return event;
}

Event draw_event(const State& before, const Move& move, Viewer viewer) {
  Event event;
  const Seat seat = before.seat;
  event.type = before.phase == Phase::deal ? "deal" : "draw";
  event.seat = seat;
  event.text = "@" + std::to_string(seat) + " draws a card.";
  if (viewer.is(seat)) {
    event.item = item_name(move.item());
    event.text = "@" + std::to_string(seat) + " draws " + *event.item + ".";
  }
  return event;
}

Event pay_event(Seat seat, const Move& move) {
  Event event;
  event.type = "pay";
  event.seat = seat;
  std::string what;
  if (move.kind == Kind::pay_card) {
    event.item = item_name(move.item());
    what = "a card, " + *event.item;
  } else {
    event.value = move.value;
    what = "a tile worth " + std::to_string(move.value);
  }
  event.text = "@" + std::to_string(seat) + " pays " + what + ".";
  return event;
}

Event show_event(const State& before, Seat seat) {
  Event event;
  event.type = "show";
  event.seat = seat;
  event.hand = item_counts(before.hand[at(seat)]);
  event.text = "@" + std::to_string(seat) + " cannot move and shows the hand.";
  return event;
}

Event plain_event(std::string type, std::string text) {
  Event event;
  event.type = std::move(type);
  event.text = std::move(text);
  return event;
}

// The move itself, before what follows from it.
Event move_event(const State& before, Seat seat, const Move& move, Viewer viewer) {
  const std::string name = "@" + std::to_string(seat);
  switch (move.kind) {
    case Kind::first: {
      Event event = plain_event("first", "@" + std::to_string(move.what) + " starts.");
      event.seat = move.what;
      return event;
    }
    case Kind::tile: {
      const Tile tile{move.item(), move.value};
      if (before.phase == Phase::lay)
        return tile_event("lay", capital(spoken(tile)) + " is laid on " + place_name(before.place) + ".", before.place,
                          tile);
      return tile_event("reveal", capital(spoken(tile)) + " comes up on " + place_name(before.place) + ".",
                        before.place, tile);
    }
    case Kind::draw: return draw_event(before, move, viewer);
    case Kind::buy: {
      Event event = plain_event("buy", name + " sells a tile worth " + std::to_string(move.value) + " for cards.");
      event.seat = seat;
      event.value = move.value;
      return event;
    }
    case Kind::bridge: return bridge_event(before, seat, move);
    case Kind::play: return play_event(before, seat, move);
    case Kind::pay_tile:
    case Kind::pay_card: return pay_event(seat, move);
    case Kind::show: return show_event(before, seat);
  }
  return {};
}

}  // namespace

MoveInfo Rules::explain(const State& state, Seat seat, const Move& move) {
  MoveInfo info;
  info.move = text(move);
  info.kind = kind_name(move.kind);
  switch (move.kind) {
    case Kind::play: explain_play(state, seat, move, info); break;
    case Kind::bridge: explain_bridge(state, move, info); break;
    case Kind::buy:
      info.value = move.value;
      info.draws = move.value / 2;
      info.text = "Sell a " + std::to_string(move.value) + "-tile for " + std::to_string(*info.draws) +
                  (*info.draws == 1 ? " card" : " cards");
      break;
    case Kind::pay_tile:
      info.value = move.value;
      info.text = "Pay a " + std::to_string(move.value) + "-tile";
      break;
    case Kind::pay_card:
      info.item = item_name(move.item());
      info.text = "Pay a card: " + *info.item;
      break;
    case Kind::show: info.text = "No move is possible: show the hand and draw 2 cards"; break;
    default: info.text = info.move;
  }
  return info;
}

std::vector<Event> Rules::events(const State& before, Seat seat, const Move& move, const State& after, Viewer viewer) {
  std::vector<Event> events{move_event(before, seat, move, viewer)};
  if (finishes(before, move, after)) {
    const int place = move.kind == Kind::play ? destination(before, move.item(), move.place) : before.place;
    const int space = space_to_take(before, standing_after(before, seat, move.place, place), place);
    if (space != 0) events.push_back(take_event(before, seat, space));
  }
  if (after.deck.total() > before.deck.total())
    events.push_back(plain_event("reshuffle", "The deck is empty; the discards become the new deck."));
  if (after.phase == Phase::over) events.push_back(plain_event("over", "The game is over."));
  return events;
}

}  // namespace atlantica::atlantis
