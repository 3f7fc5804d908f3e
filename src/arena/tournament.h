#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arena/statistics.h"
#include "catalog/catalog.h"

namespace atlantica {

// Bots that meet in many games. Every deal (the luck of chance) is played once with every rotation of the seats, so
// that nobody gains by luck or by where they sit; of equal bots one rotation tells all.
struct Tournament {
  std::string game;
  Options options;
  std::vector<std::string> bots;  // one per seat, in the order of the first rotation
  std::uint64_t seed = 1;

  int rotations() const;
  // At which seat a bot of the list sits.
  std::size_t seat_of(std::size_t bot, int rotation) const {
    return (bot + static_cast<std::size_t>(rotation)) % bots.size();
  }

  bool operator==(const Tournament&) const = default;
};

// One game, by what it came to for each bot of the list.
struct ArenaGame {
  std::uint64_t deal = 0;
  int rotation = 0;
  std::vector<int> winners;  // numbers in the list of bots; they share the victory
  std::vector<int> scores;
  std::uint64_t moves = 0;  // of bots

  double share(std::size_t bot) const;
  bool operator==(const ArenaGame&) const = default;
};

// What is wrong with a tournament, if anything: the game, the options, the number of bots, a bot.
std::optional<Message> problem(const Tournament& tournament, const Thinking& thinking);

// Plays one game; the same one whenever it is asked for, unless bots think by the clock. `keep` gets its record.
// Precondition: no problem.
ArenaGame play_game(const Tournament& tournament, const Thinking& thinking, std::uint64_t deal, int rotation,
                    const std::function<void(const Record&)>& keep);

// How a bot of the list did over the deals that all rotations were played of.
struct ArenaLine {
  std::string bot;
  Estimate share;  // of the victory, per seat it sat at; at every seat, that of them all: how often a team won
  Estimate lead;   // its score less the mean score of the others
  double score = 0;
  double elo = 0;  // against the mean of the others, with its interval
  double elo_low = 0;
  double elo_high = 0;
};

// The results so far, put together in the order of the deals whatever the order they came in.
class Standing {
 public:
  Standing(Tournament tournament, std::optional<SequentialTest> test);

  void add(const ArenaGame& game);
  bool has(std::uint64_t deal, int rotation) const;
  // Deals from the first on without one missing; with a test that is decided, up to where it was.
  std::uint64_t deals() const { return counted_; }
  std::uint64_t games() const { return counted_ * static_cast<std::uint64_t>(tournament_.rotations()); }
  SequentialTest::Verdict verdict() const;
  double likelihood() const;
  // One line for each different bot, in the order of the list.
  std::vector<ArenaLine> lines() const;

 private:
  struct Sums {
    Sample share;
    Sample lead;
    Sample score;
  };

  void count(const std::vector<ArenaGame>& deal);

  Tournament tournament_;
  std::optional<SequentialTest> test_;
  std::vector<std::string> names_;  // the different bots
  std::vector<Sums> sums_;
  std::map<std::uint64_t, std::vector<ArenaGame>> waiting_;
  std::map<std::uint64_t, std::uint64_t> seen_;  // rotations as bits, by deal
  std::uint64_t counted_ = 0;
};

}  // namespace atlantica
