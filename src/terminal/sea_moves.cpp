#include "terminal/sea_moves.h"

#include <boost/json/array.hpp>
#include <cctype>

namespace atlantica::terminal {
namespace {

std::string field(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::string capital(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

// "blue 4, red 2"; nothing if all are of the mover's colour, which "deadly" says.
std::string others_struck(const boost::json::object& move) {
  const boost::json::value* strikes = move.if_contains("strikes");
  if (strikes == nullptr) return "";
  std::string who;
  bool others = false;
  for (const boost::json::value& one : strikes->as_array()) {
    if (!who.empty()) who += ", ";
    who += std::string_view(one.as_string());
    others = others || one.as_string() != field(move, "colour");
  }
  return others ? who : "";
}

std::string warning(const boost::json::object& move) {
  std::string text;
  const auto warn = [&text](const std::string& of) { text += (text.empty() ? "" : ", ") + of; };
  if (move.contains("fatal")) warn("deadly");
  if (move.contains("wrecks")) warn("ship lost");
  if (const std::string who = others_struck(move); !who.empty()) warn("strikes " + who);
  return text;
}

MoveEntry entry(const boost::json::object& move, const std::string& group, const std::string& words) {
  if (group.empty()) return {};
  return {group, words, warning(move)};
}

std::string way_of(std::string_view kind) {
  if (kind == "walk") return " walks to";
  if (kind == "dive") return " dives into";
  if (kind == "swim") return " swims to";
  if (kind == "board") return " boards on";
  if (kind == "land") return " lands on";
  if (kind == "sail") return " sails to";
  return "";
}

std::string group_in_survive(const boost::json::object& move) {
  const std::string kind = field(move, "kind");
  if (kind == "place") return "Place an explorer on";
  if (kind == "ship") return "Place a ship on";
  if (kind == "sink") return "Remove the tile of";
  const std::string way = kind == "creature" || kind == "to" ? " goes to" : way_of(kind);
  if (way.empty()) return "";
  std::string piece = field(move, move.contains("explorer") ? "explorer" : "creature");
  if (piece.empty()) piece = "ship";
  return capital(piece) + " (" + field(move, "from") + ")" + way;
}

std::string creature_in_escape(const boost::json::object& move) {
  const std::string creature = field(move, "creature");
  return creature == "monster" ? "Sea monster" : capital(creature);
}

// A creature's move, or nothing; `leave` moves are told from others of the same dolphin.
std::string creature_group(const boost::json::object& move, std::string_view kind) {
  const std::string piece = creature_in_escape(move) + " (" + field(move, "from") + ")";
  if (kind == "creature") return move.contains("to") ? piece + " goes to" : creature_in_escape(move) + " dives from";
  if (kind == "leave" && move.contains("to")) return piece + " leaves " + field(move, "leaves") + " for";
  if (kind == "step") return piece + " goes on to";
  return kind == "to" ? piece + " dives to" : "";
}

std::string atlantean_in_escape(const boost::json::object& move) {
  const std::string how = field(move, "how");
  if (how == "sea") return "Swimmer";
  if (how == "guarded") return "Swimmer alone";
  if (how == "together") return "Swimmer, dolphin";
  return field(move, "kind") == "sail" ? "Ship" : how == "ship" ? "From the ship" : "Atlantean";
}

std::string group_in_escape(const boost::json::object& move) {
  const std::string kind = field(move, "kind");
  if (kind == "place") return "Place an Atlantean on";
  if (kind == "sink") return "Sink the piece on";
  if (move.contains("creature")) return creature_group(move, kind);
  const std::string way = way_of(kind);
  return way.empty() ? "" : atlantean_in_escape(move) + " (" + field(move, "from") + ")" + way;
}

}  // namespace

MoveEntry entry_in_survive(const boost::json::object& move) {
  return entry(move, group_in_survive(move), field(move, "to"));
}

// A dive is two moves: first only where from.
MoveEntry entry_in_escape(const boost::json::object& move) {
  return entry(move, group_in_escape(move), field(move, move.contains("to") ? "to" : "from"));
}

}  // namespace atlantica::terminal
