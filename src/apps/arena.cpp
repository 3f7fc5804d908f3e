#include "apps/arena.h"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <thread>

#include "apps/answers.h"
#include "apps/arena_report.h"
#include "apps/command_line.h"
#include "apps/files.h"
#include "apps/seats.h"
#include "apps/sim_report.h"
#include "apps/think.h"
#include "arena/results_file.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

using Clock = std::chrono::steady_clock;
using Verdict = SequentialTest::Verdict;

struct ArenaChoice {
  std::string game;
  std::vector<std::string> bots;
  int players = 0;
  std::uint64_t games = 200;
  std::uint64_t seed = 1;
  int threads = 0;
  std::vector<std::string> options;
  std::vector<double> test;
  std::string results;
  std::string records;
  bool as_json = false;
};

std::expected<Tournament, Message> tournament_of(const ArenaChoice& choice) {
  const auto options = read_options(choice.options);
  if (!options) return std::unexpected(options.error());
  Tournament tournament{choice.game, *options, {}, choice.seed};
  const auto bots = read_bots(choice.bots, studying());
  if (!bots) return std::unexpected(bots.error());
  for (const terminal::Player& bot : *bots) tournament.bots.push_back(bot.bot);
  if (choice.players != 0 && tournament.bots.size() == 1)
    tournament.bots.assign(static_cast<std::size_t>(choice.players), tournament.bots.front());
  if (choice.players != 0 && tournament.bots.size() != static_cast<std::size_t>(choice.players))
    return std::unexpected(
        Message{"common.cli.arena.bots_count", {{"count", tournament.bots.size()}, {"players", choice.players}}});
  if (find_game(choice.game) == nullptr) return std::unexpected(no_such_game(choice.game));
  if (const auto wrong = problem(tournament, studying())) return std::unexpected(*wrong);
  return tournament;
}

// The games already played; none if the file is new. In that case its first line is written.
std::expected<std::vector<ArenaGame>, Message> games_before(const std::string& path, const Tournament& tournament) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) {
    if (const auto written = write_file(path, tournament_line(tournament)); !written)
      return std::unexpected(written.error());
    return std::vector<ArenaGame>{};
  }
  const auto text = read_file(path);
  if (!text) return std::unexpected(text.error());
  auto results = read_results(*text);
  if (!results) return std::unexpected(at_file(path, results.error()));
  if (results->tournament != tournament)
    return std::unexpected(Message{"common.cli.arena.other_tournament", {{"file", path}}});
  // A truncated line must not swallow the next one.
  if (!text->ends_with('\n')) {
    std::string whole = tournament_line(tournament);
    for (const ArenaGame& game : results->games) whole += game_line(game);
    if (const auto written = write_file(path, whole); !written) return std::unexpected(written.error());
  }
  return std::move(results->games);
}

// Plays the missing games, on all threads, and combines the results.
class Arena {
 public:
  Arena(const ArenaChoice& choice, Tournament tournament, Standing& standing, terminal::Console& console)
      : choice_(choice), tournament_(std::move(tournament)), standing_(standing), console_(console) {
    const auto rotations = static_cast<std::uint64_t>(tournament_.rotations());
    all_ = (choice.games + rotations - 1) / rotations * rotations;
    if (!choice.results.empty()) results_.open(choice.results, std::ios::app);
  }

  // Why it could not be finished, if so.
  std::optional<Message> run() {
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const int threads = choice_.threads > 0 ? choice_.threads : static_cast<int>(cores);
    {
      std::vector<std::jthread> workers;
      for (int i = 1; i < threads; ++i) workers.emplace_back([this] { work(); });
      work();
    }
    if (console_.shows_progress) console_.err << "\r\x1b[K" << std::flush;
    return problem_;
  }

 private:
  void work() {
    const auto rotations = static_cast<std::uint64_t>(tournament_.rotations());
    for (std::unique_lock lock(mutex_); next_ < all_ && !problem_ && standing_.verdict() == Verdict::open;) {
      const std::uint64_t number = next_++;
      const std::uint64_t deal = number / rotations;
      const int rotation = static_cast<int>(number % rotations);
      if (standing_.has(deal, rotation)) continue;
      lock.unlock();
      std::optional<Message> failure;
      const ArenaGame game = play_game(tournament_, studying(), deal, rotation, [&](const Record& record) {
        if (!choice_.records.empty()) failure = keep(record, deal, rotation);
      });
      lock.lock();
      if (failure) problem_ = failure;
      note(game);
    }
  }

  std::optional<Message> keep(const Record& record, std::uint64_t deal, int rotation) const {
    const auto path = std::filesystem::path(choice_.records) /
                      fmt::format("{}-{}-{:06}-{}.jsonl", tournament_.game, tournament_.seed, deal, rotation);
    const auto written = write_file(path.string(), write_record(record));
    return written ? std::nullopt : std::optional(written.error());
  }

  void note(const ArenaGame& game) {
    standing_.add(game);
    if (results_.is_open() && !(results_ << game_line(game) << std::flush))
      problem_ = Message{"common.cli.arena.unwritable", {{"file", choice_.results}}};
    if (!console_.shows_progress) return;
    const auto lines = standing_.lines();
    console_.err << '\r' << progress_line(standing_.games(), all_)
                 << fmt::format("  {} {:.1f} %", lines.front().bot, 100 * lines.front().share.mean) << std::flush;
  }

  const ArenaChoice& choice_;
  Tournament tournament_;
  Standing& standing_;
  terminal::Console& console_;
  std::uint64_t all_ = 0;
  std::ofstream results_;
  std::mutex mutex_;
  std::uint64_t next_ = 0;
  std::optional<Message> problem_;
};

int run_arena(const ArenaChoice& choice, terminal::Console& console) {
  const auto tournament = tournament_of(choice);
  if (!tournament) return wrong_usage(console, tournament.error());
  std::optional<SequentialTest> test;
  if (!choice.test.empty()) {
    if (choice.test.size() != 2 || choice.test[0] >= choice.test[1])
      return wrong_usage(console, "common.cli.arena.sprt_wrong");
    test = SequentialTest{choice.test[0], choice.test[1]};
  }
  Standing standing(*tournament, test);
  if (!choice.results.empty()) {
    const auto before = games_before(choice.results, *tournament);
    if (!before) return failed(console, before.error());
    for (const ArenaGame& game : *before) standing.add(game);
  }
  if (std::error_code error; !choice.records.empty() && !std::filesystem::create_directories(choice.records, error) &&
                             !std::filesystem::is_directory(choice.records))
    return failed(console, {"common.cli.arena.no_folder", {{"file", choice.records}, {"reason", error.message()}}});
  const auto begin = Clock::now();
  if (const auto problem = Arena(choice, *tournament, standing, console).run()) return failed(console, *problem);
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  const ArenaReport report{*tournament, standing, test, seconds};
  console.out << (choice.as_json ? boost::json::serialize(arena_json(report)) + "\n" : arena_text(report));
  return kDone;
}

}  // namespace

void add_arena(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<ArenaChoice>();
  CLI::App* command = app.add_subcommand("arena", speech::say("common.cli.arena.help"));
  command->add_option("game", choice->game, speech::say("common.cli.game"))->required()->type_name("GAME");
  command->add_option("--bots", choice->bots, speech::say("common.cli.arena.bots"))->delimiter(',')->required();
  command->add_option("--players", choice->players, speech::say("common.cli.arena.players"))
      ->check(between(1, kMaxSeats));
  command->add_option("--games", choice->games, speech::say("common.cli.arena.games"))
      ->check(between(1, 1e9))
      ->capture_default_str();
  command->add_option("--seed", choice->seed, speech::say("common.cli.arena.seed"))->capture_default_str();
  command->add_option("--threads", choice->threads, speech::say("common.cli.arena.threads"))->check(between(1, 1024));
  command->add_option("--options", choice->options, speech::say("common.cli.options"))->delimiter(',');
  command->add_option("--sprt", choice->test, speech::say("common.cli.arena.sprt"))
      ->delimiter(',')
      ->type_name("ELO0,ELO1");
  command->add_option("--results", choice->results, speech::say("common.cli.arena.results"))->type_name("FILE");
  command->add_option("--records", choice->records, speech::say("common.cli.arena.records"))->type_name("DIR");
  command->add_flag("--json", choice->as_json, speech::say("common.cli.json"));
  add_examples(*command,
               "  atlantica arena atlantis --bots 5,greedy --games 1000\n"
               "  atlantica arena survive --bots sims=2000,sims=2000+plain --results survive.jsonl\n"
               "  atlantica arena escape --bots 4,3 --sprt 0,50 --games 10000\n"
               "  atlantica arena survive --bots 5,greedy,greedy,greedy");
  command->callback([choice, &console, &exit_code] { exit_code = run_arena(*choice, console); });
}

}  // namespace atlantica::apps
