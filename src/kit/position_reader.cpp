#include "kit/position_reader.h"

#include <utility>
#include <variant>

namespace atlantica {

namespace {

void make_printable(Message& message) {
  for (Argument& argument : message.arguments) {
    if (auto* text = std::get_if<std::string>(&argument.value)) *text = printable(*text);
    if (auto* parts = std::get_if<std::vector<Message>>(&argument.value))
      for (Message& part : *parts) make_printable(part);
  }
}

}  // namespace

bool PositionProblem::fail(std::string_view where, Message problem) {
  return fail({"common.json.at", {{"where", where}, {"problem", std::move(problem)}}});
}

bool PositionProblem::fail(Message problem) {
  make_printable(problem);
  error_ = std::move(problem);
  return false;
}

bool PositionProblem::number(const std::optional<int>& given, std::string_view where, int least, int most,
                             std::uint8_t& into) {
  if (!given) return true;
  if (*given < least || *given > most)
    return fail(where, {"common.position.not_between", {{"number", *given}, {"least", least}, {"most", most}}});
  into = static_cast<std::uint8_t>(*given);
  return true;
}

bool PositionProblem::turn(const std::optional<int>& given, bool begun, std::string_view phase, std::uint16_t& into) {
  const int turn = given.value_or(begun ? 1 : 0);
  if (turn < (begun ? 1 : 0) || turn > (begun ? 60000 : 0))
    return fail("turn", {"common.position.turn", {{"number", turn}, {"text", phase}}});
  into = static_cast<std::uint16_t>(turn);
  return true;
}

bool PositionProblem::in_phase(bool wanted, bool given, std::string_view where, std::string_view phase) {
  if (wanted == given) return true;
  if (wanted) return fail(where, {"common.position.wanted_in_phase", {{"text", phase}}});
  return fail(where, {"common.position.none_in_phase", {{"text", phase}}});
}

bool PositionProblem::no_phase(const std::string& name, Words names) {
  return fail("phase", {"common.position.no_phase", {{"text", name}, {"texts", listed(names)}}});
}

}  // namespace atlantica
