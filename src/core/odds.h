#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include "core/outcome.h"
#include "core/rng.h"

namespace atlantica {

// A lead in points as a chance to win: a half when there is none, three quarters when it is about 0.6 of the scale.
// Computed without functions whose last bit differs between machines.
inline double chance_of_lead(double lead, double scale) {
  const double x = lead / scale;
  return 0.5 + 0.5 * x / std::sqrt(1.0 + x * x);
}

// How likely every number of points is, up to kMost, where each of several chances may bring one, whatever becomes of
// the others.
template <int kMost>
class PointsOdds {
 public:
  PointsOdds() : PointsOdds(0) {}
  explicit PointsOdds(int sure) : most_(sure) { odds_[index(sure)] = 1.0; }

  // One point more with this chance. Precondition: not more than kMost in all.
  void add(double chance) {
    for (int points = most_++; points >= 0; --points) {
      odds_[index(points + 1)] += odds_[index(points)] * chance;
      odds_[index(points)] *= 1.0 - chance;
    }
    mean_ += chance;
  }

  double operator[](int points) const { return odds_[index(points)]; }
  double mean() const { return mean_; }

 private:
  static std::size_t index(int points) { return static_cast<std::size_t>(points); }

  std::array<double, static_cast<std::size_t>(kMost) + 1> odds_{};
  int most_;
  double mean_ = most_;
};

// The share of the victory that each seat can expect when the most points win and who ties shares.
template <int kMost>
Standings expected_shares(std::span<const PointsOdds<kMost>> seats) {
  Standings shares{};
  Standings fewer{};  // the chance of each to have fewer points
  for (int points = 0; points <= kMost; ++points) {
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      // That no other has more, when who ties counts as beaten with this chance.
      const auto beaten = [&](double tied) {
        double chance = 1.0;
        for (std::size_t other = 0; other < seats.size(); ++other)
          if (other != seat) chance *= fewer[other] + tied * seats[other][points];
        return chance;
      };
      // The mean over all chances of that kind is a half with one tie, a third with two, a quarter with three:
      // Simpson's rule, which is exact for up to three others.
      shares[seat] += seats[seat][points] * (beaten(0.0) + 4.0 * beaten(0.5) + beaten(1.0)) / 6.0;
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) fewer[seat] += seats[seat][points];
  }
  return shares;
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
