#include "speech/speaker.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json/parse.hpp>

namespace atlantica::speech {
namespace {

// What a speaker says with a catalogue of the message "sea.x" and some words of the sea.
std::string said(const std::string& language, const std::string& pattern, std::initializer_list<Argument> arguments,
                 Names names = {}) {
  const Catalogue words{{"sea.x", pattern},
                        {"sea.creature.shark", "Hai"},
                        {"sea.creature.shark.the", "der Hai"},
                        {"sea.creature.shark.acc", "den Hai"},
                        {"sea.creature.eel", "äußerer Aal"},
                        {"sea.explorer.red", "Rot {n}"},
                        {"sea.inner", "[{creature}]"},
                        {"common.creature.shark", "a shark of another game"},
                        {"common.creature.gull", "gull"},
                        {"common.player.nameless", "player {n}"}};
  return Speaker(language, words).say({"sea.x", arguments}, names);
}

TEST(Speech, a_string_is_a_word_of_its_kind) {
  EXPECT_EQ(said("de", "Ein {creature}!", {{"creature", "shark"}}), "Ein Hai!");
}

TEST(Speech, a_word_of_the_game_comes_before_one_that_games_share) {
  EXPECT_EQ(said("en", "{creature}", {{"creature", "shark"}}), "Hai");
  EXPECT_EQ(said("en", "{creature}", {{"creature", "gull"}}), "gull");
}

TEST(Speech, a_string_that_is_no_word_stands_for_itself) {
  EXPECT_EQ(said("en", "{hex} {creature}", {{"hex", "F5"}, {"creature", "kraken {n}"}}), "F5 kraken {n}");
}

TEST(Speech, digits_at_the_end_of_a_name_do_not_change_its_kind) {
  EXPECT_EQ(said("en", "{creature2}", {{"creature", "gull"}, {"creature2", "shark"}}), "Hai");
}

TEST(Speech, a_word_may_have_a_number_behind_it) {
  EXPECT_EQ(said("de", "{explorer} geht", {{"explorer", "red 3"}}), "Rot 3 geht");
}

TEST(Speech, forms_of_a_word_are_asked_for_by_name) {
  EXPECT_EQ(said("de", "{creature_the} frisst {creature_acc}", {{"creature", "shark"}}), "der Hai frisst den Hai");
  EXPECT_EQ(said("de", "{creature_acc}", {{"creature", "eel"}}), "äußerer Aal") << "the word has no such form";
}

TEST(Speech, a_capital_blank_begins_with_a_capital) {
  EXPECT_EQ(said("de", "{Creature_the}", {{"creature", "shark"}}), "Der Hai");
  EXPECT_EQ(said("de", "{Creature}", {{"creature", "eel"}}), "Äußerer Aal");
}

TEST(Speech, the_raw_value_selects) {
  const std::string pattern = "{creature_id, select, shark {bites} other {swims}}";
  EXPECT_EQ(said("en", pattern, {{"creature", "shark"}}), "bites");
  EXPECT_EQ(said("en", pattern, {{"creature", "eel"}}), "swims");
}

TEST(Speech, numbers_and_plurals_follow_the_language) {
  const std::string pattern = "{count, plural, one {# Karte} other {# Karten}}";
  EXPECT_EQ(said("de", pattern, {{"count", 1}}), "1 Karte");
  EXPECT_EQ(said("de", pattern, {{"count", 1200}}), "1.200 Karten");
  EXPECT_EQ(said("en", "{count}", {{"count", 1200}}), "1,200");
}

TEST(Speech, lists_are_joined_as_the_language_does_and_counted) {
  const std::vector<std::string> three{"shark", "gull", "F5"};
  EXPECT_EQ(said("de", "{creatures}", {{"creatures", three}}), "shark, gull und F5");
  EXPECT_EQ(said("en", "{creature}", {{"creature", three}}), "Hai, gull, and F5");
  EXPECT_EQ(said("en", "{creature_count}", {{"creature", three}}), "3");
}

TEST(Speech, a_seat_is_called_by_the_name_of_its_player) {
  const std::array<std::string, 2> names{"Ada", "Grace"};
  EXPECT_EQ(said("en", "{seat} and {other_seat}", {{"seat", 1}, {"other_seat", 0}}, names), "Grace and Ada");
  EXPECT_EQ(said("en", "{seat}", {{"seat", 2}}, names), "player 3");
}

TEST(Speech, a_message_may_hold_another) {
  EXPECT_EQ(said("en", "so {problem}.", {{"problem", Message{"sea.inner", {{"creature", "shark"}}}}}), "so [Hai].");
}

TEST(Speech, a_message_that_is_not_in_the_catalogue_is_said_by_its_id) {
  EXPECT_EQ(Speaker("en").say("sea.nowhere"), "sea.nowhere");
  EXPECT_FALSE(Speaker("en").has("sea.nowhere"));
}

TEST(Speech, an_event_is_said_by_its_own_fields) {
  const Speaker speaker("en", {{"sea.walk", "{seat} goes to {to}{fatal, select, true {, deadly} other {}}."}});
  const std::array<std::string, 1> names{"Ada"};
  const auto event = boost::json::parse(R"({"type":"walk","say":"sea.walk","seat":0,"to":"F6","fatal":true})");
  EXPECT_EQ(speaker.say(event.as_object(), names), "Ada goes to F6, deadly.");
}

TEST(Speech, the_program_speaks_english_until_told_otherwise) {
  EXPECT_EQ(say("common.refusal.game_over"), "The game is over.");
  speak("de");
  EXPECT_EQ(say("common.refusal.game_over"), Speaker("de").say("common.refusal.game_over"));
  EXPECT_EQ(in_english("common.refusal.game_over"), "The game is over.");
  speak("en");
}

TEST(Languages, begin_with_english_and_have_the_same_messages) {
  ASSERT_GE(languages().size(), 2U);
  EXPECT_EQ(languages().front(), "en");
  const Catalogue& english = catalogue("en");
  // Languages need different forms of their words.
  const auto is_form = [&](const std::string& key) { return english.contains(key.substr(0, key.rfind('.'))); };
  for (const std::string& language : languages())
    for (const auto& [key, sentence] : english)
      EXPECT_TRUE(catalogue(language).contains(key) || is_form(key)) << language << " lacks " << key;
}

TEST(Languages, are_found_by_the_settings_of_a_system) {
  EXPECT_EQ(language_for("de_DE.UTF-8"), "de");
  EXPECT_EQ(language_for("de"), "de");
  EXPECT_EQ(language_for("de-AT@euro"), "de");
  EXPECT_EQ(language_for("C.UTF-8"), "en");
  EXPECT_EQ(language_for("tlh_QO"), "en");
  EXPECT_EQ(language_for(""), "en");
}

}  // namespace
}  // namespace atlantica::speech
