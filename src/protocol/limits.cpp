#include "protocol/limits.h"

#include <boost/locale/utf.hpp>

namespace atlantica {

namespace {

namespace utf = boost::locale::utf;

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0x200e || c == 0x200f ||
         (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

bool is_blank(char32_t c) {
  return c == ' ' || c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200d) || c == 0x202f || c == 0x205f ||
         c == 0x2060 || c == 0x3000;
}

}  // namespace

std::optional<Message> chat_problem(std::string_view text) {
  constexpr const char* kLine = "chat";  // a word of common.json
  std::size_t characters = 0;
  bool all_blank = true;
  for (auto at = text.begin(); at != text.end();) {
    const utf::code_point character = utf::utf_traits<char>::decode(at, text.end());
    if (!utf::is_valid_codepoint(character)) return Message{"common.protocol.line_utf8", {{"line", kLine}}};
    if (is_control(character)) return Message{"common.protocol.line_control", {{"line", kLine}}};
    all_blank = all_blank && is_blank(character);
    ++characters;
  }
  if (characters == 0 || characters > kMaxChatCharacters)
    return Message{"common.protocol.line_length", {{"line", kLine}, {"most", kMaxChatCharacters}}};
  if (all_blank) return Message{"common.protocol.line_blank", {{"line", kLine}}};
  return std::nullopt;
}

}  // namespace atlantica
