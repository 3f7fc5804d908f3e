#pragma once

#include <gtest/gtest.h>

#include "games/laws_atlantis.h"
#include "games/laws_escape.h"
#include "games/laws_rising.h"
#include "games/laws_survive.h"
#include "games/random_games.h"

namespace atlantica::laws {

// Every game, in all the ways that its laws are checked.
using Ways =
    testing::Types<atlantis::Rules, survive::Rules, SurviveTwoColours, SurviveToTheLast, SurviveSubmerged,
                   SurviveTwoColoursToTheLast, escape::Rules, EscapeShort, RisingAlone, RisingByTwo, RisingByThree,
                   RisingByFive, RisingChosen, RisingFirstVersion, RisingRichAlone, RisingRichByTwo, RisingRichByThree>;

}  // namespace atlantica::laws
