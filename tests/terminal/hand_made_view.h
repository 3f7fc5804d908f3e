#pragma once

#include "games/atlantis/view.h"
#include "terminal/players.h"

namespace atlantica::terminal {

inline constexpr const char* kItemCycle[] = {"flag", "olive", "helmet", "amphora", "ring", "statue", "crown"};

// A path of 53 spaces with an open gap on 27 and 28, a bridged one on 40, and a water space at Atlantis.
inline atlantis::View hand_made_view() {
  atlantis::View view;
  view.turn = 9;
  view.phase = "turn";
  view.seat = 0;
  for (int space = 1; space <= 53; ++space) {
    const bool is_water = space == 1 || space == 27 || space == 28 || space == 40;
    atlantis::SpaceView seen;
    if (!is_water) {
      seen.item = kItemCycle[space % 7];
      seen.value = space % 6 + 1;
      seen.below = space % 2;
    }
    seen.bridge = space == 40;
    view.path.push_back(seen);
  }
  view.gaps = {{27, 28, 3, false}, {40, 40, 2, true}};
  atlantis::PlayerView ada;
  ada.figures = {0, 12, 54};
  ada.tiles = {7, 4, 1};
  ada.bridge = true;
  ada.hand_size = 3;
  ada.hand = atlantis::ItemCounts{{"flag", 1}, {"ring", 2}};
  atlantis::PlayerView bob;
  bob.figures = {0, 0, 20};
  bob.hand_size = 6;
  bob.shown = {{"olive", 1}};
  view.players = {ada, bob};
  view.deck = 61;
  view.discards = {{"crown", 4}};
  return view;
}

inline Players two_players() { return {{Player::Kind::human, "Ada", ""}, {Player::Kind::bot, "greedy", "greedy"}}; }

}  // namespace atlantica::terminal
