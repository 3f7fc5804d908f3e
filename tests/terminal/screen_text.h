#pragma once

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

// What a reader sees of a text on the screen.
namespace atlantica::terminal {

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Some columns of a line without colours or trailing spaces.
inline std::string columns(const std::string& line, std::size_t from, std::size_t count) {
  std::string result;
  std::size_t column = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool starts = (static_cast<unsigned char>(line[i]) & 0xc0) != 0x80;
    if (starts && i > 0) ++column;
    if (column >= from && column < from + count) result += line[i];
  }
  result.erase(result.find_last_not_of(' ') + 1);
  return result;
}

inline std::string without_colours(const std::string& painted) {
  std::string plain;
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\x1b')
      i = painted.find('m', i);
    else
      plain += painted[i];
  }
  return plain;
}

inline bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace atlantica::terminal
