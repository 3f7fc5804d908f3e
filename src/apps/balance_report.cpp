#include "apps/balance_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>
#include <set>

#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

constexpr double kDeviations = 1.96;  // 95%

double games_of(const SimReport& report) { return static_cast<double>(report.games); }

// In a cooperative game all seats have won the same games, each with its share.
double wins_of(const SimReport& report) {
  double wins = 0;
  for (int seat = 0; seat < report.seats; ++seat) wins += report.wins[static_cast<std::size_t>(seat)];
  return wins;
}

double rounds_of(const SimReport& report) { return static_cast<double>(report.rounds) / games_of(report); }
double steps_of(const SimReport& report) { return static_cast<double>(report.steps) / games_of(report); }

std::set<std::string> endings_of(const Balance& balance) {
  std::set<std::string> endings;
  for (const BalanceCell& cell : balance.cells)
    for (const auto& [ending, games] : cell.report.endings) endings.insert(ending);
  return endings;
}

std::uint64_t ended_so(const SimReport& report, const std::string& ending) {
  const auto found = report.endings.find(ending);
  return found == report.endings.end() ? 0 : found->second;
}

}  // namespace

Share share_of(double successes, double trials) {
  const double part = successes / trials;
  const double square = kDeviations * kDeviations;
  const double middle = part + square / (2 * trials);
  const double spread = kDeviations * std::sqrt(part * (1 - part) / trials + square / (4 * trials * trials));
  const double whole = 1 + square / trials;
  return {part, std::max(0.0, (middle - spread) / whole), std::min(1.0, (middle + spread) / whole)};
}

boost::json::value balance_json(const Balance& balance) {
  boost::json::array cells;
  for (const BalanceCell& cell : balance.cells) {
    const Share won = share_of(wins_of(cell.report), games_of(cell.report));
    boost::json::object endings;
    for (const auto& [ending, games] : cell.report.endings) endings[ending] = games;
    cells.push_back({{"level", cell.level},
                     {"players", cell.players},
                     {"games", cell.report.games},
                     {"won", won.value},
                     {"won_low", won.low},
                     {"won_high", won.high},
                     {"mean_rounds", rounds_of(cell.report)},
                     {"mean_steps", steps_of(cell.report)},
                     {"endings", std::move(endings)}});
  }
  return {{"game", balance.game}, {"bot", balance.bot}, {"seed", balance.seed}, {"cells", std::move(cells)}};
}

std::string balance_text(const Balance& balance) {
  const auto endings = endings_of(balance);
  std::string text =
      speech::say({"common.cli.sim.balance",
                   {{"game", balance.game}, {"text", balance.bot}, {"seed", std::to_string(balance.seed)}}}) +
      "\n\n" + speech::say("common.cli.sim.balance_head");
  for (const std::string& ending : endings)
    text += " " + speech::say({"common.cli.sim.ending", {{"ending", ending}}}) + " |";
  text += "\n|---|---|---|---|---|---|---|";
  for (std::size_t i = 0; i < endings.size(); ++i) text += "---|";
  text += '\n';
  for (const BalanceCell& cell : balance.cells) {
    const Share won = share_of(wins_of(cell.report), games_of(cell.report));
    text += fmt::format("| {} | {} | {} | {:.1f} % | {:.1f}–{:.1f} % | {:.1f} | {:.0f} |", cell.level, cell.players,
                        cell.report.games, 100 * won.value, 100 * won.low, 100 * won.high, rounds_of(cell.report),
                        steps_of(cell.report));
    for (const std::string& ending : endings) text += fmt::format(" {} |", ended_so(cell.report, ending));
    text += '\n';
  }
  return text;
}

}  // namespace atlantica::apps
