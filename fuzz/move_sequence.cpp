#include <cstdint>
#include <span>

#include "catalog/games.h"
#include "check.h"
#include "core/game.h"

namespace {

using atlantica::Rng;
using atlantica::Seat;
using atlantica::Viewer;

// The invariants of every state reachable by legal moves.
template <atlantica::Game G>
void check_state(const typename G::State& state) {
  const auto again = G::from_position(G::position(state));
  check(again.has_value(), "a reachable state is a valid position");
  check(*again == state, "a position reads back as the same state");
  check(G::actors(state).empty() == G::outcome(state).has_value(), "somebody can act or the game is over");
}

// Hidden information affects neither what a seat sees nor what it may do.
template <atlantica::Game G>
void check_secrets(const typename G::State& before, Seat seat, const typename G::Move& move, Rng& rng) {
  const auto seen = G::observe(before, seat);
  const auto guess = G::determinize(seen, rng);
  check(G::observe(guess, seat) == seen, "a seat knows the same in a state drawn from what it knows");
  check(G::view(guess, Viewer::of(seat)) == G::view(before, Viewer::of(seat)), "a seat cannot tell the states apart");
  typename G::Moves moves;
  G::legal_moves(guess, seat, moves);
  check(moves.has(move), "what is legal does not depend on what is hidden");
}

// The first bytes choose the game, the setup and the luck; each further byte is one decision. The slow checks run only
// on high bytes, so that the fuzzer gets through many games.
constexpr std::uint8_t kThorough = 0xe0;

template <atlantica::Game G>
void play_bytes(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < 3) return;
  const int seats = G::kMinSeats + (bytes[0] & 0x3f) % (G::kMaxSeats - G::kMinSeats + 1);
  Rng rng(bytes[1] * 256U + bytes[2]);
  auto state = G::initial(G::setup(seats, {}).value());
  std::size_t next = 3;
  typename G::Moves moves;
  while (!G::actors(state).empty()) {
    const Seat seat = G::actors(state).lowest();
    moves.clear();
    G::legal_moves(state, seat, moves);
    check(!moves.empty(), "who can act has a legal move");
    if (seat != atlantica::kChance && next == bytes.size()) return;
    const std::uint8_t byte = seat == atlantica::kChance ? 0 : bytes[next++];
    const auto move = seat == atlantica::kChance ? G::sample_chance(state, rng) : moves[byte % moves.size()];
    check(moves.has(move), "chance draws one of its outcomes");
    check(!G::refusal(state, seat, move), "a legal move is not refused");
    check(G::parse(G::text(move)) == move, "a move reads back as the same move");
    if (byte >= kThorough) check_secrets<G>(state, seat, move, rng);
    G::play(state, seat, move);
    if (byte >= kThorough || G::actors(state).empty()) check_state<G>(state);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::span<const std::uint8_t> bytes(data, size);
  const std::size_t chosen = (bytes[0] >> 6 | (bytes[0] >> 2 & 0x0c)) % atlantica::AllGames::kSize;
  std::size_t number = 0;
  atlantica::AllGames::each([&]<class G> {
    if (number++ == chosen) play_bytes<G>(bytes);
  });
  return 0;
}
