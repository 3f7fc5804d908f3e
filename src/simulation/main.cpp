#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <map>
#include <string>

#include "simulation/world.h"

namespace {

using atlantica::simulation::kSecond;
using atlantica::simulation::Report;
using atlantica::simulation::Strictness;
using atlantica::simulation::World;

struct Choice {
  std::uint64_t seeds = 100;
  std::uint64_t first = 1;
  int seconds = 20;
  bool strict = false;
};

struct Sum {
  std::uint64_t events = 0;
  std::uint64_t entries = 0;
  double virtual_seconds = 0;
  std::map<std::string, int> faults;
};

void print_failure(const Report& report, const Choice& choice) {
  std::cout << fmt::format("seed {} failed: {}\n\nThe end of its trace:\n", report.seed, *report.violation);
  for (const std::string& line : report.trace_end) std::cout << line << '\n';
  std::cout << fmt::format("\nTo replay: atlantica-simulate --seeds 1 --first {} --seconds {}{} (trace {:016x})\n",
                           report.seed, choice.seconds, choice.strict ? " --strict" : "", report.trace_hash);
}

int simulate(const Choice& choice) {
  const bool shows_progress = isatty(STDERR_FILENO) != 0;
  const auto start = std::chrono::steady_clock::now();
  Sum sum;
  for (std::uint64_t i = 0; i < choice.seeds; ++i) {
    if (shows_progress) std::cerr << fmt::format("\r{} of {} seeds", i, choice.seeds) << std::flush;
    const Report report =
        World(choice.first + i, choice.seconds, choice.strict ? Strictness::outages : Strictness::usual).run();
    sum.events += report.events;
    sum.entries += report.entries;
    sum.virtual_seconds += static_cast<double>(report.virtual_time) / kSecond;
    for (const auto& [fault, count] : report.faults) sum.faults[fault] += count;
    if (!report.violation) continue;
    if (shows_progress) std::cerr << '\r';
    print_failure(report, choice);
    return 1;
  }
  if (shows_progress) std::cerr << '\r';
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::cout << fmt::format("{} seeds from {} on: no violation.\n", choice.seeds, choice.first);
  std::cout << fmt::format("{} events, {} stored entries, {:.0f} virtual seconds in {:.1f} s ({:.0f} times as fast)\n",
                           sum.events, sum.entries, sum.virtual_seconds, seconds, sum.virtual_seconds / seconds);
  for (const auto& [fault, count] : sum.faults) std::cout << fmt::format("{:>8} x {}\n", count, fault);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  Choice choice;
  CLI::App app(
      "Runs the real server in virtual worlds where everything goes wrong, one for each seed, and checks what "
      "it promises. Ends with status 1 and the end of the trace at the first seed that fails.");
  app.name("atlantica-simulate");
  app.add_option("--seeds", choice.seeds, "how many worlds")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--first", choice.first, "the first seed; the others follow")->capture_default_str();
  app.add_option("--seconds", choice.seconds, "for how many virtual seconds faults happen; recovery takes 10 more")
      ->capture_default_str()
      ->check(CLI::Range(2, 100'000));
  app.add_flag("--strict", choice.strict,
               "no clock may run while nobody can be served; the server does not promise that yet");
  CLI11_PARSE(app, argc, argv);
  spdlog::set_level(spdlog::level::off);  // faults are the normal case here
  return simulate(choice);
}
