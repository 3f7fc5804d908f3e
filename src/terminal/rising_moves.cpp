#include "speech/speaker.h"
#include "terminal/rising_board.h"

namespace atlantica::terminal {
namespace {

using boost::json::object;
using speech::say;

std::string field(const object& move, std::string_view name) {
  const boost::json::value* value = move.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// A sentence from the catalogue with the fields of the move as its arguments.
std::string said(const char* key, const object& move) {
  object told = move;
  told["say"] = key;
  return speech::speaker().say(told);
}

// By Prediction Module from one of two piles, by Enigma of Foresight from the revealed ones.
const char* removal(const object& move) {
  return field(move, "move").starts_with("remove discards") ? "rising.terminal.group.remove_discards"
                                                            : "rising.terminal.group.remove_deck";
}

}  // namespace

std::string purpose_words(const std::string& purpose) {
  const std::string peninsula = purpose.substr(purpose.find(' ') + 1);
  if (purpose.starts_with("barrier ")) return say({"rising.terminal.barrier", {{"peninsula", peninsula}}});
  if (purpose.starts_with("unflood ")) return say({"rising.terminal.unflood", {{"peninsula", peninsula}}});
  return say({"rising.terminal.purpose", {{"purpose", purpose}}});
}

MoveEntry entry_in_rising(const object& move) {
  const std::string kind = field(move, "kind");
  const std::string warning = move.contains("fatal") ? say("rising.terminal.fatal") : "";
  if (kind == "place") return {said("rising.terminal.group.place", move), said("rising.terminal.place", move), warning};
  // An action with dice shows its chance of success.
  if (kind == "act")
    return {said("rising.terminal.group.act", move),
            said(move.contains("chance") ? "rising.terminal.act_chance" : "rising.terminal.act", move), warning};
  if (kind == "shift")
    return {said("rising.terminal.group.shift", move), said("rising.terminal.place2", move), warning};
  if (kind == "send_home")
    return {said("rising.terminal.group.send_home", move), said("rising.terminal.place", move), warning};
  if (kind == "pledge" && move.contains("component"))
    return {said("rising.terminal.group.pledge_build", move),
            said(move.contains("resource2") ? "rising.terminal.pledge_square" : "rising.terminal.pledge", move),
            warning};
  if (kind == "pledge") return {say("rising.terminal.group.pledge"), purpose_words(field(move, "purpose")), warning};
  if (kind == "take_back")
    return {say("rising.terminal.group.take_back"), purpose_words(field(move, "purpose")), warning};
  if (kind == "remove" || kind == "top")
    return {say(kind == "top" ? "rising.terminal.group.top" : removal(move)), said("rising.terminal.card", move),
            warning};
  return {};
}

}  // namespace atlantica::terminal
