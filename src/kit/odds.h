#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include "core/index.h"
#include "core/outcome.h"
#include "core/rng.h"

namespace atlantica {

// A lead in points as a win probability: 1/2 for no lead, 3/4 for about 0.6 of the scale. Uses no functions whose last
// bit differs between machines.
inline double chance_of_lead(double lead, double scale) {
  const double x = lead / scale;
  return 0.5 + 0.5 * x / std::sqrt(1.0 + x * x);
}

// The distribution of a point total, up to kMost, when each of several independent chances may add a point.
template <int kMost>
class PointsOdds {
 public:
  PointsOdds() : PointsOdds(0) {}
  explicit PointsOdds(int sure) : most_(sure) { odds_[at(sure)] = 1.0; }

  // Adds an independent chance of one more point. Precondition: at most kMost in all.
  void add(double chance) {
    for (int points = most_++; points >= 0; --points) {
      odds_[at(points + 1)] += odds_[at(points)] * chance;
      odds_[at(points)] *= 1.0 - chance;
    }
    mean_ += chance;
  }

  double operator[](int points) const { return odds_[at(points)]; }
  double mean() const { return mean_; }

 private:
  std::array<double, static_cast<std::size_t>(kMost) + 1> odds_{};
  int most_;
  double mean_ = most_;
};

// Each seat's expected share of the victory when the most points win and ties share it.
template <int kMost>
Standings expected_shares(std::span<const PointsOdds<kMost>> seats) {
  Standings shares{};
  Standings fewer{};  // each seat's probability of fewer points
  for (int points = 0; points <= kMost; ++points) {
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      // The probability that nobody has more, if ties count as beaten with this probability.
      const auto beaten = [&](double tied) {
        double chance = 1.0;
        for (std::size_t other = 0; other < seats.size(); ++other)
          if (other != seat) chance *= fewer[other] + tied * seats[other][points];
        return chance;
      };
      // Averaged over that probability from 0 to 1, this gives a half with one tie, a third with two, a quarter with
      // three: Simpson's rule, exact for up to three others.
      shares[seat] += seats[seat][points] * (beaten(0.0) + 4.0 * beaten(0.5) + beaten(1.0)) / 6.0;
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) fewer[seat] += seats[seat][points];
  }
  return shares;
}

// An index drawn in proportion to the weights, which must be non-negative and not all 0.
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

// The kind of the n-th piece in order of kind, of which there are amount(kind).
template <class Amount>
int nth_kind(std::uint32_t n, Amount amount) {
  int kind = 0;
  for (auto here = static_cast<std::uint32_t>(amount(0)); n >= here; here = static_cast<std::uint32_t>(amount(kind))) {
    n -= here;
    ++kind;
  }
  return kind;
}

}  // namespace atlantica
