#include <fmt/format.h>

#include "terminal/rising_board.h"

namespace atlantica::terminal {
namespace {

std::string field(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// The chance of success stands beside an action with dice.
std::string action_words(const boost::json::object& move) {
  const std::string words = field(move, "piece") + ", " + field(move, "from");
  const boost::json::value* chance = move.if_contains("chance");
  return chance == nullptr ? words : fmt::format("{} {} %", words, chance->as_int64());
}

// There is one Leader, Hologram and Automaton of a player.
std::string piece_of(const boost::json::object& move) {
  const std::string piece = field(move, "piece");
  return (piece == "volunteer" || piece == "follower" ? "a " : "the ") + piece;
}

std::string pledged(const boost::json::object& move) {
  const std::string resource = field(move, "resource");
  const std::string stands_for = field(move, "for_resource");
  return stands_for.empty() ? resource : "2 energy for " + stands_for;
}

// By Prediction Module from one of two piles, by Enigma of Foresight from what is revealed.
std::string removal(const boost::json::object& move) {
  return field(move, "move").starts_with("remove discards") ? "Remove from the discards" : "Remove from the deck";
}

}  // namespace

MoveEntry entry_in_rising(const boost::json::object& move) {
  const std::string kind = field(move, "kind");
  const std::string warning = move.contains("fatal") ? "loses the game" : "";
  if (kind == "place") return {"Place " + piece_of(move) + " on", field(move, "to"), warning};
  if (kind == "act") return {"Act with", action_words(move), warning};
  if (kind == "shift") return {"Move " + piece_of(move) + " to", field(move, "to"), warning};
  if (kind == "send_home") return {"Return " + piece_of(move) + " from", field(move, "from"), warning};
  if (kind == "pledge" && move.contains("component"))
    return {"Pledge at " + field(move, "purpose"), pledged(move) + ", " + field(move, "component"), warning};
  if (kind == "pledge") return {"Pledge energy for", field(move, "purpose"), warning};
  if (kind == "take_back") return {"Take back for", field(move, "purpose"), warning};
  if (kind == "remove" || kind == "top")
    return {kind == "top" ? "On top" : removal(move), field(move, "card"), warning};
  return {};
}

}  // namespace atlantica::terminal
