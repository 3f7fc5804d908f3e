#pragma once

#include <unicode/unistr.h>

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

// The placeholders of a message, and the arguments that fill them.
namespace atlantica::speech {

using Arguments = std::vector<Argument>;

// A parsed placeholder such as {Creature_acc}.
struct Wanted {
  const Argument* argument = nullptr;  // null if the message has no such argument
  std::string kind;                    // of words: the argument's name without trailing digits
  std::string form;                    // "acc"; empty for the plain word
  bool capital = false;
};
Wanted wanted_of(std::string_view blank, const Arguments& arguments);

// The names of all placeholders of a message, including those inside plurals and selections.
std::vector<std::string> argument_names(const icu::UnicodeString& pattern);

// The fields of an event or move as arguments; anything but a number, a text, a list of texts or a flag is skipped.
Arguments arguments_of(const boost::json::object& told);

bool is_seat(std::string_view name);
std::size_t size(const Argument::Value& value);

}  // namespace atlantica::speech
