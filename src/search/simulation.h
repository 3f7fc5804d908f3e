#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "core/game.h"
#include "search/specification.h"
#include "search/tree.h"

namespace atlantica {

// A search tree and the simulations that grow it: information-set Monte Carlo tree search.
//
// A simulation determinizes what the searching seat knows, descends the tree, adds one node, rolls out a few turns
// and backs up the standings along the path. Each seat maximises its own value. If several seats are awaited at once,
// the searching seat goes first, otherwise the lowest.
template <Game G>
class Simulation {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Tree = SearchTree<Move>;
  using Index = typename Tree::Index;
  using Knowledge = BotSpecification::Knowledge;

  Simulation(const BotSpecification& bot, std::uint32_t most_nodes) : tree_(most_nodes), knowledge_(bot.knowledge) {}

  Tree& tree() { return tree_; }
  const Tree& tree() const { return tree_; }

  // Precondition: the seat is among the actors.
  void run(const typename G::Observation& root, Rng& rng) {
    searcher_ = root.seat;
    State state = G::determinize(root, rng);
    path_.clear();
    ++tree_[Tree::kRoot].visits;
    for (Index node = Tree::kRoot; node != Tree::kNone && play_chance(state, rng);) node = step(state, node, rng);
    hand_back(play_on(state, rng));
  }

 private:
  static constexpr double kExploration = G::kExploration;
  static constexpr std::uint32_t kCloserLook = G::kCloserLook;
  static constexpr double kPlainExploration = 0.7;
  static constexpr double kUnvisitedDiscount = 0.1;
  static constexpr float kVisibly = 0.02F;  // a move this far behind the best gets a quarter of its weight
  static constexpr int kMostSteps = 5000;   // cap on a rollout, for any game

  // Resolves pending chance moves. Returns whether a seat is to act.
  static bool play_chance(State& state, Rng& rng) {
    SeatSet awaited = G::awaited(state);
    for (; awaited.has(kChance); awaited = G::awaited(state)) G::play(state, kChance, G::sample_chance(state, rng));
    return !awaited.empty();
  }

  Seat mover(const State& state) const {
    const SeatSet awaited = G::awaited(state);
    return awaited.has(searcher_) ? searcher_ : awaited.lowest();
  }

  // One decision in the tree. Returns the node it leads to, or kNone if that is new or does not fit.
  Index step(State& state, Index node, Rng& rng) {
    const Seat seat = node == Tree::kRoot ? searcher_ : mover(state);
    G::legal_moves(state, seat, moves_);
    meet(node, seat);
    const std::size_t choice = knowledge_ == Knowledge::full ? choose(state, node, seat) : choose_plainly(rng);
    const Index child = children_[choice] != Tree::kNone ? children_[choice] : add(node, seat, choice);
    G::play(state, seat, moves_[choice]);
    if (child == Tree::kNone) return child;
    path_.push_back(child);
    return ++tree_[child].visits == 1 ? Tree::kNone : child;
  }

  // Finds the children that are legal now and counts their availability. Children usually stand in the order of the
  // legal moves, so the next child is usually the one.
  void meet(Index node, Seat seat) {
    std::fill_n(children_.begin(), moves_.size(), Tree::kNone);
    std::size_t next = 0;
    tree_.each_child(node, [&](Index child) {
      auto& one = tree_[child];
      if (one.seat != seat) return;
      const std::size_t i = find(one.move, next);
      if (i == moves_.size()) return;
      next = i + 1;
      ++one.available;
      children_[i] = child;
    });
  }

  std::size_t find(const Move& move, std::size_t first) const {
    for (std::size_t i = first; i < moves_.size(); ++i)
      if (same(moves_[i], move)) return i;
    for (std::size_t i = 0; i < first; ++i)
      if (same(moves_[i], move)) return i;
    return moves_.size();
  }

  // Same as ==, but a single comparison instead of one per member.
  static bool same(const Move& one, const Move& other) {
    static_assert(std::has_unique_object_representations_v<Move>);
    return std::memcmp(&one, &other, sizeof(Move)) == 0;
  }

  // Adds a child for this legal move, if there is room.
  Index add(Index node, Seat seat, std::size_t move) {
    if (tree_.full()) return Tree::kNone;
    Index after = Tree::kNone;
    for (std::size_t i = move; i > 0 && after == Tree::kNone; --i) after = children_[i - 1];
    return children_[move] = tree_.add_child(node, after, seat, moves_[move], tree_[node].visits);
  }

  // PUCT: mean value plus exploration in proportion to the prior, with first-play urgency for unvisited moves.
  std::size_t choose(const State& state, Index node, Seat seat) {
    if (moves_.size() == 1) return 0;
    if (kCloserLook == 0 || tree_[node].visits < kCloserLook) {
      weigh(state, seat);
    } else if (!recall()) {
      weigh(state, seat);
      look_closer(state, node, seat);
    }
    double worth = 0;
    double tried = 0;
    for (const Index child : std::span(children_).first(moves_.size())) {
      if (child == Tree::kNone) continue;
      worth += tree_[child].value;
      tried += tree_[child].visits;
    }
    const double unvisited = tried > 0 ? worth / tried * (1.0 - kUnvisitedDiscount) : 0.0;
    std::uint32_t available = tree_[node].visits;
    double root = std::sqrt(static_cast<double>(available));
    const double visits = root;
    std::size_t best = 0;
    double best_score = -1;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      double score = unvisited;
      double trials = visits;
      if (children_[i] != Tree::kNone) {
        const auto& one = tree_[children_[i]];
        if (one.visits > 0) score = one.mean();
        if (one.available != available) {  // usually all moves were legal equally often
          available = one.available;
          root = std::sqrt(static_cast<double>(available));
        }
        trials = root / (1.0 + one.visits);
      }
      score += kExploration * static_cast<double>(weights_[i]) * trials;
      if (score <= best_score) continue;
      best_score = score;
      best = i;
    }
    return best;
  }

  // The priors of the legal moves, normalised.
  void weigh(const State& state, Seat seat) {
    const auto weights = std::span(weights_).first(moves_.size());
    G::priors(state, seat, moves_, weights);
    float sum = 0;
    for (const float weight : weights) sum += weight;
    for (float& weight : weights) weight /= sum;
  }

  // The weights stored by look_closer for these moves, if it has covered all of them.
  bool recall() {
    float sum = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (children_[i] == Tree::kNone || tree_[children_[i]].weight == Tree::kUnknown) return false;
      weights_[i] = tree_[children_[i]].weight;
      sum += weights_[i];
    }
    for (float& weight : std::span(weights_).first(moves_.size())) weight /= sum;
    return true;
  }

  // Takes half of the weight from a one-ply evaluation: priors see where a move leads, evaluate what it has achieved.
  // Each move of a node is evaluated once and its weight kept.
  void look_closer(const State& state, Index node, Seat seat) {
    float best = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (children_[i] == Tree::kNone) add(node, seat, i);
      if (children_[i] == Tree::kNone) {
        merits_[i] = merit_of(state, seat, moves_[i]);
      } else {
        float& merit = tree_[children_[i]].merit;
        if (merit == Tree::kUnknown) merit = merit_of(state, seat, moves_[i]);
        merits_[i] = merit;
      }
      best = std::max(best, merits_[i]);
    }
    float sum = 0;
    for (float& merit : std::span(merits_).first(moves_.size())) {
      const float behind = 1.0F + (best - merit) / kVisibly;
      merit = 1.0F / (behind * behind);
      sum += merit;
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      weights_[i] = 0.5F * (weights_[i] + merits_[i] / sum);
      if (children_[i] != Tree::kNone) tree_[children_[i]].weight = weights_[i];
    }
  }

  static float merit_of(State state, Seat seat, const Move& move) {
    G::play(state, seat, move);
    return static_cast<float>(G::evaluate(state, seat));
  }

  // UCB1: every move once, then by upper confidence bound.
  std::size_t choose_plainly(Rng& rng) {
    std::size_t best = 0;
    double best_score = -1;
    std::uint32_t fresh = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (children_[i] == Tree::kNone) {
        ++fresh;
        continue;
      }
      const auto& one = tree_[children_[i]];
      const double logarithm = 0.6931 * static_cast<double>(std::bit_width(one.available));
      const double score = one.mean() + kPlainExploration * std::sqrt(logarithm / (1.0 + one.visits));
      if (score <= best_score) continue;
      best_score = score;
      best = i;
    }
    if (fresh == 0) return best;
    std::uint32_t n = rng.below(fresh);
    for (std::size_t i = 0;; ++i)
      if (children_[i] == Tree::kNone && n-- == 0) return i;
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
  Seat searcher_ = 0;
  typename G::Moves moves_;
  std::array<Index, G::Moves::kCapacity> children_{};  // of the legal moves, in their order
  std::array<float, G::Moves::kCapacity> weights_{};   // of the legal moves
  std::array<float, G::Moves::kCapacity> merits_{};    // of the legal moves
  std::vector<Index> path_;
};

}  // namespace atlantica
