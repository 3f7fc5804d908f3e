#include "games/newgame/race.h"
#include "games/newgame/rules.h"
#include "kit/told.h"

// What moves did.
namespace atlantica::newgame {

namespace {

using Kind = Move::Kind;

Event player_event(Seat seat, std::string type, std::string say) {
  Event event = plain_event<Event>(std::move(type), std::move(say));
  event.seat = seat;
  return event;
}

Event deal_event(const State& before, const Move& move, Viewer viewer) {
  const bool seen = viewer.is(before.seat);
  Event event = player_event(before.seat, "deal", seen ? "newgame.event.deal" : "newgame.event.deal_hidden");
  if (seen) event.value = move.what;
  return event;
}

Event go_event(const State& before, Seat seat, const Move& move) {
  const bool card = move.kind == Kind::card;
  Event event = player_event(seat, card ? "card" : "go", card ? "newgame.event.card" : "newgame.event.go");
  if (card) event.value = before.card[at(seat)];
  event.from = move.what;
  event.to = destination(before, move.what, steps_of(before, move));
  return event;
}

// The move itself, before its consequences.
Event move_event(const State& before, Seat seat, const Move& move, Viewer viewer) {
  switch (move.kind) {
    case Kind::first: return player_event(move.what, "first", "common.event.first");
    case Kind::deal: return deal_event(before, move, viewer);
    case Kind::roll: {
      Event event = player_event(before.seat, "roll", "newgame.event.roll");
      event.value = move.what;
      return event;
    }
    case Kind::go:
    case Kind::card: return go_event(before, seat, move);
  }
  return {};
}

}  // namespace

std::vector<Event> Rules::events(const State& before, Seat seat, const Move& move, const State& after, Viewer viewer) {
  std::vector<Event> events{move_event(before, seat, move, viewer)};
  if (after.phase == Phase::over) events.push_back(plain_event<Event>("over", "common.event.over"));
  return events;
}

}  // namespace atlantica::newgame
