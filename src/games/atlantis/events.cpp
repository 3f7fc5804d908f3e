#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"
#include "games/atlantis/words.h"
#include "kit/told.h"

// What moves did.
namespace atlantica::atlantis {

namespace {

using Kind = Move::Kind;

// A move completes a figure's way once it is played, or once the rest of its price is paid or bridged.
bool finishes(const State& before, const Move& move, const State& after) {
  if (move.kind == Kind::bridge && before.phase == Phase::turn) return false;
  if (move.kind != Kind::play && move.kind != Kind::pay_tile && move.kind != Kind::pay_card &&
      move.kind != Kind::bridge)
    return false;
  return after.turn != before.turn || (after.phase != Phase::go_on && after.phase != Phase::pay);
}

Event player_event(Seat seat, std::string type, std::string say) {
  Event event = plain_event<Event>(std::move(type), std::move(say));
  event.seat = seat;
  return event;
}

Event play_event(const State& before, Seat seat, const Move& move) {
  Event event = player_event(seat, "play", "atlantis.event.play");
  event.item = item_name(move.item());
  event.from = move.place;
  event.to = destination(before, move.item(), move.place);
  event.place = place_name(*event.from);
  event.place2 = place_name(*event.to);
  return event;
}

Event bridge_event(const State& before, Seat seat, const Move& move) {
  const int to = tile_after(before, move.place - 1) - 1;
  Event event = player_event(seat, "bridge", move.place == to ? "atlantis.event.bridge" : "atlantis.event.bridge_wide");
  event.from = move.place;
  event.to = to;
  return event;
}

void add_tile(Event& event, int space, Tile tile) {
  event.space = space;
  event.item = item_name(tile.item);
  event.value = tile.value;
}

Event take_event(const State& before, Seat seat, int space) {
  Event event = player_event(seat, "take", "atlantis.event.take");
  add_tile(event, space, visible_tile(before, space));
  return event;
}

Event tile_event(const State& before, const Move& move) {
  Event event = before.phase == Phase::lay ? plain_event<Event>("lay", "atlantis.event.lay")
                                           : plain_event<Event>("reveal", "atlantis.event.reveal");
  add_tile(event, before.place, {move.item(), move.value});
  return event;
}

Event draw_event(const State& before, const Move& move, Viewer viewer) {
  const Seat seat = before.seat;
  const bool seen = viewer.is(seat);
  Event event = player_event(seat, before.phase == Phase::deal ? "deal" : "draw",
                             seen ? "atlantis.event.draw" : "atlantis.event.draw_hidden");
  if (seen) event.item = item_name(move.item());
  return event;
}

Event pay_event(Seat seat, const Move& move) {
  const bool card = move.kind == Kind::pay_card;
  Event event = player_event(seat, "pay", card ? "atlantis.event.pay_card" : "atlantis.event.pay_tile");
  if (card) {
    event.item = item_name(move.item());
  } else {
    event.value = move.value;
  }
  return event;
}

// The move itself, before its consequences.
Event move_event(const State& before, Seat seat, const Move& move, Viewer viewer) {
  switch (move.kind) {
    case Kind::first: return player_event(move.what, "first", "common.event.first");
    case Kind::tile: return tile_event(before, move);
    case Kind::draw: return draw_event(before, move, viewer);
    case Kind::buy: {
      Event event = player_event(seat, "buy", "atlantis.event.buy");
      event.value = move.value;
      return event;
    }
    case Kind::bridge: return bridge_event(before, seat, move);
    case Kind::play: return play_event(before, seat, move);
    case Kind::pay_tile:
    case Kind::pay_card: return pay_event(seat, move);
    case Kind::show: {
      Event event = player_event(seat, "show", "atlantis.event.show");
      event.hand = item_counts(before.hand[at(seat)]);
      return event;
    }
  }
  return {};
}

}  // namespace

std::vector<Event> Rules::events(const State& before, Seat seat, const Move& move, const State& after, Viewer viewer) {
  std::vector<Event> events{move_event(before, seat, move, viewer)};
  if (finishes(before, move, after)) {
    const int place = move.kind == Kind::play ? destination(before, move.item(), move.place) : before.place;
    const int space = space_to_take(before, standing_after(before, seat, move.place, place), place);
    if (space != 0) events.push_back(take_event(before, seat, space));
  }
  if (after.deck.total() > before.deck.total())
    events.push_back(plain_event<Event>("reshuffle", "atlantis.event.reshuffle"));
  if (after.phase == Phase::over) events.push_back(plain_event<Event>("over", "common.event.over"));
  return events;
}

}  // namespace atlantica::atlantis
