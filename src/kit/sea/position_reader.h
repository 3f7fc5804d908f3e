#pragma once

#include "kit/position_reader.h"
#include "kit/sea/pieces.h"
#include "kit/sea/words.h"

namespace atlantica::sea {

// What the position readers of games on a hex sea have in common.
template <class Sea, class Position, class State>
class SeaPositionReading : public PositionReading<Position, State> {
  using Base = PositionReading<Position, State>;
  using Places = PlacesOf<State>;

 protected:
  using Hexes = typename Sea::Set;
  using Base::Base;
  using Base::fail;
  using Base::number;
  using Base::position_;
  using Base::state_;

  bool hex(std::string_view text, std::string_view where, int& into) {
    const auto found = Sea::parse(text);
    if (!found) return fail(where, {"common.position.not_a_hex", {{"text", text}}});
    into = *found;
    return true;
  }

  // The colour whose turn it is; red unless another is named.
  bool colour(const std::optional<std::string>& given, std::uint8_t& into) {
    const auto found = parse_colour(given.value_or("red"));
    if (!found || *found >= colours(state_)) return fail("colour", "common.position.colour_in_play");
    into = static_cast<std::uint8_t>(*found);
    return true;
  }

  bool read_ships(const Hexes& land) {
    for (const std::string& text : position_.ships.value_or(Names{})) {
      int here = 0;
      if (!hex(text, "ships", here)) return false;
      if (land.has(here)) return fail("ships", {"common.position.land", {{"hex", text}}});
      if (state_.ships.has(here)) return fail("ships", {"common.position.ship_twice", {{"hex", text}}});
      state_.ships.add(here);
    }
    return true;
  }

  template <class Creature>
  bool read_creatures(const std::optional<Names>& given, Creature creature, std::string_view where, int most,
                      const Hexes& land) {
    const Names names = given.value_or(Names{});
    if (names.size() > at(most)) return fail(where, {"common.position.only", {{"count", most}}});
    for (const std::string& text : names) {
      int here = 0;
      if (!hex(text, where, here)) return false;
      if (land.has(here)) return fail(where, {"common.position.land", {{"hex", text}}});
      put_creature(state_, creature, here);
    }
    return true;
  }

  // The pieces to come, of the first kinds in the table: as many as there can be, unless the file says otherwise.
  template <std::size_t Kinds>
  bool supply(const std::array<int, Kinds>& most, Words names, const char* unknown) {
    for (std::size_t kind = 0; kind < Kinds; ++kind) state_.supply[kind] = static_cast<std::uint8_t>(most[kind]);
    if (!position_.supply) return true;
    state_.supply = {};
    for (const auto& [name, amount] : *position_.supply) {
      const auto kind = find_word(names.first(Kinds), name);
      if (!kind) return fail("supply", {unknown, {{"text", name}}});
      if (!number(amount, "supply." + name, 0, most[at(*kind)], state_.supply[at(*kind)])) return false;
    }
    return true;
  }

  // The people of a colour, each by read(text, person, where); those not named are lost once the game has begun.
  template <class Read>
  bool read_team(int colour, const Names& names, const std::string& where, bool setting_up, Message too_many,
                 Read read) {
    constexpr int kTeam = kTeamOf<State>;
    if (names.size() > kTeam) return fail(where, std::move(too_many));
    for (int index = 0; index < kTeam; ++index) {
      const int who = kTeam * colour + index;
      if (at(index) >= names.size()) {
        if (!setting_up) state_.place[at(who)] = Places::kLost;
      } else if (!read(names[at(index)], who, item_of(where, index))) {
        return false;
      }
    }
    return true;
  }

  // The place of one of them. If it is a hex, `how` becomes what follows it.
  bool read_place(std::string_view text, int who, const std::string& where, std::optional<std::string_view>& how) {
    std::uint8_t& place = state_.place[at(who)];
    if (text == "lost") {
      place = Places::kLost;
      return true;
    }
    if (const auto isle = parse_isle(text)) {
      place = static_cast<std::uint8_t>(Places::kFirstIsle + *isle);
      state_.saved |= bit(who);
      return true;
    }
    int here = 0;
    if (!hex(take_word(text), where, here)) return false;
    place = static_cast<std::uint8_t>(here);
    how = text;
    return true;
  }
};

}  // namespace atlantica::sea
