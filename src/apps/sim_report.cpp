#include "apps/sim_report.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "terminal/style.h"

namespace atlantica::apps {
namespace {

constexpr std::uint64_t kBarWidth = 40;

double per(double amount, double count) { return count > 0 ? amount / count : 0; }

double mean_length(const SimReport& report) {
  return per(static_cast<double>(report.steps), static_cast<double>(report.games));
}

double steps_per_second(const Simulated& simulated) {
  return per(static_cast<double>(simulated.report.steps), simulated.seconds);
}

}  // namespace

boost::json::value sim_json(const Simulated& simulated) {
  const SimReport& report = simulated.report;
  const auto games = static_cast<double>(report.games);
  boost::json::array results;
  for (std::size_t seat = 0; seat < simulated.bots.size(); ++seat)
    results.push_back({{"seat", seat},
                       {"bot", simulated.bots[seat]},
                       {"wins", report.wins[seat]},
                       {"win_share", per(report.wins[seat], games)},
                       {"mean_score", per(report.score[seat], games)}});
  return {{"game", simulated.game},
          {"players", simulated.bots.size()},
          {"seed", simulated.seed},
          {"games", report.games},
          {"steps", report.steps},
          {"decisions", report.decisions},
          {"seconds", simulated.seconds},
          {"steps_per_second", steps_per_second(simulated)},
          {"length", {{"min", report.shortest}, {"mean", mean_length(report)}, {"max", report.longest}}},
          {"results", std::move(results)}};
}

std::string sim_text(const Simulated& simulated) {
  const SimReport& report = simulated.report;
  const auto games = static_cast<double>(report.games);
  std::string text = fmt::format(
      "{} games of {} with {} players, seed {}\n"
      "{} steps ({} of them decisions) in {:.2f} s: {:.0f} steps per second\n"
      "length in steps: shortest {}, mean {:.1f}, longest {}\n\n"
      "seat  {:<10}  {:>10}  {:>9}  {:>10}\n",
      report.games, simulated.game, simulated.bots.size(), simulated.seed, report.steps, report.decisions,
      simulated.seconds, steps_per_second(simulated), report.shortest, mean_length(report), report.longest, "bot",
      "wins", "win share", "mean score");
  for (std::size_t seat = 0; seat < simulated.bots.size(); ++seat)
    text += fmt::format("{:<4}  {:<10}  {:>10.1f}  {:>7.1f} %  {:>10.2f}\n",
                        fmt::format("{} {}", seat, terminal::seat_sign(static_cast<Seat>(seat))), simulated.bots[seat],
                        report.wins[seat], 100 * per(report.wins[seat], games), per(report.score[seat], games));
  return text;
}

std::string progress_line(std::uint64_t done, std::uint64_t all) {
  const std::uint64_t filled = all == 0 ? kBarWidth : done * kBarWidth / all;
  const std::uint64_t percent = all == 0 ? 100 : done * 100 / all;
  return fmt::format("[{:<{}}] {:>3} %  {} of {} games", std::string(filled, '#'), kBarWidth, percent, done, all);
}

}  // namespace atlantica::apps
