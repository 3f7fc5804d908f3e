#include "search/specification.h"

#include <array>
#include <charconv>
#include <optional>

namespace atlantica {

namespace {

// Simulations per level from 2 up. Level 5 takes at most about a second on one core.
constexpr std::array<std::uint64_t, 4> kSimsOfLevel = {20, 150, 1'200, 10'000};

std::unexpected<Message> wrong(std::string_view text, Message why) {
  return std::unexpected(Message{"common.bot.unknown", {{"text", text}, {"problem", std::move(why)}}});
}

std::optional<std::uint64_t> number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

BotSpecification level(int number) {
  if (number == 1) return {.kind = BotSpecification::Kind::hurried};
  return {.sims = kSimsOfLevel[static_cast<std::size_t>(number - 2)]};
}

// Reads one word of a search; returns what is wrong with it, if anything.
std::optional<Message> add(BotSpecification& bot, std::string_view word) {
  if (word == "plain") {
    bot.knowledge = BotSpecification::Knowledge::plain;
  } else if (word == "open") {
    bot.sight = BotSpecification::Sight::all;
  } else if (word.starts_with("sims=")) {
    const auto sims = number(word.substr(5));
    if (!sims || *sims < 1 || *sims > kMostSims) return Message{"common.bot.sims", {{"most", kMostSims}}};
    bot.sims = *sims;
  } else if (word.starts_with("time=")) {
    const auto time = number(word.substr(5));
    if (!time || *time < 1 || *time > kMostTime) return Message{"common.bot.time", {{"most", kMostTime}}};
    bot.time = static_cast<std::int64_t>(*time);
  } else if (word.size() == 1 && word[0] >= '2' && word[0] <= '5') {
    bot.sims = level(word[0] - '0').sims;
  } else {
    return "common.bot.choices";
  }
  return std::nullopt;
}

}  // namespace

std::expected<BotSpecification, Message> read_bot(std::string_view text) {
  if (text == "random") return BotSpecification{.kind = BotSpecification::Kind::random};
  if (text == "greedy") return BotSpecification{.kind = BotSpecification::Kind::greedy};
  if (text == "1") return level(1);
  BotSpecification bot;
  for (std::string_view rest = text;;) {
    const std::size_t plus = rest.find('+');
    if (const auto problem = add(bot, rest.substr(0, plus))) return wrong(text, *problem);
    if (plus == std::string_view::npos) break;
    rest.remove_prefix(plus + 1);
  }
  if (bot.sims == 0 && bot.time == 0) return wrong(text, "common.bot.budget");
  return bot;
}

}  // namespace atlantica
