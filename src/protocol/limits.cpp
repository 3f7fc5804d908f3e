#include "protocol/limits.h"

namespace atlantica {

namespace {

constexpr char32_t kInvalid = 0xffffffff;

// Removes and returns the first character; kInvalid for overlong forms, surrogates, truncated and stray bytes.
char32_t next_character(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  if (lead < 0x80) return lead;
  const std::size_t more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < more) return kInvalid;
  char32_t character = lead & (0x3fU >> more);
  for (std::size_t i = 0; i < more; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xc0) != 0x80) return kInvalid;
    character = character << 6 | (byte & 0x3fU);
  }
  text.remove_prefix(more);
  constexpr char32_t kSmallest[] = {0, 0x80, 0x800, 0x10000};
  const bool surrogate = character >= 0xd800 && character <= 0xdfff;
  return character < kSmallest[more] || surrogate || character > 0x10ffff ? kInvalid : character;
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0x200e || c == 0x200f ||
         (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

bool is_blank(char32_t c) {
  return c == ' ' || c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200d) || c == 0x202f || c == 0x205f ||
         c == 0x2060 || c == 0x3000;
}

// What is wrong with a line of text; `line` is a word of common.json: line.name, line.chat.
std::optional<Message> line_problem(const char* line, std::string_view text, std::size_t most) {
  std::size_t characters = 0;
  bool all_blank = true;
  while (!text.empty()) {
    const char32_t character = next_character(text);
    if (character == kInvalid) return Message{"common.protocol.line_utf8", {{"line", line}}};
    if (is_control(character)) return Message{"common.protocol.line_control", {{"line", line}}};
    all_blank = all_blank && is_blank(character);
    ++characters;
  }
  if (characters == 0 || characters > most)
    return Message{"common.protocol.line_length", {{"line", line}, {"most", most}}};
  if (all_blank) return Message{"common.protocol.line_blank", {{"line", line}}};
  return std::nullopt;
}

}  // namespace

std::optional<Message> name_problem(std::string_view name) { return line_problem("name", name, kMaxNameCharacters); }

std::optional<Message> chat_problem(std::string_view text) { return line_problem("chat", text, kMaxChatCharacters); }

}  // namespace atlantica
