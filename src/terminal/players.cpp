#include "terminal/players.h"

namespace atlantica::terminal {

std::string seat_label(const Players& players, Seat seat, const Style& style) {
  std::string label(seat_sign(seat));
  label += ' ';
  label += players.at(static_cast<std::size_t>(seat)).name;
  return style.paint(seat_ink(seat), label);
}

std::string sentence(std::string_view text, const Players& players, const Style& style) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Seat seat = text[i] == '@' && i + 1 < text.size() ? text[i + 1] - '0' : -1;
    if (seat >= 0 && static_cast<std::size_t>(seat) < players.size()) {
      result += seat_label(players, seat, style);
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

}  // namespace atlantica::terminal
