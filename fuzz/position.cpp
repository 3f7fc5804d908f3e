#include <boost/json/parse.hpp>
#include <cstdint>
#include <string_view>

#include "catalog/catalog.h"
#include "check.h"

// Any JSON is a valid position or a clear error; positions round-trip.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace json = boost::json;
  json::error_code error;
  const json::value value = json::parse({reinterpret_cast<const char*>(data), size}, error);
  if (error) return 0;
  for (const atlantica::GameEntry& game : atlantica::games()) {
    const auto match = game.from_position(value, game.rules_version);
    if (!match) {
      check(!match.error().key.empty(), "an error says something");
      continue;
    }
    const json::value written = (*match)->position();
    const auto again = game.from_position(written, game.rules_version);
    check(again.has_value(), "a written position can be read");
    check((*again)->position() == written, "a position reads back as it was");
    const atlantica::SeatSet actors = (*match)->actors();
    check(actors.empty() == (*match)->outcome().has_value(), "somebody can act or the game is over");
    for (atlantica::Seat seat = 0; seat <= atlantica::kChance; ++seat)
      check((*match)->legal_moves(seat).empty() != actors.has(seat), "who can act has a move, nobody else has");
  }
  return 0;
}
