// The examples in docs/notation.md are moves, and there is one of every kind.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "catalog/games.h"
#include "games/ways.h"

namespace atlantica {
namespace {

// What the document says about a game; nothing if it does not know it.
std::string notation_of(std::string_view game) {
  std::ostringstream document;
  document << std::ifstream(TESTS_DIR "/../docs/notation.md").rdbuf();
  const std::string text = document.str();
  const std::size_t begin = text.find("\n## `" + std::string(game) + "`\n");
  return begin == std::string::npos ? "" : text.substr(begin, text.find("\n## ", begin + 1) - begin);
}

// What the first group of a pattern finds.
std::vector<std::string> found(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  std::vector<std::string> all;
  for (std::sregex_iterator one(text.begin(), text.end(), regex), end; one != end; ++one)
    all.push_back((*one)[1].str());
  return all;
}

TEST(NotationDocument, shows_only_moves) {
  AllGames::each([]<class G> {
    const std::string text = notation_of(G::kId);
    std::vector<std::string> moves = found(text, "\n(?:[0-9]|chance) +([^\n]+)");
    for (const std::string& cell : found(text, "\n\\| (`[^|]*)"))
      for (std::string& move : found(cell, "`([^`]+)`")) moves.push_back(std::move(move));
    EXPECT_GE(moves.size(), 5U) << G::kId;
    for (const std::string& move : moves) EXPECT_TRUE(G::parse(move)) << G::kId << ": " << move;
  });
}

TEST(NotationDocument, shows_every_kind_of_move) {
  AllGames::each([]<class G> {
    const std::vector<std::string> words = found(notation_of(G::kId), "`([^` ]+)[^`]*`");
    const std::set<std::string> shown(words.begin(), words.end());
    std::set<std::string> kinds;
    for (const auto& move : laws::all_moves<G>()) {
      const std::string text = G::text(move);
      kinds.insert(text.substr(0, text.find(' ')));
    }
    for (const std::string& kind : kinds) EXPECT_TRUE(shown.contains(kind)) << G::kId << ": " << kind;
  });
}

}  // namespace
}  // namespace atlantica
