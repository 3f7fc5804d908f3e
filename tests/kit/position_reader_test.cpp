#include "kit/position_reader.h"

#include <gtest/gtest.h>

#include <array>

namespace atlantica {
namespace {

enum class Phase { setup, move };
constexpr std::array<std::string_view, 2> kPhases = {"setup", "move"};

struct Position {
  std::string phase = "move";
  std::optional<int> turn = {};
  std::optional<int> points = {};
};
struct State {
  Phase phase = Phase::setup;
  std::uint16_t turn = 0;
  std::uint8_t points = 3;
};

class Reader : public PositionReading<Position, State> {
 public:
  using PositionReading::PositionReading;

  bool read() {
    return phase(position_.phase, kPhases, state_.phase) &&
           turn(position_.turn, state_.phase == Phase::move, position_.phase, state_.turn) &&
           in_phase(state_.phase == Phase::move, position_.points.has_value(), "points", position_.phase) &&
           number(position_.points, "points", 1, 3, state_.points);
  }
};

Message problem(const Position& position) {
  const auto state = read_with(Reader(position));
  return state ? Message() : state.error();
}

Message at_field(std::string_view where, Message what) {
  return {"common.json.at", {{"where", where}, {"problem", std::move(what)}}};
}

TEST(KitPositionReader, makes_a_state) {
  const auto state = read_with(Reader({"move", std::nullopt, 2}));
  ASSERT_TRUE(state);
  EXPECT_EQ(state->phase, Phase::move);
  EXPECT_EQ(state->turn, 1) << "the first turn, unless another is given";
  EXPECT_EQ(state->points, 2);
}

TEST(KitPositionReader, says_what_is_wrong_and_where) {
  EXPECT_EQ(problem({"pause"}),
            at_field("phase", {"common.position.no_phase", {{"text", "pause"}, {"texts", listed(kPhases)}}}));
  EXPECT_EQ(problem({"setup", 1}), at_field("turn", {"common.position.turn", {{"number", 1}, {"text", "setup"}}}));
  EXPECT_EQ(problem({"move"}), at_field("points", {"common.position.wanted_in_phase", {{"text", "move"}}}));
  EXPECT_EQ(problem({"setup", 0, 2}), at_field("points", {"common.position.none_in_phase", {{"text", "setup"}}}));
  EXPECT_EQ(problem({"move", 5, 4}),
            at_field("points", {"common.position.not_between", {{"number", 4}, {"least", 1}, {"most", 3}}}));
}

TEST(KitPositionReader, quotes_nothing_that_controls_a_terminal) {
  EXPECT_EQ(problem({"\x1b[2J"}),
            at_field("phase", {"common.position.no_phase", {{"text", "?[2J"}, {"texts", listed(kPhases)}}}));
}

}  // namespace
}  // namespace atlantica
