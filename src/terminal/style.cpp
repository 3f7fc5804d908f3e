#include "terminal/style.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace atlantica::terminal {
namespace {

struct Codes {
  std::string_view basic;
  std::string_view extended;
};

constexpr Codes codes(Ink ink) {
  switch (ink) {
    case Ink::heading: return {"1", "1"};
    case Ink::faint: return {"2", "38;5;245"};
    case Ink::strong: return {"1", "1"};
    case Ink::warning: return {"31", "38;5;203"};
    case Ink::ruling: return {"33", "38;5;179"};
    case Ink::code: return {"36", "38;5;80"};
    case Ink::water: return {"36", "38;5;38"};
    case Ink::bridge: return {"33", "38;5;172"};
    case Ink::price: return {"1;36", "1;38;5;51"};
    case Ink::red: return {"31", "38;5;202"};
    case Ink::blue: return {"34", "38;5;33"};
    case Ink::yellow: return {"33", "38;5;220"};
    case Ink::green: return {"32", "38;5;36"};
    case Ink::purple: return {"35", "38;5;175"};
    case Ink::sky: return {"36", "38;5;117"};
    case Ink::black: return {"1;30", "38;5;248"};
    case Ink::clay: return {"31", "38;5;173"};
    case Ink::gold: return {"33", "38;5;178"};
    case Ink::marble: return {"39", "39"};
    case Ink::beach: return {"33", "38;5;222"};
    case Ink::forest: return {"32", "38;5;70"};
    case Ink::mountain: return {"37", "38;5;250"};
    case Ink::creature: return {"1;35", "1;38;5;213"};
  }
  return {"0", "0"};
}

struct SeatMark {
  std::string_view sign;
  Ink ink;
};

constexpr std::array<SeatMark, kMaxSeats> kSeatMarks{{{"▲", Ink::red},
                                                      {"●", Ink::blue},
                                                      {"■", Ink::yellow},
                                                      {"◆", Ink::green},
                                                      {"★", Ink::purple},
                                                      {"⬢", Ink::sky},
                                                      {"✚", Ink::black}}};

}  // namespace

std::string Style::paint(Ink ink, std::string_view text) const {
  if (colors_ == Colors::none || text.empty()) return std::string(text);
  const Codes code = codes(ink);
  std::string painted = "\x1b[";
  painted += colors_ == Colors::basic ? code.basic : code.extended;
  painted += 'm';
  painted += text;
  painted += "\x1b[0m";
  return painted;
}

std::string_view seat_sign(Seat seat) {
  assert(seat >= 0 && seat < kMaxSeats);
  return kSeatMarks[static_cast<std::size_t>(seat)].sign;
}

Ink seat_ink(Seat seat) {
  assert(seat >= 0 && seat < kMaxSeats);
  return kSeatMarks[static_cast<std::size_t>(seat)].ink;
}

std::size_t width(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    if (text.starts_with('\x1b')) {
      text.remove_prefix(std::min(text.find('m'), text.size() - 1) + 1);
      continue;
    }
    utf8proc_int32_t character = 0;
    const utf8proc_ssize_t bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                                    static_cast<utf8proc_ssize_t>(text.size()), &character);
    // A terminal shows a sign in place of each byte that is not UTF-8.
    columns += bytes > 0 ? utf8proc_charwidth(character) : 1;
    text.remove_prefix(bytes > 0 ? static_cast<std::size_t>(bytes) : 1);
  }
  return static_cast<std::size_t>(columns);
}

std::string padded(std::string_view text, std::size_t columns) {
  std::string result(text);
  const std::size_t taken = width(text);
  if (taken < columns) result.append(columns - taken, ' ');
  return result;
}

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent) {
  std::string result;
  std::size_t column = 0;
  bool line_is_empty = true;
  while (!text.empty()) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
    if (!line_is_empty && column + 1 + width(word) > columns) {
      result += '\n';
      result.append(indent, ' ');
      column = indent;
      line_is_empty = true;
    }
    if (!line_is_empty) {
      result += ' ';
      ++column;
    }
    result += word;
    column += width(word);
    line_is_empty = false;
  }
  return result;
}

std::string wrapped_list(std::string_view head, const std::vector<std::string>& items, std::size_t columns,
                         std::size_t indent) {
  std::string result(head);
  std::size_t column = width(head);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = items[i] + (i + 1 < items.size() ? "," : "");
    const bool fits = column + 1 + width(item) <= columns;
    result += fits ? " " : "\n" + std::string(indent, ' ');
    column = (fits ? column + 1 : indent) + width(item);
    result += item;
  }
  return result;
}

}  // namespace atlantica::terminal
