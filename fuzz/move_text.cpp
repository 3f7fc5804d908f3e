#include <cstdint>
#include <string_view>

#include "check.h"
#include "games/atlantis/rules.h"

// Any text is a move or none; a move's text reads back as the same move, and is the only one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using atlantica::atlantis::Rules;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto move = Rules::parse(text);
  if (!move) return 0;
  check(Rules::text(*move) == text, "a move has one text");
  // A parsed move may be anything; asking whether it is legal is always allowed.
  const auto state = Rules::initial(Rules::setup(2, {}).value());
  for (atlantica::Seat seat = 0; seat <= atlantica::kChance; ++seat)
    static_cast<void>(Rules::refusal(state, seat, *move));
  return 0;
}
