#pragma once

#include "search/thinking.h"

namespace atlantica::apps {

// What a bot may use that plays with people: the clock and every core.
Thinking playing();
// What bots may use that play many games for a study: the clock and one core, and a look at what is hidden.
Thinking studying();

}  // namespace atlantica::apps
