// Searches list and make moves most of the time, so these allocate nothing (ARCHITECTURE.md). The address sanitizer,
// which sees every allocation, counts them.
#include <gtest/gtest.h>

#include "catalog/games.h"
#include "core/game.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/allocator_interface.h>

namespace atlantica {
namespace {

std::size_t allocations = 0;

void count_allocation(const volatile void*, std::size_t) { ++allocations; }
void ignore_release(const volatile void*) {}

template <Game G>
void expect_no_allocation(int seats, std::uint64_t seed) {
  Rng rng(seed);
  auto state = G::initial(G::setup(seats, {}).value());
  while (!G::actors(state).empty()) {
    const Seat seat = G::actors(state).lowest();
    typename G::Moves moves;
    const std::size_t before = allocations;
    G::legal_moves(state, seat, moves);
    const auto move =
        seat == kChance ? G::sample_chance(state, rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    G::play(state, seat, move);
    ASSERT_EQ(allocations, before) << G::kId << ", " << seats << " seats: " << G::text(move);
  }
}

TEST(Allocation, there_is_none_in_listing_and_making_moves) {
  ASSERT_GT(__sanitizer_install_malloc_and_free_hooks(count_allocation, ignore_release), 0);
  const std::size_t before = allocations;
  EXPECT_EQ(std::string(100, 'a').size(), 100U);
  ASSERT_GT(allocations, before) << "nothing is counted";
  AllGames::each([]<class G> {
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) expect_no_allocation<G>(seats, 1);
  });
}

}  // namespace
}  // namespace atlantica

#endif
#endif
