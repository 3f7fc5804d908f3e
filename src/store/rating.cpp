#include "store/rating.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace atlantica {

namespace {

constexpr double kBeta = 25.0 / 6;     // the amount of luck in one game
constexpr double kLeastShrink = 1e-4;  // keeps sigma positive
constexpr double kShownStart = 1000;
constexpr double kShownScale = 40;

}  // namespace

double shown_rating(const Rating& rating) { return kShownStart + kShownScale * (rating.mu - 3 * rating.sigma); }

double shown_deviation(const Rating& rating) { return kShownScale * rating.sigma; }

void rate(std::span<Rating> ratings, std::span<const int> places) {
  assert(ratings.size() == places.size());
  double variance = 0;
  for (const Rating& rating : ratings) variance += rating.sigma * rating.sigma + kBeta * kBeta;
  const double c = std::sqrt(variance);
  std::vector<double> strength;
  for (const Rating& rating : ratings) strength.push_back(std::exp(rating.mu / c));

  // For each q: the total strength of those placed no better than q, and how many share q's place.
  std::vector<double> from(ratings.size(), 0);
  std::vector<double> tied(ratings.size(), 0);
  for (std::size_t q = 0; q < ratings.size(); ++q)
    for (std::size_t s = 0; s < ratings.size(); ++s) {
      if (places[s] >= places[q]) from[q] += strength[s];
      if (places[s] == places[q]) tied[q] += 1;
    }
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    double omega = 0;
    double delta = 0;
    for (std::size_t q = 0; q < ratings.size(); ++q) {
      if (places[q] > places[i]) continue;
      const double chance = strength[i] / from[q];
      omega += ((i == q ? 1 : 0) - chance) / tied[q];
      delta += chance * (1 - chance) / tied[q];
    }
    const double sigma = ratings[i].sigma;
    const double gamma = sigma / c;
    ratings[i].mu += sigma * sigma / c * omega;
    ratings[i].sigma = sigma * std::sqrt(std::max(1 - gamma * sigma * sigma / (c * c) * delta, kLeastShrink));
  }
}

}  // namespace atlantica
