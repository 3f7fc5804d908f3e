#pragma once

#include <span>

namespace atlantica {

// An estimate of a player's strength: a normal distribution.
struct Rating {
  double mu = 25;
  double sigma = 25.0 / 3;

  bool operator==(const Rating&) const = default;
};

// The displayed rating: 1000 for a new player, conservative enough to rise as sigma shrinks.
double shown_rating(const Rating& rating);
// Its uncertainty, in the same units.
double shown_deviation(const Rating& rating);

// Updates the ratings of the players of one game from their places: 1 is best, equal places are ties. The method is
// Weng and Lin's for Plackett–Luce ("A Bayesian Approximation Method for Online Ranking", JMLR 12, 2011, algorithm 4),
// with OpenSkill's parameters. Precondition: as many places as ratings.
void rate(std::span<Rating> ratings, std::span<const int> places);

}  // namespace atlantica
