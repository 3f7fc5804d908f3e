#include "terminal/boards.h"

#include <array>
#include <cctype>

#include "match/json.h"
#include "terminal/atlantis_board.h"
#include "terminal/survive_board.h"

namespace atlantica::terminal {
namespace {

template <class View>
std::expected<std::string, std::string> draw_view(const boost::json::value& view, const Players& players,
                                                  const Style& style) {
  const auto seen = from_json<View>(view);
  if (!seen) return std::unexpected(seen.error());
  return draw(*seen, players, style);
}

// The board shows the tiles laid and the size of every hand; what is dealt to others says no more.
bool is_news_in_atlantis(const boost::json::object& event) {
  const auto type = event.at("type").as_string();
  return type != "lay" && !(type == "deal" && !event.contains("item"));
}

// A hand of cards has few moves.
MoveEntry entry_in_atlantis(const boost::json::object&) { return {}; }

// The board shows the terrain laid, values are secret, and the next step tells the end of the one before.
bool is_news_in_survive(const boost::json::object& event) {
  const auto type = event.at("type").as_string();
  return type != "terrain" && type != "value" && type != "pass" && type != "end";
}

std::string field(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::string capital(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string way_in_survive(std::string_view kind) {
  if (kind == "walk") return " walks to";
  if (kind == "swim") return " swims to";
  if (kind == "board") return " boards on";
  if (kind == "land") return " lands on";
  if (kind == "sail") return " sails to";
  return kind == "creature" || kind == "to" ? " goes to" : "";
}

std::string group_in_survive(const boost::json::object& move) {
  const std::string kind = field(move, "kind");
  if (kind == "place") return "Place an explorer on";
  if (kind == "ship") return "Place a ship on";
  if (kind == "sink") return "Remove the tile of";
  const std::string way = way_in_survive(kind);
  if (way.empty()) return "";
  std::string piece = field(move, move.contains("explorer") ? "explorer" : "creature");
  if (piece.empty()) piece = "ship";
  return capital(piece) + " (" + field(move, "from") + ")" + way;
}

// By the piece that moves and how; what is left to say is where it goes.
MoveEntry entry_in_survive(const boost::json::object& move) {
  MoveEntry entry{group_in_survive(move), field(move, "to"), ""};
  if (entry.group.empty()) return {};
  const auto warn = [&entry](const std::string& of) { entry.warning += (entry.warning.empty() ? "" : ", ") + of; };
  if (move.contains("fatal")) warn("deadly");
  if (move.contains("wrecks")) warn("ship lost");
  if (const boost::json::value* strikes = move.if_contains("strikes")) {
    std::string who;
    for (const boost::json::value& one : strikes->as_array())
      who += (who.empty() ? "" : ", ") + std::string(one.as_string());
    warn("strikes " + who);
  }
  return entry;
}

constexpr std::array kBoards{Board{"atlantis", draw_view<atlantis::View>, is_news_in_atlantis, entry_in_atlantis},
                             Board{"survive", draw_view<survive::View>, is_news_in_survive, entry_in_survive}};

}  // namespace

const Board* find_board(std::string_view game) {
  for (const Board& board : kBoards)
    if (board.game == game) return &board;
  return nullptr;
}

}  // namespace atlantica::terminal
