#include "catalog/rules_document.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace atlantica {
namespace {

RulesBlock only_block(const std::string& line) {
  const RulesDocument document = read_rules("# Title\n" + line);
  EXPECT_EQ(document.sections.size(), 1U);
  EXPECT_EQ(document.sections.at(0).blocks.size(), 1U);
  return document.sections.at(0).blocks.at(0);
}

RulesSpan text(const std::string& words) { return {"text", words, std::nullopt}; }

TEST(RulesDocument, has_a_section_for_every_heading) {
  const RulesDocument document =
      read_rules("lost\n\n# `demo` — a game\nSome words.\n\n## 1. Parts\n- DEM-1.1 Seven.\n");
  ASSERT_EQ(document.sections.size(), 2U);
  EXPECT_EQ(document.sections[0].level, 1);
  EXPECT_EQ(document.sections[0].title, (RulesSpans{{"code", "demo", {}}, text(" — a game")}));
  ASSERT_EQ(document.sections[0].blocks.size(), 1U);
  EXPECT_EQ(document.sections[0].blocks[0].kind, "paragraph");
  EXPECT_EQ(document.sections[1].level, 2);
  EXPECT_EQ(document.sections[1].title, (RulesSpans{text("1. Parts")}));
  ASSERT_EQ(document.sections[1].blocks.size(), 1U);
  EXPECT_EQ(document.sections[1].blocks[0].id, "DEM-1.1");
}

TEST(RulesDocument, a_rule_may_have_a_letter_and_be_inside_another) {
  const RulesBlock rule = only_block("  - DEM-1.2a round ones;");
  EXPECT_EQ(rule.kind, "rule");
  EXPECT_EQ(rule.id, "DEM-1.2a");
  EXPECT_EQ(rule.depth, 1);
  EXPECT_FALSE(rule.is_ruling);
  EXPECT_EQ(rule.spans, (RulesSpans{text("round ones;")}));
}

TEST(RulesDocument, an_entry_without_a_whole_id_is_an_item) {
  for (const char* words : {"no rule", "DEM-1 x", "DE-1.1 x", "dem-1.1 x", "DEM-1.1ab x", "DEM-1.1, x", "DEM-1.1"}) {
    const RulesBlock item = only_block("- " + std::string(words));
    EXPECT_EQ(item.kind, "item") << words;
    EXPECT_EQ(item.id, std::nullopt) << words;
    EXPECT_EQ(plain_text(item.spans), words);
  }
}

TEST(RulesDocument, a_rule_with_a_decision_of_ours_is_a_ruling) {
  const RulesBlock rule = only_block("- DEM-1.2 Some *tiles*. *Ruling (printed):* twelve.");
  EXPECT_TRUE(rule.is_ruling);
  EXPECT_EQ(rule.spans, (RulesSpans{text("Some "),
                                    {"emphasis", "tiles", {}},
                                    text(". "),
                                    {"ruling", "Ruling (printed):", {}},
                                    text(" twelve.")}));
}

TEST(RulesDocument, marks_without_a_partner_are_text) {
  EXPECT_EQ(only_block("**All** of 2 * 3, ** and `").spans,
            (RulesSpans{{"strong", "All", {}}, text(" of 2 "), {"emphasis", " 3, ", {}}, text("* and `")}));
}

TEST(RulesDocument, a_table_has_a_head_and_rows) {
  const RulesDocument document = read_rules("# T\n| item | A |\n|---|---|\n| `amphora` | 7 |\n| ring | |\nafter\n");
  ASSERT_EQ(document.sections.at(0).blocks.size(), 2U);
  const RulesBlock& table = document.sections[0].blocks[0];
  EXPECT_EQ(table.kind, "table");
  EXPECT_EQ(table.head, (std::vector<RulesSpans>{{text("item")}, {text("A")}}));
  EXPECT_EQ(table.rows,
            (std::vector<std::vector<RulesSpans>>{{{{"code", "amphora", {}}}, {text("7")}}, {{text("ring")}, {}}}));
  EXPECT_EQ(document.sections[0].blocks[1].kind, "paragraph");
}

TEST(RulesDocument, a_mention_of_another_rule_leads_to_it_and_other_numbers_stay_numbers) {
  const RulesDocument document =
      read_rules("# T\n- SUR-4.1a One.\n- SUR-4.2 As 4.1a, not 9.9, ATL-4.2, v4.2 or 4.21 (SUR-4.1a).");
  EXPECT_EQ(document.sections.at(0).blocks.at(1).spans, (RulesSpans{text("As "),
                                                                    {"link", "4.1a", "SUR-4.1a"},
                                                                    text(", not 9.9, ATL-4.2, v4.2 or 4.21 ("),
                                                                    {"link", "SUR-4.1a", "SUR-4.1a"},
                                                                    text(").")}));
}

TEST(RulesDocument, has_every_rule_of_every_game) {
  const std::regex id(R"(- ([A-Z]{3}-\d+\.\d+[a-z]?) .*)");
  for (const GameEntry& game : games()) {
    std::ifstream file(TESTS_DIR "/../docs/rules/" + std::string(game.id) + ".md");
    std::vector<std::string> wanted;
    for (std::string line; std::getline(file, line);) {
      line.erase(0, line.find_first_not_of(' '));
      if (std::smatch found; std::regex_match(line, found, id)) wanted.push_back(found[1]);
    }
    EXPECT_FALSE(wanted.empty()) << game.id;
    std::vector<std::string> read;
    for (const RulesBlock& rule : rules_in(read_rules(game.rules))) read.push_back(rule.id.value());
    EXPECT_EQ(read, wanted) << game.id;
  }
}

TEST(RulesDocument, leaves_no_marks_of_Markdown_in_the_rules) {
  for (const GameEntry& game : games())
    for (const RulesBlock& rule : rules_in(read_rules(game.rules)))
      EXPECT_EQ(plain_text(rule.spans).find_first_of("*`"), std::string::npos) << plain_text(rule.spans);
}

}  // namespace
}  // namespace atlantica
