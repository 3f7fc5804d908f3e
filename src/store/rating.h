#pragma once

#include <span>

namespace atlantica {

// What is believed about somebody's strength: a normal distribution.
struct Rating {
  double mu = 25;
  double sigma = 25.0 / 3;

  bool operator==(const Rating&) const = default;
};

// The number shown to people: 1000 for somebody new, and so cautious that it rises while sigma shrinks.
double shown_rating(const Rating& rating);
// How far off it may be, in the same units.
double shown_deviation(const Rating& rating);

// Changes the ratings of those who played one game, by their places: 1 is the best, equal places are ties.
// The method is Weng and Lin's for Plackett–Luce ("A Bayesian Approximation Method for Online Ranking", JMLR 12,
// 2011, algorithm 4), with the parameters of OpenSkill. Precondition: as many places as ratings.
void rate(std::span<Rating> ratings, std::span<const int> places);

}  // namespace atlantica
