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

// Many games between bots. Every deal (the luck of chance) is played once with every rotation of the seats, so that
// neither luck nor seating favours anyone; for identical bots one rotation suffices.
struct Tournament {
  std::string game;
  Options options;
  std::vector<std::string> bots;  // one per seat, in the order of the first rotation
  std::uint64_t seed = 1;

  int rotations() const;
  // The seat of a bot in the list.
  std::size_t seat_of(std::size_t bot, int rotation) const {
    return (bot + static_cast<std::size_t>(rotation)) % bots.size();
  }

  bool operator==(const Tournament&) const = default;
};

// A game, by its results for each bot in the list.
struct ArenaGame {
  std::uint64_t deal = 0;
  int rotation = 0;
  std::vector<int> winners;  // indices into the list of bots; they share the victory
  std::vector<int> scores;
  std::uint64_t moves = 0;  // of bots

  double share(std::size_t bot) const;
  bool operator==(const ArenaGame&) const = default;
};

// What is wrong with a tournament, if anything: the game, the options, the number of bots, a bot.
std::optional<Message> problem(const Tournament& tournament, const Thinking& thinking);

// Plays one game; reproducible, unless bots use the clock. `keep` receives its record.
// Precondition: no problem.
ArenaGame play_game(const Tournament& tournament, const Thinking& thinking, std::uint64_t deal, int rotation,
                    const std::function<void(const Record&)>& keep);

// A bot's results over the deals played with all rotations.
struct ArenaLine {
  std::string bot;
  Estimate share;  // of the victory, per seat it played; if it plays every seat, their total: how often a team won
  Estimate lead;   // its score minus the others' mean score
  double score = 0;
  double elo = 0;  // against the mean of the others, with its interval
  double elo_low = 0;
  double elo_high = 0;
};

// The results so far, combined in deal order, whatever order they arrived in.
class Standing {
 public:
  Standing(Tournament tournament, std::optional<SequentialTest> test);

  void add(const ArenaGame& game);
  bool has(std::uint64_t deal, int rotation) const;
  // Complete deals from the first on; if the test is decided, up to where it was.
  std::uint64_t deals() const { return counted_; }
  std::uint64_t games() const { return counted_ * static_cast<std::uint64_t>(tournament_.rotations()); }
  SequentialTest::Verdict verdict() const;
  double likelihood() const;
  // One line per distinct bot, in the order of the list.
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
  std::vector<std::string> names_;  // the distinct bots
  std::vector<Sums> sums_;
  std::map<std::uint64_t, std::vector<ArenaGame>> waiting_;
  std::map<std::uint64_t, std::uint64_t> seen_;  // rotations as bits, by deal
  std::uint64_t counted_ = 0;
};

}  // namespace atlantica
