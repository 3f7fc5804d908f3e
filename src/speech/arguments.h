#pragma once

#include <unicode/unistr.h>

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

// What the blanks of a message ask for, and what it has to fill them.
namespace atlantica::speech {

using Arguments = std::vector<Argument>;

// What a blank such as {Creature_acc} asks for.
struct Wanted {
  const Argument* argument = nullptr;  // none if the message has no such argument
  std::string kind;                    // of words: the argument's name without digits at its end
  std::string form;                    // "acc"; empty for the plain word
  bool capital = false;
};
Wanted wanted_of(std::string_view blank, const Arguments& arguments);

// The names of all blanks of a message, those inside plurals and selections included.
std::vector<std::string> argument_names(const icu::UnicodeString& pattern);

// The fields of an event or a move as arguments; what is neither a number, a text, a list of texts nor a flag is left
// out.
Arguments arguments_of(const boost::json::object& told);

bool is_seat(std::string_view name);
std::size_t size(const Argument::Value& value);

}  // namespace atlantica::speech
