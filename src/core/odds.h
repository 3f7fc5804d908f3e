#pragma once

#include <cmath>
#include <cstdint>
#include <span>

#include "core/rng.h"

namespace atlantica {

// A lead in points as a chance to win: a half when there is none, three quarters when it is about 0.6 of the scale.
// Computed without functions whose last bit differs between machines.
inline double chance_of_lead(double lead, double scale) {
  const double x = lead / scale;
  return 0.5 + 0.5 * x / std::sqrt(1.0 + x * x);
}

// An index drawn in proportion to the weights, which are not negative and not all 0.
inline std::size_t draw(std::span<const float> weights, Rng& rng) {
  float sum = 0;
  for (const float weight : weights) sum += weight;
  float left = sum * (static_cast<float>(rng.next() >> 40) * 0x1p-24F);
  std::size_t last = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] <= 0) continue;
    last = i;
    if (left < weights[i]) break;
    left -= weights[i];
  }
  return last;
}

}  // namespace atlantica
