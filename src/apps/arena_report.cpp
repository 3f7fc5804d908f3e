#include "apps/arena_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>
#include <string_view>

#include "match/json.h"

namespace atlantica::apps {
namespace {

using Verdict = SequentialTest::Verdict;

std::string_view verdict_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::stronger: return "stronger";
    case Verdict::weaker: return "not stronger";
    default: return "undecided";
  }
}

// JSON has no infinity: what is not known is null.
boost::json::value number(double value) {
  return std::isfinite(value) ? boost::json::value(value) : boost::json::value(nullptr);
}

boost::json::value interval(const Estimate& estimate) {
  return {{"mean", estimate.mean}, {"low", number(estimate.low)}, {"high", number(estimate.high)}};
}

std::string percent(const Estimate& share) {
  return fmt::format("{:.1f} % ({:.1f}–{:.1f})", 100 * share.mean, 100 * share.low, 100 * share.high);
}

// Nothing where there is nobody to compare with.
std::string lead_text(const Estimate& lead) {
  if (!std::isfinite(lead.low)) return "–";
  return fmt::format("{:+.2f} ({:+.2f} to {:+.2f})", lead.mean, lead.low, lead.high);
}

}  // namespace

boost::json::value arena_json(const ArenaReport& report) {
  const Tournament& tournament = report.tournament;
  boost::json::array lines;
  for (const ArenaLine& line : report.standing.lines())
    lines.push_back({{"bot", line.bot},
                     {"win_share", interval(line.share)},
                     {"score_difference", interval(line.lead)},
                     {"mean_score", line.score},
                     {"elo", interval({line.elo, line.elo_low, line.elo_high})}});
  boost::json::object json{{"game", tournament.game},
                           {"options", to_json(tournament.options)},
                           {"bots", boost::json::array(tournament.bots.begin(), tournament.bots.end())},
                           {"seed", tournament.seed},
                           {"deals", report.standing.deals()},
                           {"games", report.standing.games()},
                           {"seconds", report.seconds},
                           {"results", std::move(lines)}};
  if (report.test)
    json["sprt"] = {{"elo0", report.test->elo0},
                    {"elo1", report.test->elo1},
                    {"log_likelihood", report.standing.likelihood()},
                    {"verdict", verdict_text(report.standing.verdict())}};
  return json;
}

std::string arena_text(const ArenaReport& report) {
  const Tournament& tournament = report.tournament;
  std::string text = fmt::format(
      "{} games of {}, {} deals with every rotation of {}, seed {}, {:.1f} s\n\n"
      "{:<24}  {:<24}  {:<24}  {:>10}  {}\n",
      report.standing.games(), tournament.game, report.standing.deals(), fmt::join(tournament.bots, ", "),
      tournament.seed, report.seconds, "bot", "wins (95 %)", "score difference (95 %)", "mean score", "Elo (95 %)");
  for (const ArenaLine& line : report.standing.lines())
    text += fmt::format("{:<24}  {:<24}  {:<24}  {:>10.2f}  {:+.0f} ({:+.0f} to {:+.0f})\n", line.bot,
                        percent(line.share), lead_text(line.lead), line.score, line.elo, line.elo_low, line.elo_high);
  if (report.test)
    text += fmt::format("\nSequential test of {} by {:+.0f} to {:+.0f} Elo: {} (log-likelihood {:+.2f} of ±{:.2f})\n",
                        tournament.bots.front(), report.test->elo0, report.test->elo1,
                        verdict_text(report.standing.verdict()), report.standing.likelihood(), SequentialTest::kBound);
  return text;
}

}  // namespace atlantica::apps
