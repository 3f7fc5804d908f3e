#include "terminal/boards.h"

#include <array>

#include "match/json.h"
#include "terminal/atlantis_board.h"

namespace atlantica::terminal {
namespace {

std::expected<std::string, std::string> draw_atlantis(const boost::json::value& view, const Players& players,
                                                      const Style& style) {
  const auto seen = from_json<atlantis::View>(view);
  if (!seen) return std::unexpected(seen.error());
  return draw(*seen, players, style);
}

// The board shows the tiles laid and the size of every hand; what is dealt to others says no more.
bool is_news_in_atlantis(const boost::json::object& event) {
  const auto type = event.at("type").as_string();
  return type != "lay" && !(type == "deal" && !event.contains("item"));
}

constexpr std::array kBoards{Board{"atlantis", draw_atlantis, is_news_in_atlantis}};

}  // namespace

const Board* find_board(std::string_view game) {
  for (const Board& board : kBoards)
    if (board.game == game) return &board;
  return nullptr;
}

}  // namespace atlantica::terminal
