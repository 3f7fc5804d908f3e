#include "apps/sim.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <memory>
#include <optional>

#include "apps/answers.h"
#include "apps/balance_report.h"
#include "apps/command_line.h"
#include "apps/editions.h"
#include "apps/seats.h"
#include "apps/sim_report.h"
#include "apps/think.h"
#include "catalog/catalog.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kProgressSteps = 200;
constexpr std::uint64_t kGames = 1000;
constexpr std::uint64_t kReportGames = 100;  // per level and number of players

struct SimChoice {
  std::string game;
  int players = 0;
  std::optional<std::uint64_t> games;
  std::uint64_t seed = 1;
  std::vector<std::string> seats;
  std::vector<std::string> options;
  std::vector<std::string> editions;
  bool report = false;
  bool as_json = false;
};

// A single bot plays every seat.
std::expected<std::vector<std::string>, Message> bots_for(const SimChoice& choice, const GameEntry& game) {
  auto words = choice.seats.empty() ? std::vector<std::string>{"random"} : choice.seats;
  const auto players = static_cast<std::size_t>(choice.players);
  if (choice.players != 0 && words.size() == 1) words.assign(players, words.front());
  if (choice.players == 0 && words.size() == 1) words.assign(static_cast<std::size_t>(game.min_seats), words.front());
  if (choice.players != 0 && words.size() != players)
    return std::unexpected(
        Message{"common.cli.sim.bots_count", {{"count", words.size()}, {"players", choice.players}}});
  const auto read = read_bots(words, studying());
  if (!read) return std::unexpected(read.error());
  std::vector<std::string> bots;
  for (const terminal::Player& player : *read) bots.push_back(player.bot);
  return bots;
}

// Shows a simulation's progress on stderr.
class Progress {
 public:
  Progress(terminal::Console& console, std::uint64_t games)
      : console_(console), games_(games), interval_(std::max<std::uint64_t>(1, games / kProgressSteps)) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() {
    if (console_.shows_progress) console_.err << "\r\x1b[K" << std::flush;
  }
  void show(std::uint64_t done) {
    if (console_.shows_progress && done % interval_ == 0)
      console_.err << '\r' << progress_line(done, games_) << std::flush;
  }

 private:
  terminal::Console& console_;
  std::uint64_t games_;
  std::uint64_t interval_;
};

int simulate(const SimChoice& choice, const GameEntry& game, const Options& options, terminal::Console& console) {
  const auto bots = bots_for(choice, game);
  if (!bots) return wrong_usage(console, bots.error());
  const std::uint64_t games = choice.games.value_or(kGames);
  const auto begin = Clock::now();
  const auto report = [&] {
    Progress progress(console, games);
    return game.simulate(options, *bots, studying(), games, choice.seed,
                         [&](std::uint64_t done) { progress.show(done); });
  }();
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  if (!report) return wrong_usage(console, report.error());
  const Simulated simulated{game.id, *bots, choice.seed, seconds, *report};
  console.out << (choice.as_json ? boost::json::serialize(sim_json(simulated)) + "\n" : sim_text(simulated));
  return kDone;
}

// The levels to compare: the chosen one, or all.
std::vector<std::string> levels_of(const GameEntry& game, const Options& options) {
  if (const auto chosen = options.find("level"); chosen != options.end()) return {chosen->second};
  for (const OptionSpec& option : game.options)
    if (option.name == "level") return {option.values.begin(), option.values.end()};
  return {};
}

int report_balance(const SimChoice& choice, const GameEntry& game, Options options, terminal::Console& console) {
  const auto levels = levels_of(game, options);
  if (levels.empty()) return wrong_usage(console, {"common.cli.sim.no_levels", {{"game", game.id}}});
  if (choice.seats.size() > 1)
    return wrong_usage(console, {"common.cli.sim.one_bot", {{"count", choice.seats.size()}}});
  SimChoice cell = choice;
  if (cell.seats.empty()) cell.seats = {"greedy"};
  Balance balance{game.id, cell.seats.front(), choice.seed, {}};
  const int fewest = choice.players != 0 ? choice.players : game.min_seats;
  const int most = choice.players != 0 ? choice.players : game.max_seats;
  const std::uint64_t games = choice.games.value_or(kReportGames);
  const auto cells = levels.size() * static_cast<std::uint64_t>(most - fewest + 1);
  Progress progress(console, cells * games);
  for (const std::string& level : levels)
    for (cell.players = fewest; cell.players <= most; ++cell.players) {
      options["level"] = level;
      const auto bots = bots_for(cell, game);
      if (!bots) return wrong_usage(console, bots.error());
      const std::uint64_t before = balance.cells.size() * games;
      auto report = game.simulate(options, *bots, studying(), games, choice.seed,
                                  [&](std::uint64_t done) { progress.show(before + done); });
      if (!report) return wrong_usage(console, report.error());
      balance.cells.push_back({level, cell.players, std::move(*report)});
    }
  console.out << (choice.as_json ? boost::json::serialize(balance_json(balance)) + "\n" : balance_text(balance));
  return kDone;
}

int run_sim(const SimChoice& choice, terminal::Console& console) {
  const auto editions = read_editions(choice.editions);
  if (!editions) return failed(console, editions.error());
  const GameEntry* game = find_game(choice.game);
  if (game == nullptr) return wrong_usage(console, no_such_game(choice.game));
  auto options = read_options(choice.options);
  if (!options) return wrong_usage(console, options.error());
  if (const auto chosen = choose_edition(*editions, game->id, *options); !chosen)
    return wrong_usage(console, chosen.error());
  return choice.report ? report_balance(choice, *game, *options, console) : simulate(choice, *game, *options, console);
}

}  // namespace

void add_sim(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<SimChoice>();
  CLI::App* command = app.add_subcommand("sim", speech::say("common.cli.sim.help"));
  command->add_option("game", choice->game, speech::say("common.cli.game"))->required()->type_name("GAME");
  command->add_option("--players", choice->players, speech::say("common.cli.sim.players"))
      ->check(between(1, kMaxSeats));
  command->add_option("--games", choice->games, speech::say("common.cli.sim.games"))
      ->check(between(1, 1e12))
      ->default_str(speech::say("common.cli.sim.games_default"));
  command->add_option("--seed", choice->seed, speech::say("common.cli.sim.seed"))->capture_default_str();
  command->add_option("--seats", choice->seats, speech::say("common.cli.sim.seats"))
      ->delimiter(',')
      ->default_str(speech::say("common.cli.sim.seats_default"));
  command->add_option("--options", choice->options, speech::say("common.cli.options"))->delimiter(',');
  add_edition_option(*command, choice->editions);
  command->add_flag("--report", choice->report, speech::say("common.cli.sim.report"));
  command->add_flag("--json", choice->as_json, speech::say("common.cli.json"));
  add_examples(*command,
               "  atlantica sim atlantis --players 4 --games 100000\n"
               "  atlantica sim atlantis --games 1000 --seed 7 --seats greedy,random --json\n"
               "  atlantica sim rising --report --games 200\n"
               "  atlantica sim rising --edition box.edition --players 3 --seats greedy --options level=2");
  command->callback([choice, &console, &exit_code] { exit_code = run_sim(*choice, console); });
}

}  // namespace atlantica::apps
