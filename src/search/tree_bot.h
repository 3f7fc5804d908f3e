#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "search/bot.h"
#include "search/simulation.h"
#include "search/thinking.h"

namespace atlantica {

// Tree search as a Bot. With only a simulation budget its moves are the same on every machine; a time budget uses root
// parallelism: one tree per thread, with the root statistics summed.
template <Game G>
class TreeBot final : public Bot<G> {
 public:
  using State = typename G::State;
  using Observation = typename G::Observation;
  using Move = typename G::Move;
  static constexpr std::uint32_t kNodesPerSimulation = 20;  // one, plus some for games with a closer look

  // Precondition: there is a clock if the specification has a time budget.
  TreeBot(const BotSpecification& bot, Thinking thinking)
      : Bot<G>(bot.sight), bot_(bot), thinking_(std::move(thinking)) {
    const int trees = bot.time > 0 && thinking_.in_parallel ? thinking_.threads : 1;
    std::uint64_t most = thinking_.most_nodes;
    if (bot.sims > 0) most = std::min(most, kNodesPerSimulation * bot.sims + 1);
    for (int i = 0; i < trees; ++i) trees_.emplace_back(bot, static_cast<std::uint32_t>(most));
  }

  Move choose(const Observation& seen, Rng& rng) override {
    typename G::Moves moves;
    this->legal_moves(seen, moves);
    if (moves.size() == 1) return moves[0];
    return think(seen, rng, Stop::decided).front().move;
  }

  std::vector<Advice<Move>> advise(const Observation& seen, Rng& rng) override {
    return think(seen, rng, Stop::used_up);
  }

 private:
  enum class Stop { decided, used_up };

  std::vector<Advice<Move>> think(const Observation& seen, Rng& rng, Stop stop) {
    const std::int64_t begin = bot_.time > 0 ? thinking_.microseconds() : 0;
    go_on_from_last_move(seen);
    std::vector<Rng> lots;
    for (std::size_t i = 0; i < trees_.size(); ++i) lots.emplace_back(rng.next());
    const auto grow = [&](int number) {
      const auto i = static_cast<std::size_t>(number);
      for (std::uint64_t done = 0; bot_.sims == 0 || done < bot_.sims; ++done) {
        if (bot_.time > 0 && done > 0 && thinking_.microseconds() - begin >= 1000 * bot_.time) break;
        if (stop == Stop::decided && done % kLookEvery == 0 && is_decided(trees_[i].tree(), done)) break;
        trees_[i].run(seen, lots[i]);
      }
    };
    if (trees_.size() == 1) {
      grow(0);
    } else {
      thinking_.in_parallel(static_cast<int>(trees_.size()), grow);
    }
    auto found = what_was_found();
    last_ = {seen, found.front().move};
    return found;
  }

  // Whether no other move can overtake the first in visits.
  bool is_decided(const SearchTree<Move>& tree, std::uint64_t done) const {
    if (bot_.sims == 0) return false;
    std::uint64_t most = 0;
    std::uint64_t second = 0;
    tree.each_child(SearchTree<Move>::kRoot, [&](auto child) {
      const std::uint64_t visits = tree[child].visits;
      second = std::max(second, std::min(visits, most));
      most = std::max(most, visits);
    });
    return most > second + (bot_.sims - done);
  }

  // Reuses the subtree after the seat's last move if nothing has happened since.
  void go_on_from_last_move(const Observation& seen) {
    bool goes_on = last_ && last_->seen.seat == seen.seat;
    if (goes_on) {
      Rng any(0);  // a seat's own move shows it nothing that was hidden
      State next = G::determinize(last_->seen, any);
      G::play(next, seen.seat, last_->move);
      goes_on = this->look(next, seen.seat) == seen;
    }
    for (auto& tree : trees_) {
      if (goes_on) {
        tree.tree().descend(seen.seat, last_->move);
      } else {
        tree.tree().clear();
      }
    }
  }

  // The root's moves, most visited first.
  std::vector<Advice<Move>> what_was_found() const {
    std::vector<Advice<Move>> found;
    for (const auto& one : trees_) {
      const auto& tree = one.tree();
      tree.each_child(SearchTree<Move>::kRoot, [&](auto child) {
        const auto& node = tree[child];
        if (node.visits == 0) return;
        auto known = std::ranges::find(found, node.move, &Advice<Move>::move);
        if (known == found.end()) known = found.insert(found.end(), {node.move, 0, 0});
        known->visits += node.visits;
        known->chance += node.value;
      });
    }
    for (auto& move : found) move.chance /= static_cast<double>(move.visits);
    const auto better = [](const auto& a, const auto& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.chance > b.chance;
    };
    // Ties keep their order, on every machine.
    std::vector<Advice<Move>> sorted;
    for (const auto& move : found) sorted.insert(std::ranges::upper_bound(sorted, move, better), move);
    return sorted;
  }

  static constexpr std::uint64_t kLookEvery = 64;

  struct LastMove {
    Observation seen;
    Move move;
  };

  BotSpecification bot_;
  Thinking thinking_;
  std::vector<Simulation<G>> trees_;
  std::optional<LastMove> last_;
};

}  // namespace atlantica
