#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace atlantica {

// What a tournament can say about a number: the mean of a sample and where the true mean is in 95 of 100 cases.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
};

// Mean and variance of a sample, one number after another.
class Sample {
 public:
  void add(double value);
  std::size_t size() const { return size_; }
  double mean() const { return mean_; }
  // Of the population the sample is from; 0 for fewer than two.
  double variance() const { return size_ < 2 ? 0.0 : squares_ / static_cast<double>(size_ - 1); }
  // By the normal distribution; by the rule of three where nothing varies between finite bounds. Of fewer than two
  // nothing is known: the whole of [low, high].
  Estimate estimate(double low, double high) const;

 private:
  std::size_t size_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // sum of squared distances from the mean
};

// The difference in Elo of a player who has `share` of the points against others who have `other` each; both are kept
// between 0.0005 and 0.9995, so that no sample gives infinity.
double elo(double share, double other);
// The share of the points, of two players, that a difference in Elo means.
double share_of_elo(double difference);

// A sequential test of two bots: is the first stronger by at least elo1, or by no more than elo0? (Wald's test on the
// scores of paired deals, taken as normal; wrong in 5 of 100 cases either way.)
struct SequentialTest {
  double elo0 = 0;
  double elo1 = 0;

  static constexpr double kBound = 2.9444389791664403;  // ln(0.95 / 0.05)
  enum class Verdict { open, weaker, stronger };

  // The logarithm of how much better elo1 explains the sample than elo0; 0 while the sample does not vary.
  double likelihood(const Sample& shares) const;
  Verdict verdict(const Sample& shares) const;
};

}  // namespace atlantica
