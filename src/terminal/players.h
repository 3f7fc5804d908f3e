#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The player at a seat: a person at this terminal, or a bot by its specification.
struct Player {
  enum class Kind { human, bot };

  Kind kind = Kind::human;
  std::string name;
  std::string bot;  // for a bot: "random", "greedy"

  bool operator==(const Player&) const = default;
};

using Players = std::vector<Player>;

// A seat's sign and name, in its colour.
std::string seat_label(const Players& players, Seat seat, const Style& style);
// The labels of all seats, used for players in sentences.
std::vector<std::string> seat_labels(const Players& players, const Style& style);

}  // namespace atlantica::terminal
