#include "terminal/move_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <vector>

namespace atlantica::terminal {
namespace {

constexpr std::size_t kIndent = 5;
constexpr std::size_t kNotation = 16;

struct Group {
  std::string name;
  std::vector<std::string> cells;
};

std::string full_line(std::size_t number, const boost::json::object& move, speech::Names names, const Style& style) {
  const std::string line = fmt::format("{:>3}  ", number) +
                           padded(style.paint(Ink::code, move.at("move").as_string()), kNotation) + "  " +
                           speech::speaker().say(move, names);
  return wrapped(line, kScreen, kIndent + kNotation + 2) + "\n";
}

std::string cell(std::size_t number, const MoveEntry& entry, const Style& style) {
  std::string text = fmt::format("{:>3} ", number) + style.paint(Ink::code, entry.words);
  if (!entry.warning.empty()) text += style.paint(Ink::warning, " (" + entry.warning + ")");
  return text;
}

// The group's name and its cells in columns; a cell too wide for one column takes as many as it needs.
std::string table(const Group& group, std::size_t first, std::size_t column, const Style& style) {
  std::string text;
  std::string line = padded(style.paint(Ink::strong, group.name), first);
  for (const std::string& cell : group.cells) {
    const std::size_t next = first + (width(line) - first + column - 1) / column * column;
    if (next > first && next + width(cell) > kScreen) {
      text += line + "\n";
      line = std::string(first, ' ') + cell;
    } else {
      line = padded(line, next) + cell;
    }
  }
  return text + line + "\n";
}

}  // namespace

std::string move_lines(const boost::json::array& moves, const Board& board, speech::Names names, const Style& style) {
  std::vector<Group> groups;
  std::size_t first = 0;  // the same columns for all groups, so that they align
  std::size_t column = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const boost::json::object& move = moves[i].as_object();
    const MoveEntry entry = board.entry(move);
    if (entry.group.empty()) {
      groups.push_back({"", {full_line(i + 1, move, names, style)}});
      continue;
    }
    auto found = std::ranges::find(groups, entry.group, &Group::name);
    if (found == groups.end()) found = groups.insert(found, {entry.group, {}});
    found->cells.push_back(cell(i + 1, entry, style));
    first = std::max(first, width(entry.group));
    column = std::max(column, 4 + width(entry.words) + 1);
  }
  std::string text;
  for (const Group& group : groups)
    text += group.name.empty() ? group.cells.front() : table(group, first, column, style);
  return text;
}

}  // namespace atlantica::terminal
