#include "terminal/boards.h"

#include <array>

#include "match/json.h"
#include "terminal/atlantis_board.h"
#include "terminal/escape_board.h"
#include "terminal/rising_board.h"
#include "terminal/sea_moves.h"
#include "terminal/survive_board.h"

namespace atlantica::terminal {
namespace {

template <class View>
std::expected<std::string, Message> draw_view(const boost::json::value& view, const Players& players,
                                              const Style& style) {
  const auto seen = from_json<View>(view);
  if (!seen) return std::unexpected(seen.error());
  return draw(*seen, players, style);
}

// The board shows the tiles laid and the size of every hand; dealing to others adds nothing.
bool is_news_in_atlantis(const boost::json::object& event) {
  const auto type = event.at("type").as_string();
  return type != "lay" && !(type == "deal" && !event.contains("item"));
}

// Where moves are few, each gets its own line.
MoveEntry own_line(const boost::json::object&) { return {}; }

// The board shows the terrain laid, values are secret, and each step implies the end of the one before.
bool is_news_in_survive(const boost::json::object& event) {
  const auto type = event.at("type").as_string();
  return type != "terrain" && type != "value" && type != "pass" && type != "end";
}

// The board shows that a creature stays put, and each step implies the end of the one before.
bool is_news_in_escape(const boost::json::object& event) {
  const auto type = event.at("type").as_string();
  return type != "end" && type != "stop";
}

// The board shows who is ready, and a misfortune implies its draw.
bool is_news_in_rising(const boost::json::object& event) {
  const auto type = event.at("type").as_string();
  return type != "ready" && type != "draw" && type != "pass";
}

constexpr std::array kBoards{
    Board{"atlantis", Secrets::some, draw_view<atlantis::View>, is_news_in_atlantis, own_line},
    Board{"survive", Secrets::some, draw_view<survive::View>, is_news_in_survive, entry_in_survive},
    Board{"escape", Secrets::none, draw_view<escape::View>, is_news_in_escape, entry_in_escape},
    Board{"rising", Secrets::none, draw_view<rising::View>, is_news_in_rising, entry_in_rising}};

}  // namespace

const Board* find_board(std::string_view game) {
  for (const Board& board : kBoards)
    if (board.game == game) return &board;
  return nullptr;
}

}  // namespace atlantica::terminal
