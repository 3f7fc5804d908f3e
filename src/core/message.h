#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace atlantica {

struct Argument;

// A message for a person: its full id in the catalogues (speech/<language>/<file>.json) and its arguments. The engine
// produces messages; only src/speech and the page turn them into sentences.
struct Message {
  Message() = default;
  // Ids appear whole in the source, so that scripts/check_speech finds them.
  explicit(false) Message(const char* id);
  Message(const char* id, std::initializer_list<Argument> list);
  // From a runtime string; one that is not a message id is shown verbatim.
  explicit Message(std::string read_id);

  bool operator==(const Message&) const;

  std::string key;
  std::vector<Argument> arguments;
};

// A named argument of a message. The name gives its kind: a string is looked up as a word of that kind ("creature" and
// "shark" give `creature.shark` in the catalogue) and is used verbatim if there is no such word; `seat` is a player.
struct Argument {
  using Value = std::variant<std::int64_t, std::string, std::vector<std::string>, std::vector<Message>>;

  Argument(std::string_view called, std::integral auto number)
      : name(called), value(static_cast<std::int64_t>(number)) {}
  Argument(std::string_view called, std::string text) : name(called), value(std::move(text)) {}
  Argument(std::string_view called, std::string_view text) : name(called), value(std::string(text)) {}
  Argument(std::string_view called, const char* text) : name(called), value(std::string(text)) {}
  Argument(std::string_view called, std::vector<std::string> texts) : name(called), value(std::move(texts)) {}
  Argument(std::string_view called, Message message) : name(called), value(std::vector<Message>{std::move(message)}) {}

  bool operator==(const Argument&) const = default;

  std::string name;
  Value value;
};

inline Message::Message(const char* id) : Message(id, {}) {}
inline Message::Message(const char* id, std::initializer_list<Argument> list) : key(id), arguments(list) {
  assert(!key.contains(' ') && "a sentence is no id of a message");
}
inline Message::Message(std::string read_id) : key(std::move(read_id)) {}
inline bool Message::operator==(const Message&) const = default;

}  // namespace atlantica
