#include "names/passwords.h"

#include <algorithm>
#include <string>
#include <vector>

#include "names/common_passwords.h"
#include "names/names.h"

namespace atlantica {

namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

}  // namespace

std::optional<Message> guessable(std::string_view password, std::string_view name) {
  static const std::vector<std::string_view> kCommon = lines_of(kCommonPasswords);
  const std::string folded = name_key(password);
  if (std::ranges::binary_search(kCommon, std::string_view(folded))) return "common.name.common_password";
  const std::string own = name_key(name);
  const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
  if (folded.starts_with(own) && std::ranges::all_of(folded.substr(own.size()), is_digit))
    return "common.name.password_is_name";
  return std::nullopt;
}

}  // namespace atlantica
