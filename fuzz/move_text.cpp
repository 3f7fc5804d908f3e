#include <cstdint>
#include <string_view>

#include "catalog/games.h"
#include "check.h"

namespace {

// Any text parses as a move or is rejected; a move's text is unique and round-trips.
template <atlantica::Game G>
void check_text(std::string_view text) {
  const auto move = G::parse(text);
  if (!move) return;
  check(G::text(*move) == text, "a move has one text");
  // A parsed move may be nonsense; checking its legality must always be safe.
  const auto state = G::initial(G::setup(2, {}).value());
  for (atlantica::Seat seat = 0; seat <= atlantica::kChance; ++seat) static_cast<void>(G::refusal(state, seat, *move));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  atlantica::AllGames::each([&]<class G> { check_text<G>(text); });
  return 0;
}
