#pragma once

#include <expected>
#include <sstream>
#include <string>

#include "catalog/catalog.h"
#include "catalog/rules_document.h"
#include "match/chance.h"
#include "terminal/play_session.h"

// Whole games in the terminal client, from typed input to screen output.
namespace atlantica::terminal {

class NumberedStream final : public ChanceStream {
 public:
  Rng::Seed seed(std::uint64_t n) const override {
    Rng rng(n);
    return {rng.next(), rng.next(), rng.next(), rng.next()};
  }
};

inline const Player kAda{Player::Kind::human, "Ada", ""};
inline const Player kGrace{Player::Kind::human, "Grace", ""};
inline const Player kBot{Player::Kind::bot, "greedy", "greedy"};

// The screen output of a game that continues this match with this typed input.
inline std::string screen(Match& match, const Players& players, const std::string& typed) {
  const std::string name(match.game());
  const NumberedStream chance;
  PlayTable table{.match = match,
                  .chance = chance,
                  .players = players,
                  .bot_rng = Rng(7),
                  .thinking = {},
                  .rules = rules_in(read_rules(find_game(name)->rules)),
                  .save = [](const std::string&) { return std::expected<void, Message>(); },
                  .save_path = name + ".jsonl",
                  .autosave = std::nullopt};
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  Console console{.in = in, .out = out, .err = err};
  const Style style(Colors::none);
  PlaySession(table, *find_board(name), console, style).run();
  return out.str();
}

// The same for a game from its start.
inline std::string screen(const std::string& name, const Players& players, const Options& options,
                          const std::string& typed) {
  const GameEntry* game = find_game(name);
  const auto match = game->new_match(static_cast<int>(players.size()), options, game->rules_version, {}).value();
  return screen(*match, players, typed);
}

// Move numbers, some of them invalid: these are asked for again. At a hand-over any line counts as Enter.
inline std::string many_numbers() {
  Rng rng(3);
  std::string typed;
  for (int i = 0; i < 4000; ++i) typed += std::to_string(1 + rng.below(i % 2 == 0 ? 40 : 4)) + "\n";
  return typed;
}

}  // namespace atlantica::terminal
