#include "names/names.h"

#include <gtest/gtest.h>

#include "names/common_passwords.h"
#include "names/passwords.h"

namespace atlantica {
namespace {

std::string kept(const std::string& text) { return read_name(text).value_or("refused"); }
std::string refusal(const std::string& text) {
  const auto name = read_name(text);
  return name ? "none: " + *name : name.error().key;
}

TEST(Names, have_one_to_24_characters) {
  for (const std::string good : {"A", "Ada Lovelace", "Björn", "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
                                 "123456789012345678901234", "Ольга", "علي", "!", "\U00010000"})
    EXPECT_EQ(kept(good), good);
  for (const std::string bad : {"", "1234567890123456789012345"})
    EXPECT_EQ(refusal(bad), "common.protocol.line_length") << bad;
}

TEST(Names, are_kept_in_one_form) {
  EXPECT_EQ(kept("Ａｄａ"), "Ada") << "full-width letters";
  EXPECT_EQ(kept("A\u0308rger"), "Ärger") << "a letter and its accent";
  EXPECT_EQ(kept("\ufb01nn"), "finn") << "a ligature";
  EXPECT_EQ(kept("  Ada \u00a0 Lovelace\u3000"), "Ada Lovelace") << "spaces";
  EXPECT_EQ(refusal("\ufdfa\ufdfa"), "common.protocol.line_length") << "what looks short may not be";
}

TEST(Names, hold_nothing_invisible_and_nothing_that_controls_the_text) {
  for (const std::string sign :
       {"\x1f",   "\t",     "\n",     "\x7f",   "\u0080", "\u009f", "\u00ad", "\u034f",    "\u061c",
        "\u115f", "\u200b", "\u200c", "\u200d", "\u200e", "\u2028", "\u2029", "\u202e",    "\u2060",
        "\u2066", "\u206a", "\u3164", "\ufe0f", "\ufeff", "\ue000", "\uffff", "\U000e0041"})
    EXPECT_EQ(refusal("a" + sign + "b"), "common.name.hidden") << sign;
}

TEST(Names, may_hold_emoji) {
  for (const std::string emoji : {"👩‍🚀 Eva", "Ada ❤️", "🏳️‍🌈", "👍🏽", "🇩🇪"})
    EXPECT_EQ(kept(emoji), emoji);
}

TEST(Names, leave_ink) {
  for (const std::string blank : {" ", "\u00a0", "\u1680", "\u2003", "\u3000", "\u0301", " \u0301 "})
    EXPECT_EQ(refusal(blank), "common.protocol.line_blank") << "[" << blank << "]";
}

TEST(Names, are_valid_utf_8) {
  for (const std::string bad :
       {"\xc3", "\xe2\x82", "\xf0\x9f\x98(", "\x80", "\xff", "\xc0\xa1", "\xed\xa0\x80", "\xf4\x90\x80\x80", "a\xff"})
    EXPECT_EQ(refusal(bad), "common.protocol.line_utf8") << bad;
}

TEST(Names, from_old_files_can_be_shown) {
  EXPECT_EQ(shown_name("Ada"), "Ada");
  EXPECT_EQ(shown_name("\x1b[2J"), "\ufffd[2J");
  EXPECT_EQ(shown_name(std::string(5000, 'a')), std::string(24, 'a'));
  EXPECT_EQ(shown_name("a\xff"), "a\ufffd");
}

TEST(NameKeys, are_the_same_however_a_name_is_written) {
  EXPECT_EQ(name_key("ADA"), name_key("ada"));
  EXPECT_EQ(name_key("ÄRGER"), name_key("ärger"));
  EXPECT_EQ(name_key("STRASSE"), name_key("Straße"));
  EXPECT_EQ(name_key("Ａｄａ"), name_key("Ada"));
  EXPECT_EQ(name_key(" Ada  Lovelace"), name_key("ada lovelace"));
  EXPECT_NE(name_key("Ada"), name_key("Eda"));
  EXPECT_EQ(old_name_key("ADA Ärger"), "ada Ärger");
}

TEST(Skeletons, are_the_same_for_names_that_look_alike) {
  for (const auto& [one, other] :
       std::vector<std::pair<std::string, std::string>>{{"Bob", "B0b"},
                                                        {"Alda", "AIda"},    // a small l, a capital I
                                                        {"Ada", "Аdа"},      // Cyrillic
                                                        {"scope", "ѕсоре"},  // all of it
                                                        {"Hans", "Ηans"},    // Greek
                                                        {"mia", "rnia"},
                                                        {"Paul", "PAUL"},
                                                        {"Ada", "Ａda"}})
    EXPECT_EQ(name_skeleton(one), name_skeleton(other)) << one << " " << other;
}

TEST(Skeletons, tell_apart_what_people_tell_apart) {
  for (const auto& [one, other] : std::vector<std::pair<std::string, std::string>>{
           {"Ella", "Elia"}, {"Mia", "Mila"}, {"Jan", "Jon"}, {"Ärger", "Arger"}, {"Ada", "Ada 2"}, {"Олег", "Олеж"}})
    EXPECT_NE(name_skeleton(one), name_skeleton(other)) << one << " " << other;
}

TEST(Passwords, that_are_guessed_first_are_refused) {
  for (const std::string common :
       {"password", "Password1", "12345678", "QWERTZUIOP", "iloveyou", "passwort123", "aaaaaaaa"})
    EXPECT_EQ(guessable(common, "Ada"), Message("common.name.common_password")) << common;
  for (const std::string own : {"Björnson", "BJÖRNSON", "björnson1987"})
    EXPECT_EQ(guessable(own, "Björnson"), Message("common.name.password_is_name")) << own;
  for (const std::string good : {"correct horse", "Björnson und Söhne", "hunter2hunter3", "four odd words here"})
    EXPECT_EQ(guessable(good, "Björnson"), std::nullopt) << good;
}

// The list is searched by halving, and anything shorter than 8 bytes is refused anyway.
TEST(Passwords, are_listed_in_order_and_long_enough) {
  std::string_view list = kCommonPasswords;
  std::string_view before;
  std::size_t count = 0;
  while (!list.empty()) {
    const std::string_view line = list.substr(0, list.find('\n'));
    list.remove_prefix(line.size() + 1);
    EXPECT_LT(before, line);
    EXPECT_GE(line.size(), 8U) << line;
    EXPECT_EQ(name_key(line), line);
    before = line;
    ++count;
  }
  EXPECT_GT(count, 3000U);
}

}  // namespace
}  // namespace atlantica
