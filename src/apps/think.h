#pragma once

#include "search/thinking.h"

namespace atlantica::apps {

// Resources for bots that play with people: the clock and every core.
Thinking playing();
// Resources for bots that play many games for a study: the clock, one core, and full information on request.
Thinking studying();

}  // namespace atlantica::apps
