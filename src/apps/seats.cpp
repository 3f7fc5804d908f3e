#include "apps/seats.h"

#include <array>
#include <optional>
#include <string_view>

#include "core/seat.h"
#include "names/names.h"
#include "search/specification.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

using terminal::Player;
using terminal::Players;

// A person without a name gets the colour of the seat.
constexpr std::array<const char*, kMaxSeats> kColorNames = {
    "common.cli.person.red",    "common.cli.person.blue", "common.cli.person.yellow", "common.cli.person.green",
    "common.cli.person.purple", "common.cli.person.sky",  "common.cli.person.black"};

// Levels go by that name; other bots by their specification.
std::string bot_name(std::string_view bot) {
  return bot.size() == 1 ? speech::say({"common.bot.level", {{"level", bot}}}) : std::string(bot);
}

std::expected<Player, Message> read_bot(std::string_view bot, const Thinking& thinking) {
  const auto read = atlantica::read_bot(bot);
  if (!read) return std::unexpected(read.error());
  if (const auto problem = bot_problem(*read, thinking)) return std::unexpected(*problem);
  return Player{Player::Kind::bot, bot_name(bot), std::string(bot)};
}

std::expected<Player, Message> read_human(std::string_view name, std::size_t seat) {
  if (name.empty()) return Player{Player::Kind::human, speech::say(kColorNames[seat]), ""};
  auto read = read_name(name);
  if (!read) return std::unexpected(std::move(read.error()));
  return Player{Player::Kind::human, std::move(*read), ""};
}

std::string_view without_prefix(std::string_view word) { return word.starts_with("bot:") ? word.substr(4) : word; }

template <class Read>
std::expected<Players, Message> read_each(const std::vector<std::string>& words, Read read) {
  if (words.size() > kMaxSeats)
    return std::unexpected(Message{"common.cli.too_many_seats", {{"count", words.size()}, {"most", kMaxSeats}}});
  Players players;
  for (const std::string& word : words) {
    auto player = read(word, players.size());
    if (!player)
      return std::unexpected(Message{"common.cli.at_seat", {{"n", players.size() + 1}, {"problem", player.error()}}});
    players.push_back(std::move(*player));
  }
  return players;
}

}  // namespace

std::expected<Players, Message> read_seats(const std::vector<std::string>& words, const Thinking& thinking) {
  return read_each(words, [&](std::string_view word, std::size_t seat) {
    if (word == "human") return read_human("", seat);
    if (word.starts_with("human:")) return read_human(word.substr(6), seat);
    return read_bot(without_prefix(word), thinking);
  });
}

std::expected<Players, Message> read_bots(const std::vector<std::string>& words, const Thinking& thinking) {
  return read_each(words, [&](std::string_view word, std::size_t) { return read_bot(without_prefix(word), thinking); });
}

std::expected<Options, Message> read_options(const std::vector<std::string>& words) {
  Options options;
  for (const std::string& word : words) {
    const std::size_t sign = word.find('=');
    if (sign == std::string::npos || sign == 0)
      return std::unexpected(Message{"common.cli.not_option", {{"text", word}}});
    if (!options.emplace(word.substr(0, sign), word.substr(sign + 1)).second)
      return std::unexpected(Message{"common.cli.option_twice", {{"text", word.substr(0, sign)}}});
  }
  return options;
}

}  // namespace atlantica::apps
