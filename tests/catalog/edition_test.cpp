#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "catalog/scenario.h"
#include "games/rising/edition/house_text.h"
#include "match/json.h"
#include "match/record.h"
#include "said.h"

// Games keep the edition they began with, whatever becomes of its file.
namespace atlantica {
namespace {

class EditionTest : public testing::Test {
 protected:
  EditionTest() { remove_editions(); }
  ~EditionTest() override { remove_editions(); }

  // The file of an edition "box" whose games last this many rounds.
  static std::string box(int rounds) {
    std::string text(kHouseEdition);
    text.replace(text.find("edition: house"), 14, "edition: box");
    return text.replace(text.find("rounds:               30"), 24, "rounds: " + std::to_string(rounds));
  }
  static std::unique_ptr<Match> begun() {
    auto match = rising().new_match(2, {{"edition", "box"}, {"first", "0"}}, rising().rules_version, {});
    EXPECT_TRUE(match) << match.error();
    return std::move(*match);
  }
  static const GameEntry& rising() { return *find_game("rising"); }
  static boost::json::value rounds(const Match& match) { return match.view(Viewer::spectator()).at("rounds"); }
};

TEST_F(EditionTest, a_record_replays_without_the_file) {
  ASSERT_TRUE(add_edition(box(7)));
  const std::string written = write_record(record_of(*begun()));
  remove_editions();
  const Record record = read_record(written).value();
  EXPECT_EQ(record.options.at("edition"), "box");
  const auto again = start_of(record);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(rounds(**again), 7);
  EXPECT_EQ(write_record(record_of(**again)), written);
}

TEST_F(EditionTest, a_record_replays_as_it_was_after_the_file_was_edited) {
  ASSERT_TRUE(add_edition(box(7)));
  const auto match = begun();
  const Record record = record_of(*match);
  remove_editions();
  ASSERT_TRUE(add_edition(box(9)));
  EXPECT_EQ(rounds(**start_of(record)), 7);
  EXPECT_EQ(rounds(*match), 7);
  EXPECT_EQ(rounds(*begun()), 9) << "a new game";
}

TEST_F(EditionTest, the_house_edition_is_not_written_down) {
  const auto match = rising().new_match(2, {{"edition", "house"}}, rising().rules_version, {}).value();
  EXPECT_EQ(match->edition_text(), "");
  EXPECT_FALSE(write_record(record_of(*match)).contains("edition_text"));
  EXPECT_FALSE(match->position().as_object().contains("edition_text"));
}

TEST_F(EditionTest, an_old_record_has_only_the_name_and_needs_the_file) {
  ASSERT_TRUE(add_edition(box(7)));
  Record old = record_of(*begun());
  old.edition_text.clear();
  EXPECT_EQ(rounds(**start_of(old)), 7);
  remove_editions();
  EXPECT_EQ(said(start_of(old).error()),
            "it was played with the edition \"box\" but does not contain it; name its file with --edition");
}

TEST_F(EditionTest, a_record_that_contradicts_itself_is_refused) {
  ASSERT_TRUE(add_edition(box(7)));
  Record record = record_of(*begun());
  record.options.erase("edition");
  EXPECT_EQ(said(start_of(record).error()), "Option edition: the values are box, not \"house\".");
  record.edition_text = "edition: box";
  EXPECT_TRUE(said(start_of(record).error()).starts_with("edition_text: These entries are missing: tiles Forests"));
  record.game = "atlantis";
  record.rules = 1;
  EXPECT_EQ(said(start_of(record).error()), "Atlantis has no editions");
}

TEST_F(EditionTest, a_position_goes_on_without_the_file) {
  ASSERT_TRUE(add_edition(box(7)));
  const boost::json::value position = begun()->position();
  boost::json::value named = position;
  named.as_object().erase("edition_text");
  const auto match = rising().from_position(named, rising().rules_version).value();
  EXPECT_EQ(match->position(), position) << "the edition of that name";
  const Record record = record_of(*match);
  remove_editions();
  EXPECT_EQ(rounds(**rising().from_position(position, rising().rules_version)), 7);
  EXPECT_EQ(rounds(**start_of(record)), 7) << "a game that began there";
  EXPECT_EQ(said(rising().from_position(named, rising().rules_version).error()),
            "edition: the position does not say what the edition \"box\" is; add its text as edition_text, or name its "
            "file with --edition");
}

TEST_F(EditionTest, a_scenario_may_contain_its_edition) {
  ASSERT_TRUE(add_edition(box(7)));
  const std::string text = begun()->edition_text();
  remove_editions();
  const boost::json::value scenario{
      {"scenario", "t"},
      {"game", "rising"},
      {"start", {{"seats", 2}, {"options", {{"edition", "box"}}}, {"edition_text", text}}},
      {"steps", boost::json::array{{{"view", {{"edition", "box"}, {"rounds", 7}}}}}}};
  const auto report = run_scenario(scenario);
  ASSERT_TRUE(report) << report.error();
  EXPECT_TRUE(report->failures.empty()) << report->failures.front();
}

TEST_F(EditionTest, a_name_is_taken_once) {
  ASSERT_TRUE(add_edition(box(7)));
  EXPECT_EQ(said(add_edition(box(9)).error()), "There is already an edition \"box\"; choose another name.");
  EXPECT_EQ(said(add_edition(kHouseEdition).error()), "There is already an edition \"house\"; choose another name.");
}

}  // namespace
}  // namespace atlantica
