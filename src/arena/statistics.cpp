#include "arena/statistics.h"

#include <algorithm>
#include <cmath>

namespace atlantica {

void Sample::add(double value) {
  ++size_;
  const double before = value - mean_;
  mean_ += before / static_cast<double>(size_);
  squares_ += before * (value - mean_);
}

Estimate Sample::estimate(double low, double high) const {
  if (size_ < 2) return {mean_, low, high};
  constexpr double kDeviations = 1.959963984540054;  // 95% of a normal distribution
  double margin = kDeviations * std::sqrt(variance() / static_cast<double>(size_));
  // The rule of three: something that never happened in n trials has a probability of at most 3 / n.
  if (variance() <= 0 && std::isfinite(high - low)) margin = 3 * (high - low) / static_cast<double>(size_);
  return {mean_, std::max(low, mean_ - margin), std::min(high, mean_ + margin)};
}

double elo(double share, double other) {
  const auto inside = [](double part) { return std::clamp(part, 0.0005, 0.9995); };
  return 400.0 * std::log10(inside(share) / inside(other));
}

double share_of_elo(double difference) { return 1.0 / (1.0 + std::pow(10.0, -difference / 400.0)); }

double SequentialTest::likelihood(const Sample& shares) const {
  const double variance = shares.variance();
  if (variance <= 0) return 0;
  const double low = share_of_elo(elo0);
  const double high = share_of_elo(elo1);
  return static_cast<double>(shares.size()) * (high - low) * (2 * shares.mean() - low - high) / (2 * variance);
}

SequentialTest::Verdict SequentialTest::verdict(const Sample& shares) const {
  const double found = likelihood(shares);
  if (found >= kBound) return Verdict::stronger;
  return found <= -kBound ? Verdict::weaker : Verdict::open;
}

}  // namespace atlantica
