#include "terminal/sea_moves.h"

#include <boost/json/array.hpp>
#include <optional>

#include "speech/speaker.h"

namespace atlantica::terminal {
namespace {

using boost::json::object;

std::string field(const object& move, std::string_view name) {
  const boost::json::value* value = move.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// Whether anyone else is struck; "deadly" covers the player's own.
bool strikes_others(const object& move) {
  const boost::json::value* strikes = move.if_contains("strikes");
  if (strikes == nullptr) return move.contains("explorers");
  for (const boost::json::value& one : strikes->as_array())
    if (one.as_string() != field(move, "colour")) return true;
  return false;
}

// A sentence from the catalogue with the fields of the move as its arguments.
std::string said(const char* key, const object& move) {
  object told = move;
  told["say"] = key;
  return speech::speaker().say(told);
}

struct Warnings {
  const char* fatal;
  const char* wrecks;
  const char* strikes;
};

std::string warning(const object& move, const Warnings& warnings) {
  std::string text;
  const auto warn = [&](const char* key) { text += (text.empty() ? "" : ", ") + said(key, move); };
  if (move.contains("fatal")) warn(warnings.fatal);
  if (move.contains("wrecks")) warn(warnings.wrecks);
  if (strikes_others(move)) warn(warnings.strikes);
  return text;
}

struct Row {
  std::string_view kind;
  const char* key;
};

template <std::size_t Count>
const char* find(const Row (&rows)[Count], std::string_view kind) {
  for (const Row& row : rows)
    if (row.kind == kind) return row.key;
  return nullptr;
}

const char* group_in_survive(const object& move) {
  static constexpr Row kOfExplorers[] = {{"walk", "survive.terminal.group.walk"},
                                         {"swim", "survive.terminal.group.swim"},
                                         {"board", "survive.terminal.group.board"},
                                         {"land", "survive.terminal.group.land"},
                                         {"to", "survive.terminal.group.explorer"}};
  static constexpr Row kOthers[] = {{"place", "survive.terminal.group.place"},
                                    {"ship", "survive.terminal.group.ship"},
                                    {"sink", "survive.terminal.group.sink"},
                                    {"sail", "survive.terminal.group.sail"}};
  const std::string kind = field(move, "kind");
  if (move.contains("explorer")) return find(kOfExplorers, kind);
  if (kind == "creature" || kind == "to")
    return move.contains("creature") ? "survive.terminal.group.creature" : "survive.terminal.group.ship_goes";
  return find(kOthers, kind);
}

// A creature's move, or nothing; `leave` moves are distinguished from others of the same dolphin.
const char* creature_group(const object& move, std::string_view kind) {
  if (kind == "creature")
    return move.contains("to") ? "escape.terminal.group.creature" : "escape.terminal.group.creature_dives";
  if (kind == "leave" && move.contains("to")) return "escape.terminal.group.leave";
  if (kind == "step") return "escape.terminal.group.step";
  return kind == "to" ? "escape.terminal.group.to" : nullptr;
}

const char* group_in_escape(const object& move) {
  static constexpr Row kRows[] = {{"place", "escape.terminal.group.place"}, {"sink", "escape.terminal.group.sink"},
                                  {"walk", "escape.terminal.group.walk"},   {"dive", "escape.terminal.group.dive"},
                                  {"swim", "escape.terminal.group.swim"},   {"board", "escape.terminal.group.board"},
                                  {"land", "escape.terminal.group.land"},   {"sail", "escape.terminal.group.sail"}};
  const std::string kind = field(move, "kind");
  return move.contains("creature") ? creature_group(move, kind) : find(kRows, kind);
}

MoveEntry entry(const object& move, const char* group, const std::string& words, const Warnings& warnings) {
  if (group == nullptr) return {};
  return {said(group, move), words, warning(move, warnings)};
}

}  // namespace

MoveEntry entry_in_survive(const object& move) {
  return entry(move, group_in_survive(move), field(move, "to"),
               {"survive.terminal.fatal", "survive.terminal.wrecks", "survive.terminal.strikes"});
}

// A dive takes two moves: the first says only where from.
MoveEntry entry_in_escape(const object& move) {
  return entry(move, group_in_escape(move), field(move, move.contains("to") ? "to" : "from"),
               {"escape.terminal.fatal", "escape.terminal.wrecks", "escape.terminal.strikes"});
}

}  // namespace atlantica::terminal
