#include "apps/sim_report.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "speech/speaker.h"
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
  std::string text = speech::say({"common.cli.sim.title",
                                  {{"count", report.games},
                                   {"game", simulated.game},
                                   {"players", simulated.bots.size()},
                                   {"seed", std::to_string(simulated.seed)}}}) +
                     "\n" +
                     speech::say({"common.cli.sim.speed",
                                  {{"count", report.steps},
                                   {"decisions", report.decisions},
                                   {"seconds", fmt::format("{:.2f}", simulated.seconds)},
                                   {"speed", static_cast<std::int64_t>(steps_per_second(simulated))}}}) +
                     "\n" +
                     speech::say({"common.cli.sim.length",
                                  {{"shortest", report.shortest},
                                   {"mean", fmt::format("{:.1f}", mean_length(report))},
                                   {"longest", report.longest}}}) +
                     "\n\n" +
                     fmt::format("{:<5} {:<10}  {:>10}  {:>9}  {:>10}\n", speech::say("common.cli.sim.seat"),
                                 speech::say("common.cli.arena.bot"), speech::say("common.cli.sim.wins"),
                                 speech::say("common.cli.sim.share"), speech::say("common.cli.arena.score"));
  for (std::size_t seat = 0; seat < simulated.bots.size(); ++seat)
    text += fmt::format("{:<4}  {:<10}  {:>10.1f}  {:>7.1f} %  {:>10.2f}\n",
                        fmt::format("{} {}", seat, terminal::seat_sign(static_cast<Seat>(seat))), simulated.bots[seat],
                        report.wins[seat], 100 * per(report.wins[seat], games), per(report.score[seat], games));
  return text;
}

std::string progress_line(std::uint64_t done, std::uint64_t all) {
  const std::uint64_t filled = all == 0 ? kBarWidth : done * kBarWidth / all;
  const std::uint64_t percent = all == 0 ? 100 : done * 100 / all;
  return fmt::format("[{:<{}}] {:>3} %  ", std::string(filled, '#'), kBarWidth, percent) +
         speech::say({"common.cli.sim.progress", {{"n", done}, {"count", all}}});
}

}  // namespace atlantica::apps
