#include <boost/json/parse.hpp>

#include "apps/files.h"
#include "apps/run_command.h"

namespace atlantica::apps {
namespace {

std::string kept_signatures() { return read_file(TESTS_DIR "/../bench/signature").value(); }

// Here with sanitizers; the shipped program and the WebAssembly module are compared with the same file.
TEST(Bench, speeds_come_with_the_signatures_that_are_kept) {
  const Ran ran = run({"bench", "--seconds", "0", "--json"});
  std::string found;
  for (const auto& game : boost::json::parse(ran.out).at("games").as_array()) {
    found += std::string(game.at("game").as_string()) + " " + std::string(game.at("signature").as_string()) + "\n";
    EXPECT_GT(game.at("steps_per_second").as_double(), 0);
    EXPECT_GT(game.at("simulations_per_second").as_double(), 0);
  }
  EXPECT_EQ(found, kept_signatures()) << "If that is on purpose, change bench/signature and say so in the commit.";
}

TEST(Bench, a_check_says_which_game_has_another_signature) {
  std::string other = kept_signatures();
  const std::string kept = other.substr(other.find("escape ") + 7, 16);
  other.replace(other.find(kept), 16, "0123456789abcdef");
  const Ran ran = run({"bench", "--check", other});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.err, "the signature of Escape is " + kept + ", not 0123456789abcdef"));
  EXPECT_FALSE(holds(ran.err, "the signature of Atlantis"));
}

TEST(Bench, a_check_needs_a_signature_of_every_game_and_of_no_others) {
  const std::string kept = kept_signatures();
  EXPECT_TRUE(
      holds(run({"bench", "--check", kept.substr(kept.find('\n') + 1)}).err, "signature of Atlantis is missing"));
  EXPECT_TRUE(holds(run({"bench", "--check", kept + "chess 0123456789abcdef"}).err, "there is no game “chess”"));
  EXPECT_TRUE(holds(run({"bench", "--check", "0123456789abcdef"}).err, "“0123456789abcdef” is not a line with a game"));
}

}  // namespace
}  // namespace atlantica::apps
