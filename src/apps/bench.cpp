#include "apps/bench.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <memory>

#include "apps/answers.h"
#include "apps/command_line.h"
#include "catalog/catalog.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

struct BenchChoice {
  double seconds = 1;
  std::string check;
  bool only_signature = false;
  bool as_json = false;
};

struct Speeds {
  BenchReport playouts;
  BenchReport search;
  double steps_per_second = 0;
  double simulations_per_second = 0;
};

// A report of the work, and how often it is done in a second.
struct Timed {
  BenchReport report;
  double rate = 0;
};

// Repeats the work until enough time has passed.
Timed timed(const GameEntry& game, BenchPart part, double seconds) {
  Timed result;
  int times = 0;
  const auto begin = Clock::now();
  std::chrono::duration<double> passed{};
  do {
    result.report = game.bench(part);
    ++times;
    passed = Clock::now() - begin;
  } while (passed.count() < seconds);
  result.rate = times / passed.count();
  return result;
}

Speeds measure(const GameEntry& game, double seconds) {
  const Timed playouts = timed(game, BenchPart::playouts, seconds);
  const Timed search = timed(game, BenchPart::search, seconds);
  return {playouts.report, search.report, playouts.rate * static_cast<double>(playouts.report.steps),
          search.rate * static_cast<double>(search.report.simulations)};
}

void print_speeds(const BenchChoice& choice, terminal::Console& console) {
  json::array list;
  if (!choice.as_json)
    console.out << fmt::format("{:<10} {:>10} {:>12} {:>12} {:>10} {:>13}\n", speech::say("common.cli.bench.game"),
                               speech::say("common.cli.bench.steps"), speech::say("common.cli.bench.steps_s"),
                               speech::say("common.cli.bench.simulations"), speech::say("common.cli.bench.nodes"),
                               speech::say("common.cli.bench.simulations_s"));
  for (const GameEntry& game : games()) {
    const Speeds one = measure(game, choice.seconds);
    if (choice.as_json)
      list.push_back({{"game", game.id},
                      {"steps", one.playouts.steps},
                      {"steps_per_second", one.steps_per_second},
                      {"simulations", one.search.simulations},
                      {"nodes", one.search.nodes},
                      {"simulations_per_second", one.simulations_per_second}});
    else
      console.out << fmt::format("{:<10} {:>10} {:>12.0f} {:>12} {:>10} {:>13.0f}\n", game.id, one.playouts.steps,
                                 one.steps_per_second, one.search.simulations, one.search.nodes,
                                 one.simulations_per_second)
                  << std::flush;
  }
  if (choice.as_json)
    console.out << json::serialize(json::object{{"signature", bench_signature()}, {"games", std::move(list)}}) << '\n';
  else
    console.out << speech::say({"common.cli.bench.signed", {{"text", bench_signature()}}}) << '\n';
}

int run_bench(const BenchChoice& choice, terminal::Console& console) {
  if (!choice.check.empty()) {
    const std::string found = bench_signature();
    if (found == choice.check) return kDone;
    return failed(console, {"common.cli.bench.other", {{"text", found}, {"text2", choice.check}}});
  }
  if (choice.only_signature)
    console.out << bench_signature() << '\n';
  else
    print_speeds(choice, console);
  return kDone;
}

}  // namespace

void add_bench(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<BenchChoice>();
  CLI::App* command = app.add_subcommand("bench", speech::say("common.cli.bench.help"));
  command->add_option("--seconds", choice->seconds, speech::say("common.cli.bench.seconds"))
      ->check(between(0.0, 3600.0))
      ->capture_default_str();
  command->add_flag("--signature", choice->only_signature, speech::say("common.cli.bench.signature"));
  command->add_option("--check", choice->check, speech::say("common.cli.bench.check"))->type_name("SIGNATURE");
  command->add_flag("--json", choice->as_json, speech::say("common.cli.json"));
  add_examples(*command, "  atlantica bench\n  atlantica bench --seconds 5 --json\n  atlantica bench --signature");
  command->callback([choice, &console, &exit_code] { exit_code = run_bench(*choice, console); });
}

}  // namespace atlantica::apps
