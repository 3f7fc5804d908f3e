#include "search/thinking.h"

namespace atlantica {

std::optional<Message> bot_problem(const BotSpecification& bot, const Thinking& thinking) {
  if (bot.time > 0 && !thinking.microseconds) return "common.bot.no_clock";
  if (bot.sight == BotSpecification::Sight::all && thinking.peeking == Thinking::Peeking::forbidden)
    return "common.bot.open";
  return std::nullopt;
}

}  // namespace atlantica
