// Everything a game says, refusals, explanations of moves and events, can be said in every language.
#include <gtest/gtest.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/ways.h"
#include "match/json.h"
#include "speech/arguments.h"
#include "speech/speaker.h"

namespace atlantica {
namespace {

const std::vector<std::string> kNames = {"Ada", "Bob", "Cleo", "Dan", "Eve"};

// Everything that was said, with its subject; a few examples of each message are enough.
class Said {
 public:
  void add(const Message& message) {
    std::set<std::string>& known = told_[message.key];
    if (known.size() == kExamples) return;
    if (known.insert(boost::json::serialize(arguments_json(message))).second) messages_.push_back(message);
  }
  void add(const boost::json::value& told) {
    Message message(std::string(told.at("say").as_string()));
    message.arguments = speech::arguments_of(told.as_object());
    add(message);
  }

  const std::vector<Message>& messages() const { return messages_; }

 private:
  static constexpr std::size_t kExamples = 30;

  std::map<std::string, std::set<std::string>> told_;
  std::vector<Message> messages_;
};

bool has_words_of(const speech::Catalogue& catalogue, const std::string& kind) {
  const auto first = catalogue.lower_bound(kind + ".");
  return first != catalogue.end() && first->first.starts_with(kind + ".");
}

// A name in the engine without a word although others of its kind have one.
bool is_bare(const speech::Catalogue& catalogue, const std::string& file, const std::string& kind,
             const std::string& name) {
  if (!has_words_of(catalogue, file + "." + kind) && !has_words_of(catalogue, "common." + kind)) return false;
  const std::string first = name.substr(0, name.rfind(' '));
  for (const std::string& from : {file, std::string("common")})
    for (const std::string& id : {name, first})
      if (catalogue.contains(from + "." + kind + "." + id)) return false;
  return true;
}

// Among the arguments the message uses.
std::vector<std::string> bare_names(const speech::Catalogue& catalogue, const Message& message) {
  const std::string file = message.key.substr(0, message.key.find('.'));
  const auto pattern = icu::UnicodeString::fromUTF8(catalogue.at(message.key));
  std::vector<std::string> bare;
  for (const std::string& blank : speech::argument_names(pattern)) {
    const speech::Wanted wanted = speech::wanted_of(blank, message.arguments);
    if (wanted.argument == nullptr || wanted.form == "id" || wanted.form == "count") continue;
    std::vector<std::string> names;
    if (const auto* one = std::get_if<std::string>(&wanted.argument->value)) names = {*one};
    if (const auto* many = std::get_if<std::vector<std::string>>(&wanted.argument->value)) names = *many;
    for (const std::string& name : names)
      if (is_bare(catalogue, file, wanted.kind, name)) bare.push_back(wanted.kind + "." + name);
  }
  return bare;
}

// Leftovers of a sentence whose parts are missing or were not understood.
std::string flaw(const std::string& sentence) {
  constexpr std::array<std::string_view, 9> kFlaws = {"{", "}", "  ", " .", " ,", " ;", " :", "“”", "„“"};
  for (const std::string_view mark : kFlaws)
    if (sentence.contains(mark)) return std::string(mark);
  return sentence.empty() || sentence.front() == ' ' || sentence.back() == ' ' ? "no words" : "";
}

void can_be_said(const Message& message, const std::string& language, const speech::Speaker& speaker) {
  const speech::Catalogue& catalogue = speech::catalogue(language);
  ASSERT_TRUE(speaker.has(message.key)) << language << " has no " << message.key;
  const std::string sentence = speaker.say(message, kNames);
  const std::string about = language + " " + message.key + " " + boost::json::serialize(arguments_json(message));
  EXPECT_EQ(flaw(sentence), "") << about << "\n" << sentence;
  EXPECT_EQ(bare_names(catalogue, message), std::vector<std::string>{}) << about << "\n" << sentence;
}

template <class G>
void hear_refusals(const Step<G>& step, const std::vector<typename G::Move>& moves, Rng& rng, Said& said) {
  for (int i = 0; i < 60; ++i) {
    const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const Seat seat = rng.below(3) == 0 ? static_cast<Seat>(rng.below(kChance + 1)) : step.seat;
    if (const auto refusal = G::refusal(step.before, seat, move)) said.add(refusal->message);
  }
}

template <class G>
void hear_moves(const Step<G>& step, Rng& rng, Said& said) {
  typename G::Moves moves;
  G::legal_moves(step.before, step.seat, moves);
  for (int i = 0; i < 6; ++i) {
    const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    said.add(to_json(G::explain(step.before, step.seat, move)));
  }
}

template <class G>
void hear_events(const Step<G>& step, Said& said) {
  std::vector<Viewer> viewers{Viewer::spectator()};
  for (Seat seat = 0; seat < G::seats(step.before); ++seat) viewers.push_back(Viewer::of(seat));
  for (const Viewer viewer : viewers)
    for (const auto& event : G::events(step.before, step.seat, step.move, step.after, viewer)) said.add(to_json(event));
}

template <class G>
void all_that_is_said_can_be_said_in_every_language(const Way<G>& often) {
  Said said;
  Way<G> way = often;
  way.games = std::min(way.games, 3);
  const auto candidates = laws::all_moves<G>();
  each_game(way, [&](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      hear_refusals<G>(step, candidates, rng, said);
      if (step.seat != kChance) hear_moves<G>(step, rng, said);
      hear_events<G>(step, said);
    }
    if (const auto refusal = G::refusal(steps.back().after, 0, candidates.front())) said.add(refusal->message);
  });
  ASSERT_FALSE(said.messages().empty());
  for (const std::string& language : speech::languages()) {
    const speech::Speaker speaker(language);
    for (const Message& message : said.messages()) can_be_said(message, language, speaker);
  }
}

template <class G>
constexpr std::array kLaws = {
    laws::Law<G>{"all_that_is_said_can_be_said_in_every_language", all_that_is_said_can_be_said_in_every_language<G>}};

const bool kAdded = laws::check_every_way("SpeechLaws", []<class G> { return kLaws<G>; });

}  // namespace
}  // namespace atlantica
