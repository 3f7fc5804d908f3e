#include "apps/sim.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <memory>

#include "apps/answers.h"
#include "apps/seats.h"
#include "apps/sim_report.h"
#include "apps/think.h"
#include "catalog/catalog.h"

namespace atlantica::apps {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kProgressSteps = 200;

struct Choice {
  std::string game;
  int players = 0;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  std::vector<std::string> seats{"random"};
  std::vector<std::string> options;
  bool as_json = false;
};

// One bot named for all seats sits at each of them.
std::expected<std::vector<std::string>, std::string> bots_for(const Choice& choice, const GameEntry& game) {
  auto words = choice.seats;
  const auto players = static_cast<std::size_t>(choice.players);
  if (choice.players != 0 && words.size() == 1) words.assign(players, words.front());
  if (choice.players == 0 && words.size() == 1) words.assign(static_cast<std::size_t>(game.min_seats), words.front());
  if (choice.players != 0 && words.size() != players)
    return std::unexpected(fmt::format("--seats names {} bots for {} players; name one for all or one for each",
                                       words.size(), choice.players));
  const auto read = read_bots(words, studying());
  if (!read) return std::unexpected(read.error());
  std::vector<std::string> bots;
  for (const terminal::Player& player : *read) bots.push_back(player.bot);
  return bots;
}

int run(const Choice& choice, terminal::Console& console) {
  const GameEntry* game = find_game(choice.game);
  if (game == nullptr) return wrong_usage(console, no_such_game(choice.game));
  const auto options = read_options(choice.options);
  if (!options) return wrong_usage(console, options.error());
  const auto bots = bots_for(choice, *game);
  if (!bots) return wrong_usage(console, bots.error());
  const std::uint64_t interval = std::max<std::uint64_t>(1, choice.games / kProgressSteps);
  const auto progress = [&](std::uint64_t done) {
    if (console.shows_progress && done % interval == 0)
      console.err << '\r' << progress_line(done, choice.games) << std::flush;
  };
  const auto begin = Clock::now();
  const auto report = game->simulate(*options, *bots, studying(), choice.games, choice.seed, progress);
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  if (console.shows_progress) console.err << "\r\x1b[K" << std::flush;
  if (!report) return wrong_usage(console, report.error());
  const Simulated simulated{game->id, *bots, choice.seed, seconds, *report};
  console.out << (choice.as_json ? boost::json::serialize(sim_json(simulated)) + "\n" : sim_text(simulated));
  return kDone;
}

}  // namespace

void add_sim(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<Choice>();
  CLI::App* command = app.add_subcommand("sim", "Play many games between bots and report what happened");
  command->add_option("game", choice->game, "The game's id; see atlantica games")->required()->type_name("GAME");
  command->add_option("--players", choice->players, "Number of players; otherwise as many as --seats names")
      ->check(CLI::Range(1, kMaxSeats));
  command->add_option("--games", choice->games, "Number of games")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))
      ->capture_default_str();
  command->add_option("--seed", choice->seed, "The same seed gives the same games")->capture_default_str();
  command->add_option("--seats", choice->seats, "Bots by seat, or one for all")->delimiter(',')->capture_default_str();
  command->add_option("--options", choice->options, "Options of the game: name=value")->delimiter(',');
  command->add_flag("--json", choice->as_json, "Print JSON");
  add_examples(*command,
               "  atlantica sim atlantis --players 4 --games 100000\n"
               "  atlantica sim atlantis --games 1000 --seed 7 --seats greedy,random --json");
  command->callback([choice, &console, &exit_code] { exit_code = run(*choice, console); });
}

}  // namespace atlantica::apps
