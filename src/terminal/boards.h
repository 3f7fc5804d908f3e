#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"
#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// Where a move appears in the list of legal moves. Moves of one group are listed together after its name, each as a
// word or two and a warning; a move without a group gets its own line.
struct MoveEntry {
  std::string group;
  std::string words;
  std::string warning;

  bool operator==(const MoveEntry&) const = default;
};

// Whether players have secrets from others at the same screen.
enum class Secrets { none, some };

// How the terminal shows one game.
struct Board {
  std::string_view game;
  Secrets secrets;
  // The view of a match (Match::view) as lines of at most 80 columns; or what is wrong with the view.
  std::expected<std::string, Message> (*draw)(const boost::json::value& view, const Players& players,
                                              const Style& style);
  // Whether an event deserves a line for a reader who has just seen the board.
  bool (*is_news)(const boost::json::object& event);
  // Where to list a move, an object from Match::explain.
  MoveEntry (*entry)(const boost::json::object& move);
};

// nullptr if the terminal cannot show the game.
const Board* find_board(std::string_view game);

}  // namespace atlantica::terminal
