#include <boost/json/parse.hpp>

#include "apps/files.h"
#include "apps/run_command.h"

namespace atlantica::apps {
namespace {

std::string kept_signature() {
  std::string text = read_file(TESTS_DIR "/../bench/signature").value();
  text.pop_back();  // the newline
  return text;
}

// Here with sanitizers; the shipped program and the WebAssembly module are compared with the same file.
TEST(Bench, a_check_of_another_signature_fails_and_says_the_one_that_is_kept) {
  const Ran ran = run({"bench", "--check", "0123456789abcdef"});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_NE(ran.err.find("the signature is " + kept_signature() + ", not 0123456789abcdef"), std::string::npos)
      << ran.err << "If that is on purpose, write it to bench/signature and name it in the commit.";
}

TEST(Bench, speeds_come_with_the_signature) {
  const Ran ran = run({"bench", "--seconds", "0", "--json"});
  const auto told = boost::json::parse(ran.out);
  EXPECT_EQ(told.at("signature").as_string(), kept_signature());
  EXPECT_EQ(told.at("games").as_array().size(), 4U);
  for (const auto& game : told.at("games").as_array()) {
    EXPECT_GT(game.at("steps_per_second").as_double(), 0);
    EXPECT_GT(game.at("simulations_per_second").as_double(), 0);
  }
}

}  // namespace
}  // namespace atlantica::apps
