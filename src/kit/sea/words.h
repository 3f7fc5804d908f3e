#pragma once

#include <array>
#include <cstdint>

#include "kit/sea/people.h"
#include "kit/words.h"

// Colours, isles, hexes and people on a hex sea in words; docs/notation.md.
namespace atlantica::sea {

std::string_view colour_name(int colour);  // "red"
std::optional<int> parse_colour(std::string_view text);
Words colour_names();

std::string_view isle_name(int isle);  // "NW"
std::optional<int> parse_isle(std::string_view text);

template <class Sea>
Names hex_names(const typename Sea::Set& hexes) {
  Names names;
  hexes.each([&](int hex) { names.push_back(Sea::name(hex)); });
  return names;
}
// A hex once per creature on it.
template <class Sea, std::size_t Size>
Names roster_names(const std::array<std::uint8_t, Size>& roster) {
  Names names;
  for (const int hex : roster)
    if (hex != kNowhere) names.push_back(Sea::name(hex));
  return names;
}

// Where somebody placed is, for a position: "lost", "NW", "F5", "F5 ship", "F5 " and how they are in the sea.
template <class Sea, SeaState State>
std::string place_text(const State& state, int who, std::string_view in_sea) {
  using Places = PlacesOf<State>;
  const int place = state.place[at(who)];
  if (place == Places::kLost) return "lost";
  if (place >= Places::kFirstIsle) return std::string(isle_name(place - Places::kFirstIsle));
  if (has(state.walking, who)) return Sea::name(place);
  return Sea::name(place) + " " + (has(state.aboard, who) ? "ship" : std::string(in_sea));
}
// The same for a view, which has `how` and, except for those unplaced or lost, `at`.
template <class Sea, SeaState State, class View>
void show_place(const State& state, int who, View& view) {
  using Places = PlacesOf<State>;
  const int place = state.place[at(who)];
  if (place == Places::kUnplaced) {
    view.how = "unplaced";
  } else if (place == Places::kLost) {
    view.how = "lost";
  } else if (place >= Places::kFirstIsle) {
    view.how = "isle";
    view.at = isle_name(place - Places::kFirstIsle);
  } else {
    view.how = has(state.walking, who) ? "land" : has(state.aboard, who) ? "ship" : "sea";
    view.at = Sea::name(place);
  }
}

// Moves to a hex, and from one to another: "C4", "C4 C5".
template <class Move>
std::optional<Move> with_hex(typename Move::Kind kind, std::optional<int> hex) {
  return hex ? std::optional(Move::of(kind, 0, 0, *hex)) : std::nullopt;
}
template <class Sea, class Move>
std::optional<Move> parse_way(typename Move::Kind kind, int what, std::string_view words) {
  const auto from = Sea::parse(take_word(words));
  const auto to = Sea::parse(words);
  if (!from || !to) return std::nullopt;
  return Move::of(kind, what, *from, *to);
}

}  // namespace atlantica::sea
