#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>

#include "games/laws_atlantis.h"
#include "games/laws_escape.h"
#include "games/laws_rising.h"
#include "games/laws_survive.h"
#include "games/random_games.h"

namespace atlantica::laws {

// What must hold in every game, under the name of its test.
template <class G>
struct Law {
  const char* name;
  void (*check)(const Way<G>& way);
};

class LawTest : public testing::Test {
 public:
  explicit LawTest(std::function<void()> check) : check_(std::move(check)) {}
  void TestBody() override { check_(); }

 private:
  std::function<void()> check_;
};

struct LawFactory {
  std::function<void()> check;
  LawTest* operator()() const { return new LawTest(check); }
};

// Adds a test "suite/name.law" for each of the laws of a game; `laws` returns those of its template argument.
template <class W, class Laws>
void check_way(const std::string& suite, const char* name, Laws laws) {
  using G = GameOf<W>;
  for (const Law<G>& law : laws.template operator()<G>())
    testing::RegisterTest((suite + "/" + name).c_str(), law.name, nullptr, nullptr, __FILE__, __LINE__,
                          LawFactory{[check = law.check, way = way<W>()] { check(way); }});
}

// Adds the tests of every game in all the ways that its laws are checked. Typed tests of GoogleTest would do the same,
// but are expensive to compile.
template <class Laws>
bool check_every_way(const std::string& suite, Laws laws) {
  check_way<atlantis::Rules>(suite, "atlantis", laws);
  check_way<survive::Rules>(suite, "survive", laws);
  check_way<SurviveTwoColours>(suite, "survive_two_colours", laws);
  check_way<SurviveToTheLast>(suite, "survive_to_the_last", laws);
  check_way<SurviveSubmerged>(suite, "survive_submerged", laws);
  check_way<SurviveTwoColoursToTheLast>(suite, "survive_two_colours_to_the_last", laws);
  check_way<escape::Rules>(suite, "escape", laws);
  check_way<EscapeShort>(suite, "escape_short", laws);
  check_way<RisingAlone>(suite, "rising_alone", laws);
  check_way<RisingByTwo>(suite, "rising_by_two", laws);
  check_way<RisingByThree>(suite, "rising_by_three", laws);
  check_way<RisingByFive>(suite, "rising_by_five", laws);
  check_way<RisingChosen>(suite, "rising_chosen", laws);
  check_way<RisingFirstVersion>(suite, "rising_first_version", laws);
  check_way<RisingAnyEdition>(suite, "rising_any_edition", laws);
  check_way<RisingRichAlone>(suite, "rising_rich_alone", laws);
  check_way<RisingRichByTwo>(suite, "rising_rich_by_two", laws);
  check_way<RisingRichByThree>(suite, "rising_rich_by_three", laws);
  return true;
}

}  // namespace atlantica::laws
