#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// How the terminal shows one game.
struct Board {
  std::string_view game;
  // The view of a match (Match::view) as lines of at most 80 columns; or what is wrong with the view.
  std::expected<std::string, std::string> (*draw)(const boost::json::value& view, const Players& players,
                                                  const Style& style);
  // Whether an event is worth a line to a reader who has just seen the board.
  bool (*is_news)(const boost::json::object& event);
};

// nullptr if the terminal cannot show the game.
const Board* find_board(std::string_view game);

}  // namespace atlantica::terminal
