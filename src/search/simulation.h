#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/game.h"
#include "search/specification.h"
#include "search/tree.h"

namespace atlantica {

// One tree and how simulations grow it: information-set Monte Carlo tree search.
//
// A simulation draws what the searching seat does not know anew, goes down the tree, adds one node, plays on as in a
// hurry for a few turns and hands the standings then back to every node it came through. Each seat picks what is best
// for itself. Where several seats are awaited at once, the searching seat goes first, otherwise the lowest.
template <Game G>
class Simulation {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Tree = SearchTree<Move>;
  using Index = typename Tree::Index;
  using Knowledge = BotSpecification::Knowledge;
  using Sight = BotSpecification::Sight;

  Simulation(const BotSpecification& bot, std::uint32_t most_nodes)
      : tree_(most_nodes), knowledge_(bot.knowledge), sight_(bot.sight) {}

  Tree& tree() { return tree_; }
  const Tree& tree() const { return tree_; }

  // Precondition: the seat is among the actors of the state.
  void run(const State& root, Seat seat, Rng& rng) {
    searcher_ = seat;
    State state = sight_ == Sight::own ? G::determinize(root, seat, rng) : root;
    path_.clear();
    ++tree_[Tree::kRoot].visits;
    for (Index node = Tree::kRoot; node != Tree::kNone && play_chance(state, rng);) node = step(state, node, rng);
    hand_back(play_on(state, rng));
  }

 private:
  static constexpr double kExploration = 0.6;
  static constexpr double kPlainExploration = 0.7;
  static constexpr double kUnvisitedDiscount = 0.1;
  static constexpr float kInTheTree = -1.0F;  // in place of the weight of a move that has a node
  static constexpr int kMostSteps = 5000;     // of a playout, whatever the game

  // Whether somebody is to act after chance has decided what it had to.
  static bool play_chance(State& state, Rng& rng) {
    SeatSet awaited = G::awaited(state);
    for (; awaited.has(kChance); awaited = G::awaited(state)) G::play(state, kChance, G::sample_chance(state, rng));
    return !awaited.empty();
  }

  Seat mover(const State& state) const {
    const SeatSet awaited = G::awaited(state);
    return awaited.has(searcher_) ? searcher_ : awaited.lowest();
  }

  // One decision in the tree. The node it leads to; nothing when that one is new or cannot be kept.
  Index step(State& state, Index node, Rng& rng) {
    const Seat seat = node == Tree::kRoot ? searcher_ : mover(state);
    G::legal_moves(state, seat, moves_);
    weigh(state, seat);
    const Choice choice = knowledge_ == Knowledge::full ? choose(node, seat) : choose_plainly(node, seat, rng);
    Index child = choice.child;
    const bool is_new = child == Tree::kNone;
    const Move move = moves_[choice.move];
    if (is_new && !tree_.full()) child = tree_.add_child(node, seat, move, tree_[node].visits);
    G::play(state, seat, move);
    if (child == Tree::kNone) return child;
    ++tree_[child].visits;
    path_.push_back(child);
    return is_new ? Tree::kNone : child;
  }

  struct Choice {
    std::size_t move = 0;       // in the list of legal moves
    Index child = Tree::kNone;  // where there is one
  };

  // The weights of the legal moves, with the sum 1.
  void weigh(const State& state, Seat seat) {
    if (knowledge_ == Knowledge::plain || moves_.size() == 1) {
      for (std::size_t i = 0; i < moves_.size(); ++i) weights_[i] = 1.0F;
    } else {
      G::priors(state, seat, moves_, std::span(weights_).first(moves_.size()));
    }
    float sum = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) sum += weights_[i];
    for (std::size_t i = 0; i < moves_.size(); ++i) weights_[i] /= sum;
  }

  std::size_t find(const Move& move) const {
    std::size_t i = 0;
    while (i < moves_.size() && !(moves_[i] == move)) ++i;
    return i;
  }

  // Counts the children that are legal now and calls visit(child, index of its move) for each.
  template <class Visit>
  void each_legal_child(Index node, Seat seat, Visit visit) {
    tree_.each_child(node, [&](Index child) {
      if (tree_[child].seat != seat) return;
      const std::size_t i = find(tree_[child].move);
      if (i == moves_.size()) return;
      ++tree_[child].available;
      visit(child, i);
    });
  }

  // The most promising move: what it was worth so far, more for one that looked good at first and was tried little.
  Choice choose(Index node, Seat seat) {
    double worth = 0;
    double tried = 0;
    tree_.each_child(node, [&](Index child) {
      if (tree_[child].seat != seat) return;
      worth += tree_[child].value;
      tried += tree_[child].visits;
    });
    Choice best;
    double best_score = -1;
    each_legal_child(node, seat, [&](Index child, std::size_t i) {
      const auto& one = tree_[child];
      const double score = one.mean() + kExploration * static_cast<double>(weights_[i]) *
                                            std::sqrt(static_cast<double>(one.available)) / (1.0 + one.visits);
      weights_[i] = kInTheTree;
      if (score > best_score) {
        best_score = score;
        best = {i, child};
      }
    });
    std::size_t fresh = moves_.size();
    for (std::size_t i = 0; i < moves_.size(); ++i)
      if (weights_[i] > 0 && (fresh == moves_.size() || weights_[i] > weights_[fresh])) fresh = i;
    if (fresh == moves_.size()) return best;
    const double expected = tried > 0 ? worth / tried * (1.0 - kUnvisitedDiscount) : 0.0;
    const double score = expected + kExploration * static_cast<double>(weights_[fresh]) *
                                        std::sqrt(static_cast<double>(tree_[node].visits));
    return score > best_score ? Choice{fresh, Tree::kNone} : best;
  }

  // Every move once, then by upper confidence bounds.
  Choice choose_plainly(Index node, Seat seat, Rng& rng) {
    Choice best;
    double best_score = -1;
    std::uint32_t fresh = static_cast<std::uint32_t>(moves_.size());
    each_legal_child(node, seat, [&](Index child, std::size_t i) {
      const auto& one = tree_[child];
      const double logarithm = 0.6931 * static_cast<double>(std::bit_width(one.available));
      const double score = one.mean() + kPlainExploration * std::sqrt(logarithm / (1.0 + one.visits));
      weights_[i] = kInTheTree;
      --fresh;
      if (score > best_score) {
        best_score = score;
        best = {i, child};
      }
    });
    if (fresh == 0) return best;
    std::uint32_t n = rng.below(fresh);
    for (std::size_t i = 0;; ++i)
      if (weights_[i] > 0 && n-- == 0) return {i, Tree::kNone};
  }

  Standings play_on(State& state, Rng& rng) {
    const int turn = G::turn(state);
    for (int steps = 0; steps < kMostSteps && play_chance(state, rng); ++steps) {
      const Seat seat = mover(state);
      if (knowledge_ == Knowledge::full) {
        if (G::turn(state) - turn > G::kPlayoutTurns) break;
        G::play(state, seat, G::playout_move(state, seat, rng));
      } else {
        G::legal_moves(state, seat, moves_);
        G::play(state, seat, moves_[rng.below(static_cast<std::uint32_t>(moves_.size()))]);
      }
    }
    return G::standings(state);
  }

  void hand_back(const Standings& standings) {
    for (const Index node : path_) tree_[node].value += standings[tree_[node].seat];
  }

  Tree tree_;
  Knowledge knowledge_;
  Sight sight_;
  Seat searcher_ = 0;
  typename G::Moves moves_;
  std::array<float, G::Moves::kCapacity> weights_{};
  std::vector<Index> path_;
};

}  // namespace atlantica
