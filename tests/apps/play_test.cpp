#include "run_command.h"

namespace atlantica::apps {
namespace {

using PlayTest = CommandTest;

const std::vector<std::string> kTwoPeople = {"play", "atlantis", "--seats", "human:Ada,human:Grace", "--seed", "3"};

// Presses Enter at every hand-over and picks the first move at every other prompt: 1 is never refused, because a
// hand-over only waits for Enter.
std::string ones(int count) {
  std::string typed;
  for (int i = 0; i < count; ++i) typed += "1\n";
  return typed;
}

std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

// The board at the end of the game with its result.
std::string last_board(const std::string& out) {
  const std::size_t begin = out.rfind("The game is over.\n\n");
  return out.substr(begin, out.find("Type save FILE", begin) - begin);
}

TEST_F(PlayTest, two_people_play_a_whole_game_by_typing_numbers) {
  const Ran ran = run(kTwoPeople, ones(2000));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(holds(ran.out, "The game is over."));
  EXPECT_TRUE(holds(ran.out, "Result\n  ▲ Ada: tiles "));
  EXPECT_TRUE(holds(ran.out, " wins\n"));
}

TEST_F(PlayTest, bots_alone_play_to_the_end_and_need_no_input) {
  const Ran ran = run({"play", "atlantis", "--seats", "bot:greedy,bot:random,bot:random", "--seed", "1"});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(holds(ran.out, "▲ greedy plays "));
  EXPECT_TRUE(holds(ran.out, "Result\n"));
}

TEST_F(PlayTest, the_same_seed_gives_the_same_game) {
  const std::vector<std::string> bots = {"play", "atlantis", "--seats", "random,greedy", "--seed"};
  EXPECT_EQ(run(with(bots, {"4"})).out, run(with(bots, {"4"})).out);
  EXPECT_NE(run(with(bots, {"4"})).out, run(with(bots, {"5"})).out);
}

TEST_F(PlayTest, nobody_sees_another_hand) {
  const Ran ran = run(with(kTwoPeople, {"--options", "first=0"}), "\n1\n");
  const std::size_t over = ran.out.find("It is ● Grace’s turn");
  ASSERT_NE(over, std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.substr(over - 60, 60), std::string(60, '\n')) << "Ada's hand is scrolled away";
  EXPECT_FALSE(holds(ran.out.substr(over), "hand:")) << "Grace has not pressed Enter";
  EXPECT_FALSE(holds(ran.out, "● Grace draws flag")) << "what Grace drew is not told to Ada";
}

TEST_F(PlayTest, the_input_may_end_at_any_time) {
  const Ran ran = run({"play", "atlantis", "--seed", "1"});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(holds(ran.out, "End of input; the game is not saved."));
}

TEST_F(PlayTest, nonsense_gets_a_clear_answer) {
  const Ran ran = run(
      {"play", "atlantis", "--seed", "1"},
      "dance\n99\n0\n99999999999999999999999\nplay ring\nplay ring 53\nsave\nrules ATL-99\nundo\n\xff\xfe\nquit\nno\n");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(holds(ran.out, "! “dance” is not a move"));
  EXPECT_TRUE(holds(ran.out, "! There is no move 99; type a number from 1 to "));
  EXPECT_TRUE(holds(ran.out, "! There is no move 0;"));
  EXPECT_TRUE(holds(ran.out, "! There is no move 99999999999999999999999;"));
  EXPECT_TRUE(holds(ran.out, "! “play ring” is not a move"));
  EXPECT_TRUE(holds(ran.out, "(ATL-3.2)")) << "a refused move names its rule";
  EXPECT_TRUE(holds(ran.out, "! Give a file to save the game to: save FILE"));
  EXPECT_TRUE(holds(ran.out, "! There is no rule ATL-99; the rules are ATL-1.1 to ATL-10.3."));
}

TEST_F(PlayTest, help_rules_log_and_an_empty_line_answer) {
  const Ran ran = run({"play", "atlantis", "--seed", "1"}, "help\nrules atl-3.10\nlog\n\nquit\nno\n");
  EXPECT_TRUE(holds(ran.out, "undo your last move"));
  EXPECT_TRUE(holds(ran.out, "ATL-3.10  If a move can be completed"));
  EXPECT_TRUE(holds(ran.out, " starts."));
  const std::string first_move = "  1  play amphora 0    Amphora: to space 4, take ring 2\n";
  std::size_t lists = 0;
  for (std::size_t at = 0; (at = ran.out.find(first_move, at)) != std::string::npos; ++at) ++lists;
  EXPECT_EQ(lists, 2U) << "the moves are listed at the start and after the empty line\n" << ran.out;
}

TEST_F(PlayTest, capitals_and_spaces_do_not_matter) {
  const Ran ran = run(with(kTwoPeople, {"--options", "first=0"}), "\n  BRIDGE   27 \nquit\nno\n");
  EXPECT_TRUE(holds(ran.out, "▲ Ada bridges the gap on space 27."));
}

TEST_F(PlayTest, a_move_is_taken_back) {
  const Ran ran = run(with(kTwoPeople, {"--options", "first=0"}), "\nbridge 27\nundo\nquit\nno\n");
  EXPECT_TRUE(holds(ran.out, "▲ Ada takes back a move."));
  EXPECT_TRUE(holds(ran.out.substr(ran.out.find("takes back a move")), "bridge 27"));
}

TEST_F(PlayTest, a_saved_game_goes_on_as_if_it_had_not_stopped) {
  const std::string file = path("game.jsonl");
  const std::vector<std::string> options = {"--options", "first=0"};
  const Ran whole = run(with(kTwoPeople, options), ones(2000));
  const Ran saved = run(with(kTwoPeople, options), ones(20) + "save " + file + "\nquit\n");
  ASSERT_TRUE(holds(saved.out, "The game is saved to " + file));
  const Ran resumed = run({"play", "--resume", file}, ones(2000));
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(last_board(whole.out), last_board(resumed.out));
}

TEST_F(PlayTest, quitting_offers_to_save) {
  const std::string file = path("left.jsonl");
  const Ran ran = run(kTwoPeople, "\n1\n\nquit\n" + file + "\n");
  EXPECT_TRUE(holds(ran.out, "Save to [atlantis.jsonl]: "));
  EXPECT_EQ(run({"replay", file}).exit_code, 0);
  const Ran at_hand_over = run(kTwoPeople, "quit\nno\n");
  EXPECT_TRUE(holds(at_hand_over.out, "Save to [atlantis.jsonl]: "));
  EXPECT_FALSE(holds(at_hand_over.out, "hand:"));
}

TEST_F(PlayTest, a_file_that_cannot_be_written_does_not_end_the_game) {
  const Ran ran = run(kTwoPeople, "\nsave /no/such/folder/game\nmoves\nquit\nno\n");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(holds(ran.out, "! /no/such/folder/game cannot be written: No such file or directory"));
}

TEST_F(PlayTest, autosave_keeps_the_game_without_being_asked) {
  const std::string file = path("auto.jsonl");
  const Ran ran = run(with(kTwoPeople, {"--autosave", file}), "\n1\n\n1\n");
  EXPECT_FALSE(holds(ran.out, "not saved"));
  EXPECT_EQ(run({"play", "--resume", file}).exit_code, 0);
}

TEST_F(PlayTest, the_record_of_a_finished_game_is_true) {
  const std::string file = path("done.jsonl");
  run({"play", "atlantis", "--seats", "greedy,random", "--seed", "2", "--autosave", file});
  const Ran ran = run({"verify", file});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(holds(ran.out, "a valid record of Atlantis"));
  const Ran again = run({"play", "--resume", file});
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_TRUE(holds(again.err, "is over; view it with: atlantica replay"));
}

TEST_F(PlayTest, wrong_seats_and_options_are_explained) {
  const auto error = [](const std::vector<std::string>& more) {
    const Ran ran = run(with({"play", "atlantis"}, more));
    EXPECT_EQ(ran.exit_code, 2);
    return ran.err;
  };
  EXPECT_TRUE(holds(error({"--seats", "human,bot:clever"}), "seat 2: there is no bot “clever”"));
  EXPECT_NE(error({"--seats", "human"}), "");
  EXPECT_NE(error({"--seats", "human,human,human,human,human"}), "");
  EXPECT_TRUE(holds(error({"--seats", "human:AnExtraordinarilyLongNameIndeed,greedy"}), "1 to 24 characters"));
  EXPECT_TRUE(holds(error({"--options", "first=9"}), "first"));
  EXPECT_TRUE(holds(error({"--options", "colour=9"}), "colour"));
  EXPECT_TRUE(holds(run({"play"}).err, "which game?"));
  EXPECT_TRUE(holds(run({"play", "chess"}).err, "there is no game “chess”"));
}

}  // namespace
}  // namespace atlantica::apps
