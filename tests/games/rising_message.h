#pragma once

#include <boost/json/serialize.hpp>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/message.h"
#include "match/json.h"

// Messages as written in tests: the last part of the id and the arguments, "flooded(Forests 6)".
namespace atlantica::rising {

inline std::string called(const std::string& key, const std::string& arguments) {
  return key.substr(key.rfind('.') + 1) + (arguments.empty() ? "" : "(" + arguments + ")");
}

inline std::string brief(const Message& message) {
  std::string arguments;
  const auto add = [&](const std::string& text) { arguments += (arguments.empty() ? "" : ", ") + text; };
  for (const Argument& argument : message.arguments) {
    if (const auto* number = std::get_if<std::int64_t>(&argument.value)) add(std::to_string(*number));
    if (const auto* text = std::get_if<std::string>(&argument.value)) add(*text);
    if (const auto* texts = std::get_if<std::vector<std::string>>(&argument.value))
      for (const std::string& text : *texts) add(text);
    if (const auto* messages = std::get_if<std::vector<Message>>(&argument.value))
      for (const Message& part : *messages) add(brief(part));
  }
  return called(message.key, arguments);
}

// The same for an event, a move or a task: whatever follows `say`.
template <class Told>
std::string brief_of(const Told& told) {
  std::string arguments;
  bool after = false;
  for (const auto& [name, value] : to_json(told).as_object()) {
    if (after) {
      const std::string text = value.is_string() ? std::string(value.as_string()) : boost::json::serialize(value);
      arguments += (arguments.empty() ? "" : ", ") + text;
    }
    after = after || name == "say";
  }
  return called(told.say, arguments);
}

}  // namespace atlantica::rising
