#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "games/laws_rising.h"
#include "games/random_games.h"
#include "games/rising/notation.h"
#include "match/json.h"
#include "speech/speaker.h"

// Everything in views of rising can be said in every language: no id without a sentence, no thing without a word.
namespace atlantica::rising {
namespace {

using speech::Speaker;

std::vector<Speaker> speakers() {
  std::vector<Speaker> all;
  for (const std::string& language : speech::languages()) all.emplace_back(language);
  return all;
}

// The sentence `key` for the fields of an object.
void check(const std::string& key, boost::json::object told) {
  static const std::vector<Speaker> kSpeakers = speakers();
  told["say"] = key;
  for (const Speaker& speaker : kSpeakers) {
    ASSERT_TRUE(speaker.has(key)) << key;
    const std::string sentence = speaker.say(told);
    EXPECT_FALSE(sentence.empty()) << key;
    EXPECT_EQ(sentence.find_first_of("{}_"), std::string::npos) << sentence;
  }
}

template <class W>
void tasks_and_details_can_be_said() {
  std::set<std::string> said;
  each_game(way<W>(), [&](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) {
      for (int i = 0; i < step.before.agenda.size; ++i)
        if (const TaskView task = task_view(step.before, i); said.insert(task.say).second)
          check(task.say, to_json(task).as_object());
      if (step.seat == kChance) continue;
      const MoveInfo info = Rules::explain(step.before, step.seat, step.move);
      if (info.detail && said.insert(*info.detail).second) check(*info.detail, to_json(info).as_object());
    }
  });
  EXPECT_TRUE(said.contains("rising.detail.card"));
  EXPECT_TRUE(said.contains("rising.task.misfortune"));
}

TEST(RisingSpeech, what_is_resolved_is_said_in_every_language) {
  tasks_and_details_can_be_said<laws::RisingRichByTwo>();
  tasks_and_details_can_be_said<laws::RisingRichByThree>();
}

// Words are looked up by the engine's names; a name without a word would be shown verbatim.
TEST(RisingSpeech, everything_with_a_name_has_a_word_in_every_language) {
  std::set<std::string> words = {"rising.place.centre", "rising.place.gate", "rising.purpose.gate"};
  const auto add = [&](const std::string& kind, int count, auto name, const std::string& form = "") {
    for (int i = 0; i < count; ++i) words.insert("rising." + kind + "." + std::string(name(i)) + form);
  };
  for (const std::string form : {"", ".text"}) {
    add("card", kCards, card_name, form);
    add("card", kMisfortunes, misfortune_name, form);
    add("councilor", kCouncilors, councilor_name, form);
  }
  add("component", kComponents + 1, component_name);
  add("place", kComponents, component_name);
  add("place", kPeninsulas, peninsula_name);
  add("peninsula", kPeninsulas, peninsula_name);
  add("resource", kResources + 1, resource_name);
  add("piece", kKinds, kind_name);
  for (const Speaker& speaker : speakers())
    for (const std::string& word : words) EXPECT_TRUE(speaker.has(word)) << word;
}

TEST(RisingSpeech, what_every_component_does_is_said_in_every_language) {
  for (int effect = 0; effect < kEffects; ++effect)
    for (const int amount : {1, 2, 5})
      check(std::string(component_key(static_cast<Effect>(effect))), {{"amount", amount}});
}

}  // namespace
}  // namespace atlantica::rising
