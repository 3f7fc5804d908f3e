#include "search/thinking.h"

namespace atlantica {

std::optional<std::string> bot_problem(const BotSpecification& bot, const Thinking& thinking) {
  if (bot.time > 0 && !thinking.microseconds) return "there is no clock here to keep a time budget; write sims=N";
  if (bot.sight == BotSpecification::Sight::all && thinking.peeking == Thinking::Peeking::forbidden)
    return "a bot that sees everything (open) is for studies with arena and sim only";
  return std::nullopt;
}

}  // namespace atlantica
