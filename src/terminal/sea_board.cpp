#include "terminal/sea_board.h"

#include <fmt/format.h>

#include <algorithm>

#include "speech/speaker.h"
#include "terminal/hex_board.h"

namespace atlantica::terminal {
namespace {

using speech::say;

constexpr std::size_t kNameColumns = 3;
constexpr std::string_view kWater = "~";
constexpr std::string_view kGuarded = "*";

// How much detail a hex gives about its people.
enum class Detail { marks, signs, count };
constexpr std::array kDetails{Detail::marks, Detail::signs, Detail::count};

std::string repeated(std::string_view sign, std::size_t times) {
  std::string text;
  for (; times > 0; --times) text += sign;
  return text;
}

std::size_t size_of(const SeaCrowd& crowd) {
  std::size_t size = 0;
  for (const SeaPeople& people : crowd) size += people.count;
  return size;
}

std::string counted(std::size_t size) { return size > 9 ? "+" : std::to_string(size); }

// As many per line as fit.
std::string side_by_side(const std::vector<std::string>& items) {
  std::string text;
  std::string line;
  for (const std::string& item : items) {
    if (!line.empty() && width(line) + 2 + width(item) > kScreen) {
      text += line + "\n";
      line.clear();
    }
    line += "  " + item;
  }
  return text + line + "\n";
}

class HexText {
 public:
  HexText(const SeaHex& here, const SeaSigns& signs, const Style& style) : here_(here), signs_(signs), style_(style) {}

  // Everything but creatures.
  std::string pieces(Detail detail) const {
    std::string text;
    if (!here_.walkers.empty()) text += (detail == Detail::count ? "×" : "") + people(here_.walkers, detail);
    if (here_.ship)
      text += style_.paint(Ink::bridge, "[") + (here_.crew.empty() ? " " : people(here_.crew, detail)) +
              style_.paint(Ink::bridge, "]");
    return text + swimmers(detail);
  }

  bool says_all() const { return here_.creatures.size() <= 1 && width(pieces(Detail::marks)) <= kHexColumns; }

  std::string pieces_that_fit() const {
    std::string text;
    for (const Detail detail : kDetails) {
      text = pieces(detail);
      if (width(text) <= kHexColumns) break;
    }
    return text;
  }

  std::string described() const {
    std::vector<std::string> parts;
    std::vector<std::string> creatures;
    for (const std::string& creature : here_.creatures) creatures.push_back(signs_.creature_word(creature));
    if (!creatures.empty()) parts.push_back(fmt::format("{}", fmt::join(creatures, ", ")));
    if (!here_.walkers.empty())
      parts.push_back(say({"common.terminal.on_ground",
                           {{"text", signs_.ground_word(here_.ground)}, {"text2", crowd_words(here_.walkers)}}}));
    if (here_.ship)
      parts.push_back(here_.crew.empty() ? say("common.terminal.empty_ship")
                                         : say({"common.terminal.ship_with", {{"text", crowd_words(here_.crew)}}}));
    if (!here_.swimmers.empty())
      parts.push_back(say({"common.terminal.swimming", {{"text", crowd_words(here_.swimmers)}}}));
    if (!here_.guarded.empty())
      parts.push_back(say({"common.terminal.protected", {{"text", crowd_words(here_.guarded)}}}));
    return fmt::format("{}", fmt::join(parts, "; "));
  }

 private:
  std::string people(const SeaCrowd& crowd, Detail detail) const {
    if (detail == Detail::count) return counted(size_of(crowd));
    std::string text;
    for (const SeaPeople& one : crowd)
      text += detail == Detail::marks ? signed_mark(one.sign, one.mark, style_)
                                      : style_.paint(seat_ink(one.sign), repeated(seat_sign(one.sign), one.count));
    return text;
  }

  // Mere counts leave no room for two numbers.
  std::string swimmers(Detail detail) const {
    const SeaCrowd& free = here_.swimmers;
    const SeaCrowd& guarded = here_.guarded;
    if (detail == Detail::count && !free.empty() && !guarded.empty())
      return style_.paint(Ink::water, kWater) + counted(size_of(free) + size_of(guarded));
    std::string text;
    if (!free.empty()) text += style_.paint(Ink::water, kWater) + people(free, detail);
    if (!guarded.empty()) text += style_.paint(Ink::creature, kGuarded) + people(guarded, detail);
    return text;
  }

  const SeaHex& here_;
  const SeaSigns& signs_;
  const Style& style_;
};

const SeaHex& content(const SeaBoard& board, const std::string& hex) {
  static const SeaHex kEmptySea;
  const auto found = board.hexes.find(hex);
  return found == board.hexes.end() ? kEmptySea : found->second;
}

std::string creature_text(const std::vector<std::string>& creatures, const SeaSigns& signs) {
  if (creatures.size() > 1) return fmt::format("×{}", creatures.size());
  return signs.creature_sign(creatures.front());
}

HexCell cell(const std::string& name, const SeaHex& here, const SeaSigns& signs, const Style& style) {
  const auto ground = std::ranges::find(signs.grounds, here.ground, &Ground::name);
  const bool land = ground != signs.grounds.end();
  HexCell cell{padded(style.paint(land ? Ink::strong : Ink::faint, name), kNameColumns),
               HexText(here, signs, style).pieces_that_fit()};
  if (!here.creatures.empty()) cell.upper += style.paint(Ink::creature, creature_text(here.creatures, signs));
  if (land) {
    cell.upper += style.paint(ground->ink, repeated(ground->sign, kHexColumns - kNameColumns));
    if (!cell.lower.empty()) cell.lower = padded(cell.lower, kNameColumns);
    cell.lower += style.paint(ground->ink, repeated(ground->sign, kHexColumns - width(cell.lower)));
  } else if (cell.lower.empty()) {
    cell.lower = style.paint(Ink::water, kWater);
  }
  return cell;
}

// Its name with the hexes it is reached from, and how many of each colour are saved there.
HexCell isle_cell(const SeaIsle& isle, const Style& style) {
  HexCell cell{style.paint(Ink::strong, isle.name) + style.paint(Ink::faint, fmt::format(" ({})", isle.reached_from)),
               ""};
  std::map<Seat, std::size_t> saved;
  for (const SeaPeople& people : isle.saved) saved[people.sign] += people.count;
  for (const auto& [sign, count] : saved)
    cell.lower +=
        (cell.lower.empty() ? "" : " ") + style.paint(seat_ink(sign), fmt::format("{}{}", count, seat_sign(sign)));
  if (cell.lower.empty()) cell.lower = style.paint(Ink::faint, say("common.terminal.nobody"));
  return cell;
}

}  // namespace

std::string sea_rows(const SeaBoard& board, const SeaSigns& signs, const Style& style) {
  HexRows cells;
  for (const auto& row : board.names) {
    cells.emplace_back();
    for (const std::string& name : row) cells.back().push_back(cell(name, content(board, name), signs, style));
  }
  const auto& isles = board.isles;
  return hex_rows(cells, {isle_cell(isles[0], style), isle_cell(isles[1], style), isle_cell(isles[2], style),
                          isle_cell(isles[3], style)});
}

std::string sea_notes(const SeaBoard& board, const SeaSigns& signs, const Style& style) {
  std::string text;
  for (const auto& row : board.names)
    for (const std::string& name : row)
      if (const HexText here(content(board, name), signs, style); !here.says_all())
        text += sea_note(name, here.described(), style);
  return text;
}

std::string sea_note(std::string_view place, std::string_view text, const Style& style) {
  return wrapped("  " + style.paint(Ink::strong, place) + ": " + std::string(text), kScreen, 4) + "\n";
}

std::string sea_key(const SeaSigns& signs, const std::vector<std::string>& people, const Style& style) {
  std::vector<std::string> items;
  for (const auto& [name, sign, ink] : signs.grounds)
    items.push_back(fmt::format("{} {}", style.paint(ink, sign), signs.ground_word(name)));
  items.push_back(style.paint(Ink::water, kWater) + " " + say("common.terminal.sea"));
  items.insert(items.end(), people.begin(), people.end());
  for (const std::string& name : signs.creatures)
    items.push_back(
        fmt::format("{} {}", style.paint(Ink::creature, signs.creature_sign(name)), signs.creature_word(name)));
  items.push_back(style.paint(Ink::creature, "×2") + " " + say("common.terminal.several"));
  items.push_back(say("common.terminal.listed_below"));
  return side_by_side(items);
}

std::string crowd_words(const SeaCrowd& crowd) {
  std::vector<std::string> words;
  for (const SeaPeople& people : crowd) words.push_back(people.words);
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string signed_mark(Seat sign, std::string_view mark, const Style& style) {
  return style.paint(seat_ink(sign), fmt::format("{}{}", seat_sign(sign), mark));
}

}  // namespace atlantica::terminal
