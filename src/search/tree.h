#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/seat.h"

namespace atlantica {

// The search tree: a node per sequence of decisions tried, chance outcomes left out. Nodes are information sets of the
// searching seat: many states pass through one, so a child may be legal in one simulation and not in another, and each
// counts how often it was available.
template <class Move>
class SearchTree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kRoot = 0;
  static constexpr Index kNone = 0xffffffff;

  static constexpr float kUnknown = -1.0F;

  struct Node {
    Move move{};
    std::uint8_t seat = 0;    // who made the move
    float merit = kUnknown;   // how that seat would stand after it, if evaluated
    float weight = kUnknown;  // its prior among its siblings, if evaluated
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // simulations in which the move was legal
    double value = 0;             // sum of the backed-up values for that seat
    Index first_child = kNone;
    Index next_sibling = kNone;

    double mean() const { return visits == 0 ? 0.0 : value / visits; }
  };

  // The node limit bounds all memory the tree will ever use.
  explicit SearchTree(std::uint32_t most_nodes) : most_nodes_(most_nodes) { clear(); }

  void clear() { nodes_.assign(1, Node{}); }
  bool full() const { return nodes_.size() >= most_nodes_; }
  std::size_t size() const { return nodes_.size(); }
  Node& operator[](Index index) { return nodes_[index]; }
  const Node& operator[](Index index) const { return nodes_[index]; }

  template <class Visit>
  void each_child(Index parent, Visit visit) const {
    for (Index child = nodes_[parent].first_child; child != kNone; child = nodes_[child].next_sibling) visit(child);
  }

  // Adds a child after the given one, or as the first. Precondition: not full.
  Index add_child(Index parent, Index after, Seat seat, const Move& move, std::uint32_t available) {
    assert(!full());
    const auto child = static_cast<Index>(nodes_.size());
    Index& link = after == kNone ? nodes_[parent].first_child : nodes_[after].next_sibling;
    Node node;
    node.move = move;
    node.seat = static_cast<std::uint8_t>(seat);
    node.available = available;
    node.next_sibling = link;
    link = child;
    nodes_.push_back(node);
    return child;
  }

  // Makes the root's child for this move the new root and drops the rest; empties the tree if there is none.
  void descend(Seat seat, const Move& move) {
    Index found = kNone;
    each_child(kRoot, [&](Index child) {
      if (nodes_[child].seat == seat && nodes_[child].move == move) found = child;
    });
    if (found == kNone) return clear();
    std::vector<Node> kept;
    kept.push_back(nodes_[found]);
    // Children are copied after their parent, so one pass suffices; a copied node still refers to its old children.
    for (Index parent = 0; parent < kept.size(); ++parent) {
      Index old = kept[parent].first_child;
      kept[parent].first_child = kNone;
      Index last = kNone;
      for (; old != kNone; old = nodes_[old].next_sibling) {
        const auto copy = static_cast<Index>(kept.size());
        kept.push_back(nodes_[old]);
        kept[copy].next_sibling = kNone;
        (last == kNone ? kept[parent].first_child : kept[last].next_sibling) = copy;
        last = copy;
      }
    }
    nodes_ = std::move(kept);
  }

 private:
  std::uint32_t most_nodes_;
  std::vector<Node> nodes_;
};

}  // namespace atlantica
