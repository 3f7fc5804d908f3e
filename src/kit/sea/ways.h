#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "kit/odds.h"

// How far it is to the isles, and what that means.
namespace atlantica::sea {

template <class Sea>
using Distances = std::array<std::uint8_t, static_cast<std::size_t>(Sea::kHexes)>;

// Steps from every hex to the nearest of the goals, ignoring obstacles.
template <class Sea>
constexpr Distances<Sea> ways_to(const typename Sea::Set& goals) {
  Distances<Sea> ways{};
  for (int hex = 0; hex < Sea::kHexes; ++hex) {
    int best = Sea::kHexes;
    goals.each([&](int goal) { best = std::min(best, Sea::distance(hex, goal)); });
    ways[at(hex)] = static_cast<std::uint8_t>(best);
  }
  return ways;
}

// The same over open hexes, from the hexes asked for at least; `far` if unreachable.
template <class Sea>
Distances<Sea> ways_over(const typename Sea::Set& open, const typename Sea::Set& goals, typename Sea::Set asked,
                         std::uint8_t far) {
  using Hexes = typename Sea::Set;
  Distances<Sea> distances;
  distances.fill(far);
  Hexes edge = goals & open;
  Hexes seen = edge;
  asked &= open;
  for (std::uint8_t steps = 0; !edge.empty() && !asked.empty(); ++steps) {
    asked -= edge;
    Hexes next;
    edge.each([&](int hex) {
      distances[at(hex)] = steps;
      next |= Sea::around(hex);
    });
    edge = (next & open) - seen;
    seen |= edge;
  }
  return distances;
}

// Turns a sum of pros and cons into a probability; what is done counts more than what is likely.
inline double chance_of(double reasons) { return 0.95 * chance_of_lead(reasons, 1.0); }

}  // namespace atlantica::sea
