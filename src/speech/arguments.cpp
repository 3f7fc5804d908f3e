#include "speech/arguments.h"

#include <unicode/messagepattern.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cctype>

namespace atlantica::speech {

namespace {

std::string kind_of(std::string_view name) {
  while (!name.empty() && std::isdigit(static_cast<unsigned char>(name.back())) != 0) name.remove_suffix(1);
  return std::string(name);
}

}  // namespace

Wanted wanted_of(std::string_view blank, const Arguments& arguments) {
  Wanted wanted;
  std::string name(blank);
  if (!name.empty() && std::isupper(static_cast<unsigned char>(name.front())) != 0) {
    wanted.capital = true;
    name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
  }
  // An argument's own name may contain underscores: the longest match wins, the rest is the form.
  for (std::size_t end = name.size(); end != std::string::npos && end > 0; end = name.rfind('_', end - 1)) {
    const auto found = std::ranges::find(arguments, name.substr(0, end), &Argument::name);
    if (found == arguments.end()) continue;
    wanted.argument = &*found;
    wanted.kind = kind_of(found->name);
    if (end < name.size()) wanted.form = name.substr(end + 1);
    break;
  }
  return wanted;
}

std::vector<std::string> argument_names(const icu::UnicodeString& pattern) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::MessagePattern parsed(pattern, nullptr, status);
  std::vector<std::string> names;
  for (int32_t i = 0; U_SUCCESS(status) && i < parsed.countParts(); ++i) {
    const icu::MessagePattern::Part& part = parsed.getPart(i);
    if (part.getType() != UMSGPAT_PART_TYPE_ARG_NAME) continue;
    std::string name;
    parsed.getSubstring(part).toUTF8String(name);
    if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  }
  return names;
}

Arguments arguments_of(const boost::json::object& told) {
  Arguments arguments;
  for (const auto& [name, value] : told) {
    if (value.is_int64()) arguments.emplace_back(name, value.as_int64());
    if (value.is_uint64()) arguments.emplace_back(name, value.as_uint64());
    if (value.is_string()) arguments.emplace_back(name, std::string(value.as_string()));
    if (value.is_bool()) arguments.emplace_back(name, value.as_bool() ? "true" : "false");
    if (!value.is_array()) continue;
    std::vector<std::string> texts;
    for (const boost::json::value& item : value.as_array())
      if (item.is_string()) texts.emplace_back(item.as_string());
    arguments.emplace_back(name, std::move(texts));
  }
  return arguments;
}

bool is_seat(std::string_view name) { return name == "seat" || name.ends_with("_seat"); }

std::size_t size(const Argument::Value& value) {
  if (const auto* texts = std::get_if<std::vector<std::string>>(&value)) return texts->size();
  if (const auto* messages = std::get_if<std::vector<Message>>(&value)) return messages->size();
  return 1;
}

}  // namespace atlantica::speech
