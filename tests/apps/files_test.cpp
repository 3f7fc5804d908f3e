#include <boost/json/parse.hpp>

#include "run_command.h"

namespace atlantica::apps {
namespace {

class RecordTest : public CommandTest {
 protected:
  std::string finished_game() const {
    const std::string file = path("done.jsonl");
    run({"play", "atlantis", "--seats", "greedy,random", "--seed", "2", "--autosave", file});
    return file;
  }

  // The record with the first occurrence of a text replaced.
  std::string forged(const std::string& from, const std::string& to) const {
    std::string text = read(finished_game());
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return write("forged.jsonl", text.replace(at, from.size(), to));
  }
};

TEST_F(RecordTest, files_that_are_no_records_are_refused_by_every_command) {
  const std::string text = read(finished_game());
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {path("missing.jsonl"), "there is no file "},
      {path(""), "is a directory, not a file"},
      {write("empty", ""), "is not a record: the file is empty"},
      {write("prose", "once upon a time\n"), "is not a record: line 1: "},
      {write("other", "{\"hello\":1}\n"), "is not a record: line 1: "},
      {write("cut", text.substr(0, text.size() / 2)), "is not a record: line "},
      {write("game", text.substr(0, text.find("atlantis")) + "chess" + text.substr(text.find("atlantis") + 8)),
       "this program has no game “chess”"}};
  for (const auto& [file, reason] : wrong) {
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"replay", file}, {"verify", file}, {"play", "--resume", file}}) {
      const Ran ran = run(command);
      EXPECT_EQ(ran.exit_code, 1) << command.front() << " " << file;
      EXPECT_TRUE(holds(ran.err, reason)) << command.front();
      EXPECT_TRUE(holds(ran.err, file));
      EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << "one sentence";
    }
  }
}

TEST_F(RecordTest, a_name_in_a_file_cannot_command_the_terminal) {
  const Ran ran = run({"replay", forged("[\"greedy\"", "[\"\\u001b[2J\"")});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(holds(ran.out, "\ufffd[2J")) << "a record always replays";
  EXPECT_FALSE(holds(ran.out + ran.err, "\x1b"));
}

TEST_F(RecordTest, a_record_of_another_game_is_not_resumed) {
  const Ran ran = run({"play", "survive", "--resume", finished_game()});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.err, "is a game of Atlantis, not of Survive"));
}

TEST_F(RecordTest, replay_shows_board_and_log_at_the_end_and_anywhere) {
  const std::string file = finished_game();
  const Ran end = run({"replay", file});
  EXPECT_TRUE(holds(end.out, "The game is over."));
  EXPECT_TRUE(holds(end.out, "Result\n"));
  const Ran early = run({"replay", file, "--at", "70"});
  EXPECT_EQ(early.exit_code, 0) << early.err;
  EXPECT_TRUE(holds(early.out, "after 70 of "));
  EXPECT_FALSE(holds(early.out, "Result\n"));
  const Ran start = run({"replay", file, "--at", "0"});
  EXPECT_TRUE(holds(start.out, "The table is being set up."));
  EXPECT_EQ(run({"replay", file, "--at", "100000"}).exit_code, 2);
}

TEST_F(RecordTest, replay_shows_only_what_the_viewer_knew) {
  const std::string file = finished_game();
  EXPECT_FALSE(holds(run({"replay", file, "--at", "70"}).out, "hand:"));
  EXPECT_TRUE(holds(run({"replay", file, "--at", "70", "--view", "1"}).out, "hand:"));
  for (const std::string view : {"2", "-1", "everything", "1x"}) {
    const Ran ran = run({"replay", file, "--view=" + view});
    EXPECT_EQ(ran.exit_code, 2) << view;
    EXPECT_TRUE(holds(ran.err, "expected spectator or a seat from 0 to 1"));
  }
}

TEST_F(RecordTest, replay_as_json_gives_view_and_events) {
  const Ran ran = run({"replay", finished_game(), "--at", "60", "--json"});
  const boost::json::value answer = boost::json::parse(ran.out);
  EXPECT_EQ(answer.at("sequence"), 60);
  EXPECT_EQ(answer.at("view").at("path").as_array().size(), 53U);
  EXPECT_EQ(answer.at("events").as_array().front().at("seq"), 1);
}

TEST_F(RecordTest, verify_says_what_differs_and_where) {
  EXPECT_TRUE(holds(run({"verify", forged("\"key\":\"", "\"key\":\"zz")}).err, "64 lower-case hexadecimal digits"));
  EXPECT_TRUE(holds(run({"verify", forged("\"commitment\":\"", "\"commitment\":\"0")}).err, "commitment"));
  EXPECT_TRUE(holds(run({"verify", forged("\"scores\":[", "\"scores\":[9")}).err, "result"));
  EXPECT_TRUE(
      holds(run({"verify", forged("{\"seat\":0,\"move\":\"play", "{\"seat\":1,\"move\":\"play")}).err, "move "));
  const std::string draw =
      read(finished_game()).find("draw ring") < read(finished_game()).find("draw flag") ? "draw ring" : "draw flag";
  const Ran ran = run({"verify", forged(draw, "draw crown")});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.err, "the key draws “" + draw + "” here"));
}

TEST_F(RecordTest, verify_as_json_answers_for_every_file) {
  const Ran ran = run({"verify", "--json", finished_game(), path("missing")});
  EXPECT_EQ(ran.exit_code, 1);
  std::istringstream lines(ran.out);
  std::string first;
  std::string second;
  std::getline(lines, first);
  std::getline(lines, second);
  EXPECT_EQ(boost::json::parse(first).at("true"), true);
  EXPECT_EQ(boost::json::parse(second).at("true"), false);
}

TEST_F(RecordTest, verify_tells_which_luck_of_a_continued_game_has_no_key) {
  const std::string file = forged("\"commitment\":", "\"earlier\":[{\"entries\":3}],\"commitment\":");
  const Ran ran = run({"verify", file});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(holds(ran.out, "3 random draws come from an earlier record without a key")) << ran.out;
  EXPECT_EQ(boost::json::parse(run({"verify", "--json", file}).out).at("unproved"), 3);
}

TEST_F(RecordTest, a_saved_game_that_was_continued_keeps_its_parts) {
  const std::string file = path("half.jsonl");
  run({"play", "atlantis", "--seed", "1"}, "save " + file + "\nquit\n");
  std::string text = read(file);
  text.replace(text.find("\"commitment\""), 0, "\"earlier\":[{\"entries\":3}],");
  const std::string again = path("again.jsonl");
  run({"play", "--resume", write("continued.jsonl", text)}, "save " + again + "\nquit\n");
  EXPECT_TRUE(holds(read(again), "\"earlier\":[{\"entries\":3}]")) << read(again);
}

TEST_F(RecordTest, an_unfinished_game_is_not_yet_a_true_record) {
  const std::string file = path("half.jsonl");
  run({"play", "atlantis", "--seed", "1"}, "save " + file + "\nquit\n");
  const Ran ran = run({"verify", file});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.err, "ends before the game is over"));
}

}  // namespace
}  // namespace atlantica::apps
