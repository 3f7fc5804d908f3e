#include "terminal/players.h"

namespace atlantica::terminal {

std::string seat_label(const Players& players, Seat seat, const Style& style) {
  std::string label(seat_sign(seat));
  label += ' ';
  label += players.at(static_cast<std::size_t>(seat)).name;
  return style.paint(seat_ink(seat), label);
}

std::vector<std::string> seat_labels(const Players& players, const Style& style) {
  std::vector<std::string> labels;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    labels.push_back(seat_label(players, static_cast<Seat>(seat), style));
  return labels;
}

}  // namespace atlantica::terminal
