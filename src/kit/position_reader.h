#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/message.h"
#include "kit/words.h"

// What the position readers of all games have in common.
namespace atlantica {

// Remembers what is wrong with a position. All of it returns whether to read on.
class PositionProblem {
 public:
  const Message& error() const { return error_; }

 protected:
  // Says where in the file the problem is; without a location if none is given. What is quoted from the file is made
  // printable.
  bool fail(std::string_view where, Message problem);
  bool fail(Message problem);
  // A number in the file that must be within a range.
  bool number(const std::optional<int>& given, std::string_view where, int least, int most, std::uint8_t& into);
  // The phase, by its name, and the turn: 0 until the first one has begun.
  template <class Phase>
  bool phase(const std::string& name, Words names, Phase& into) {
    const auto found = parse_as<Phase>(names, name);
    if (!found) return no_phase(name, names);
    into = *found;
    return true;
  }
  bool turn(const std::optional<int>& given, bool begun, std::string_view phase, std::uint16_t& into);
  // A field that belongs to some phases only.
  bool in_phase(bool wanted, bool given, std::string_view where, std::string_view phase);

 private:
  bool no_phase(const std::string& name, Words names);

  Message error_;
};

// A position that becomes a state.
template <class Position, class State>
class PositionReading : public PositionProblem {
 public:
  explicit PositionReading(const Position& position) : position_(position) {}

  const State& state() const { return state_; }

 protected:
  const Position& position_;
  State state_;
};

// The state that a reader makes, or what is wrong.
template <class Reader>
auto read_with(Reader reader) -> std::expected<std::remove_cvref_t<decltype(reader.state())>, Message> {
  if (!reader.read()) return std::unexpected(reader.error());
  return reader.state();
}

// "players[2]"
std::string item_of(std::string_view list, std::integral auto index) {
  return std::string(list) + "[" + std::to_string(index) + "]";
}

}  // namespace atlantica
