#include "search/tree.h"

#include <gtest/gtest.h>

#include <vector>

namespace atlantica {
namespace {

using Tree = SearchTree<int>;

std::vector<int> moves_below(const Tree& tree, Tree::Index parent) {
  std::vector<int> moves;
  tree.each_child(parent, [&](Tree::Index child) { moves.push_back(tree[child].move); });
  return moves;
}

TEST(SearchTree, never_holds_more_nodes_than_it_was_given) {
  Tree tree(3);
  EXPECT_FALSE(tree.full());
  tree.add_child(Tree::kRoot, 0, 1, 1);
  tree.add_child(Tree::kRoot, 0, 2, 1);
  EXPECT_TRUE(tree.full());
  tree.clear();
  EXPECT_EQ(tree.size(), 1U);
}

TEST(SearchTree, keeps_what_lies_below_the_move_made_and_nothing_else) {
  Tree tree(100);
  const auto one = tree.add_child(Tree::kRoot, 0, 1, 5);
  const auto two = tree.add_child(Tree::kRoot, 0, 2, 5);
  tree.add_child(one, 1, 11, 2);
  const auto below = tree.add_child(two, 1, 21, 2);
  tree.add_child(two, 1, 22, 2);
  tree.add_child(below, 0, 211, 1);
  tree[below].visits = 7;
  tree.descend(0, 2);
  EXPECT_EQ(tree.size(), 4U);
  EXPECT_EQ(moves_below(tree, Tree::kRoot), (std::vector{22, 21}));
  Tree::Index kept = Tree::kNone;
  tree.each_child(Tree::kRoot, [&](Tree::Index child) {
    if (tree[child].move == 21) kept = child;
  });
  EXPECT_EQ(tree[kept].visits, 7U);
  EXPECT_EQ(moves_below(tree, kept), std::vector{211});
}

TEST(SearchTree, is_empty_after_a_move_it_never_saw) {
  Tree tree(100);
  tree.add_child(Tree::kRoot, 0, 1, 1);
  tree.descend(1, 1);
  EXPECT_EQ(tree.size(), 1U) << "the same move of another seat is another move";
  EXPECT_TRUE(moves_below(tree, Tree::kRoot).empty());
}

}  // namespace
}  // namespace atlantica
