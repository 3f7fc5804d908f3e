#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace atlantica {

// An estimate from a tournament: a sample mean and its 95% confidence interval.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
};

// Running mean and variance of a sample.
class Sample {
 public:
  void add(double value);
  std::size_t size() const { return size_; }
  double mean() const { return mean_; }
  // The unbiased sample variance; 0 for fewer than two.
  double variance() const { return size_ < 2 ? 0.0 : squares_ / static_cast<double>(size_ - 1); }
  // By the normal distribution; by the rule of three if nothing varies between finite bounds. For fewer than two values
  // all of [low, high].
  Estimate estimate(double low, double high) const;

 private:
  std::size_t size_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // sum of squared deviations from the mean
};

// The Elo difference of a player with `share` of the points against others with `other` each; both are clamped to
// 0.0005 … 0.9995, so that no sample gives infinity.
double elo(double share, double other);
// The expected score between two players for an Elo difference.
double share_of_elo(double difference);

// A sequential probability ratio test of two bots: is the first stronger by at least elo1, or by no more than elo0?
// (Wald's test on the scores of paired deals, taken as normal; 5% error either way.)
struct SequentialTest {
  double elo0 = 0;
  double elo1 = 0;

  static constexpr double kBound = 2.9444389791664403;  // ln(0.95 / 0.05)
  enum class Verdict { open, weaker, stronger };

  // The log-likelihood ratio of elo1 against elo0; 0 while the sample does not vary.
  double likelihood(const Sample& shares) const;
  Verdict verdict(const Sample& shares) const;
};

}  // namespace atlantica
