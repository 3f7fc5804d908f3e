#pragma once

#include <algorithm>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "search/bot.h"
#include "search/specification.h"
#include "search/thinking.h"
#include "search/tree_bot.h"

namespace atlantica {

// The bot specified by a text (specification.h), or why there is none.
template <Game G>
std::expected<std::unique_ptr<Bot<G>>, Message> make_bot(std::string_view text, const Thinking& thinking) {
  auto bot = read_bot(text);
  if (!bot) return std::unexpected(bot.error());
  if (const auto problem = bot_problem(*bot, thinking)) return std::unexpected(*problem);
  if (thinking.most_sims > 0 && bot->kind == BotSpecification::Kind::search)
    bot->sims = bot->sims == 0 ? thinking.most_sims : std::min(bot->sims, thinking.most_sims);
  switch (bot->kind) {
    case BotSpecification::Kind::random: return std::make_unique<RandomBot<G>>();
    case BotSpecification::Kind::greedy: return std::make_unique<GreedyBot<G>>();
    case BotSpecification::Kind::hurried: return std::make_unique<HurriedBot<G>>();
    default: return std::make_unique<TreeBot<G>>(*bot, thinking);
  }
}

}  // namespace atlantica
