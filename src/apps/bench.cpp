#include "apps/bench.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <sstream>

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
  bool only_signatures = false;
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
    console.out << fmt::format("{:<10} {:>10} {:>12} {:>12} {:>10} {:>13} {}\n", speech::say("common.cli.bench.game"),
                               speech::say("common.cli.bench.steps"), speech::say("common.cli.bench.steps_s"),
                               speech::say("common.cli.bench.simulations"), speech::say("common.cli.bench.nodes"),
                               speech::say("common.cli.bench.simulations_s"), speech::say("common.cli.bench.signed"));
  for (const GameEntry& game : games()) {
    const Speeds one = measure(game, choice.seconds);
    const std::string signature = bench_signature(one.playouts, one.search);
    if (choice.as_json)
      list.push_back({{"game", game.id},
                      {"signature", signature},
                      {"steps", one.playouts.steps},
                      {"steps_per_second", one.steps_per_second},
                      {"simulations", one.search.simulations},
                      {"nodes", one.search.nodes},
                      {"simulations_per_second", one.simulations_per_second}});
    else
      console.out << fmt::format("{:<10} {:>10} {:>12.0f} {:>12} {:>10} {:>13.0f} {}\n", game.id, one.playouts.steps,
                                 one.steps_per_second, one.search.simulations, one.search.nodes,
                                 one.simulations_per_second, signature)
                  << std::flush;
  }
  if (choice.as_json) console.out << json::serialize(json::object{{"games", std::move(list)}}) << '\n';
}

using Signatures = std::map<std::string, std::string, std::less<>>;

// Reads a line "game signature" for every game; or says what is wrong with them.
std::expected<Signatures, Message> read_signatures(const std::string& text) {
  Signatures signatures;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t space = line.find(' ');
    if (space == std::string::npos) return std::unexpected(Message{"common.cli.bench.no_line", {{"text", line}}});
    const std::string game = line.substr(0, space);
    if (find_game(game) == nullptr) return std::unexpected(no_such_game(game));
    signatures[game] = line.substr(space + 1);
  }
  for (const GameEntry& game : games())
    if (!signatures.contains(game.id))
      return std::unexpected(Message{"common.cli.bench.unsigned", {{"game", game.id}}});
  return signatures;
}

int check_signatures(const std::string& text, terminal::Console& console) {
  const auto kept = read_signatures(text);
  if (!kept) return failed(console, kept.error());
  int exit_code = kDone;
  for (const GameEntry& game : games()) {
    const std::string found = bench_signature(game);
    const std::string& wanted = kept->find(game.id)->second;
    if (found != wanted)
      exit_code = failed(console, {"common.cli.bench.other", {{"game", game.id}, {"text", found}, {"text2", wanted}}});
  }
  return exit_code;
}

int run_bench(const BenchChoice& choice, terminal::Console& console) {
  if (!choice.check.empty()) return check_signatures(choice.check, console);
  if (choice.only_signatures)
    console.out << bench_signatures();
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
  command->add_flag("--signature", choice->only_signatures, speech::say("common.cli.bench.signature"));
  command->add_option("--check", choice->check, speech::say("common.cli.bench.check"))->type_name("SIGNATURES");
  command->add_flag("--json", choice->as_json, speech::say("common.cli.json"));
  add_examples(*command, "  atlantica bench\n  atlantica bench --seconds 5 --json\n  atlantica bench --signature");
  command->callback([choice, &console, &exit_code] { exit_code = run_bench(*choice, console); });
}

}  // namespace atlantica::apps
