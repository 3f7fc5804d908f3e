#include "games/rising/edition/edition.h"

#include <boost/json/parse.hpp>

#include "apps/balance_report.h"
#include "fair/secrets.h"
#include "games/rising/edition/house_text.h"
#include "run_command.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;

class EditionFile : public CommandTest {
 protected:
  // The house edition under another name, with one more change.
  std::string edition(const std::string& name, const std::string& what = "", const std::string& by = "") const {
    std::string text(kHouseEdition);
    text.replace(text.find("edition: house"), 14, "edition: " + name);
    if (!what.empty()) text.replace(text.find(what), what.size(), by);
    return write(name + ".edition", text);
  }
};

using Editions = EditionFile;
using Report = EditionFile;

TEST_F(Editions, a_game_is_played_with_the_edition_of_a_file) {
  const std::string file = edition("one-round", "rounds:               30", "rounds: 1");
  const Ran ran = run({"sim", "rising", "--edition", file, "--games", "3", "--report", "--players", "1", "--options",
                       "level=1", "--seats", "random", "--json"});
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const json::value answer = json::parse(ran.out);
  EXPECT_EQ(answer.at("cells").at(0).at("mean_rounds"), 1.0);
  EXPECT_EQ(answer.at("cells").at(0).at("endings").at("rounds"), 3);
}

TEST_F(Editions, a_table_may_choose_them_by_name) {
  const std::string file = edition("listed");
  const Ran ran = run({"sim", "rising", "--edition", file, "--games", "1", "--options", "edition=house"});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(run({"sim", "rising", "--edition", file, "--games", "1", "--options", "edition=listed"}).exit_code, 0);
}

TEST_F(Editions, a_wrong_file_is_answered_with_its_line) {
  const std::string file = edition("wrong", "supply ore:        12", "supply ore: many");
  for (const char* command : {"sim", "play"}) {
    const Ran ran = run({command, "rising", "--edition", file});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_TRUE(holds(ran.err, file + ": Line "));
    EXPECT_TRUE(holds(ran.err, "supply ore: “many” is not a number from 1 to 40"));
  }
  EXPECT_TRUE(holds(run({"replay", "game.jsonl", "--edition", file}).err, "supply ore"));
  EXPECT_TRUE(holds(run({"verify", "game.jsonl", "--edition", file}).err, "supply ore"));
  EXPECT_TRUE(holds(run({"scenario", "--edition", file, "game.json"}).err, "supply ore"));
}

TEST_F(Editions, a_file_that_is_not_there_is_named) {
  const Ran ran = run({"sim", "rising", "--edition", path("none.edition")});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.err, "there is no file " + path("none.edition")));
}

TEST_F(Editions, a_name_is_taken_once) {
  const std::string file = edition("twice");
  const Ran ran = run({"sim", "rising", "--edition", file, "--edition", file});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.err, "There is already an edition “twice”; choose another name"));
}

TEST_F(Editions, other_games_have_none) {
  const Ran ran = run({"sim", "atlantis", "--edition", edition("elsewhere")});
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(holds(ran.err, "--edition is for Rising; Atlantis has no editions"));
}

TEST_F(Editions, an_unknown_name_is_answered_with_those_there_are) {
  const Ran ran = run({"sim", "rising", "--options", "edition=nowhere"});
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(holds(ran.err, "the values are house"));
}

TEST_F(Editions, a_saved_game_goes_on_by_the_numbers_it_began_with) {
  const std::string file = edition("box", "rounds:               30", "rounds: 7");
  const std::string saved = path("game.jsonl");
  const Ran begun = run({"play", "rising", "--edition", file, "--seats", "human:Ada,bot:random", "--seed", "1"},
                        "save " + saved + "\nquit\n");
  ASSERT_EQ(begun.exit_code, 0) << begun.err;
  edition("box", "rounds:               30", "rounds: 2");
  const auto rounds = [&](const std::vector<std::string>& command) {
    const Ran ran = run(command);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return ran.exit_code == 0 ? json::parse(ran.out).at("view").at("rounds") : json::value();
  };
  EXPECT_EQ(rounds({"replay", saved, "--json"}), 7);
  EXPECT_EQ(rounds({"replay", saved, "--json", "--edition", file}), 7);
  const std::string again = path("again.jsonl");
  const Ran resumed = run({"play", "--resume", saved, "--edition", file}, "save " + again + "\nquit\n");
  ASSERT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(rounds({"replay", again, "--json"}), 7);
}

TEST_F(Editions, a_finished_game_is_verified_without_the_file) {
  const std::string file = edition("box", "rounds:               30", "rounds: 2");
  const std::string record = path("game.jsonl");
  const Ran played = run(
      {"play", "rising", "--edition", file, "--seats", "bot:random,bot:random", "--seed", "1", "--autosave", record});
  ASSERT_EQ(played.exit_code, 0) << played.err;
  std::filesystem::remove(file);
  const Ran verified = run({"verify", record});
  EXPECT_EQ(verified.exit_code, 0) << verified.err;
}

TEST_F(Editions, a_server_can_be_moved_without_the_file) {
  const std::string file = edition("box", "rounds:               30", "rounds: 7");
  const std::string saved = path("game.jsonl");
  const Ran begun = run({"play", "rising", "--edition", file, "--seats", "human:Ada,bot:random", "--seed", "1"},
                        "save " + saved + "\nquit\n");
  ASSERT_EQ(begun.exit_code, 0) << begun.err;
  const std::string database = path("games.db");
  const Ran imported = run({"admin", "import", saved, "--db", database, "--json"});
  ASSERT_EQ(imported.exit_code, 0) << imported.err;
  EXPECT_EQ(run({"admin", "check", "--db", database}).exit_code, 0);
  const std::string table(json::parse(imported.out).at("table").as_string());
  const Ran exported = run({"admin", "export", table, path("exported.jsonl"), "--db", database});
  ASSERT_EQ(exported.exit_code, 0) << exported.err;
  EXPECT_EQ(json::parse(run({"replay", path("exported.jsonl"), "--json"}).out).at("view").at("rounds"), 7);
}

// Records name the house edition without saying what it says, so it must never change.
TEST(HouseEdition, says_what_it_has_always_said) {
  const std::string text = rising::write_edition(rising::house_edition());
  EXPECT_EQ(blake2b_hex({reinterpret_cast<const unsigned char*>(text.data()), text.size()}),
            "6d7fbdd6180a2619ae97c2cead79e8510fcdafcbe5a4d922a1b8b4340ff4d711")
      << "New numbers are a new edition; see docs/editions.md.";
}

TEST_F(Report, says_for_levels_and_players_how_often_the_team_wins) {
  const std::vector<std::string> command = {"sim",       "rising", "--report", "--games", "2",
                                            "--players", "2",      "--seats",  "random"};
  const Ran ran = run(command);
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(holds(ran.out, "| level | players | games | won | 95 % interval | rounds | steps | centre |"));
  for (const char* line : {"| 1 | 2 | 2 | 0.0 % |", "| 5 | 2 | 2 | 0.0 % |"}) EXPECT_TRUE(holds(ran.out, line));
  EXPECT_EQ(run(command).out, ran.out) << "the same seed gives the same games";
}

TEST_F(Report, needs_a_game_with_levels_and_one_kind_of_bot) {
  const Ran atlantis = run({"sim", "atlantis", "--report"});
  EXPECT_EQ(atlantis.exit_code, 2);
  EXPECT_TRUE(holds(atlantis.err, "Atlantis has no option level"));
  const Ran two = run({"sim", "rising", "--report", "--seats", "greedy,random"});
  EXPECT_EQ(two.exit_code, 2);
  EXPECT_TRUE(holds(two.err, "--report plays with one bot at every seat; --seats names 2"));
}

TEST(Balance, the_interval_is_wilsons) {
  const Share share = share_of(50, 100);
  EXPECT_NEAR(share.low, 0.4038, 0.0001);
  EXPECT_NEAR(share.high, 0.5962, 0.0001);
  EXPECT_EQ(share_of(0, 10).low, 0.0);
  EXPECT_NEAR(share_of(0, 10).high, 0.2775, 0.0001);
}

}  // namespace
}  // namespace atlantica::apps
