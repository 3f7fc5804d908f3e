#include "apps/arena_report.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>
#include <string_view>

#include "match/json.h"
#include "speech/speaker.h"
#include "terminal/style.h"

namespace atlantica::apps {
namespace {

using terminal::padded;
using Verdict = SequentialTest::Verdict;

// For programs.
std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::stronger: return "stronger";
    case Verdict::weaker: return "not stronger";
    default: return "undecided";
  }
}

Message verdict_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::stronger: return "common.cli.arena.stronger";
    case Verdict::weaker: return "common.cli.arena.not_stronger";
    default: return "common.cli.arena.undecided";
  }
}

// JSON has no infinity: unknown is null.
boost::json::value number(double value) {
  return std::isfinite(value) ? boost::json::value(value) : boost::json::value(nullptr);
}

boost::json::value interval(const Estimate& estimate) {
  return {{"mean", estimate.mean}, {"low", number(estimate.low)}, {"high", number(estimate.high)}};
}

std::string percent(const Estimate& share) {
  return fmt::format("{:.1f} % ({:.1f}–{:.1f})", 100 * share.mean, 100 * share.low, 100 * share.high);
}

// Nothing if there is nobody to compare with.
std::string lead_text(const Estimate& lead) {
  if (!std::isfinite(lead.low)) return "–";
  return fmt::format("{:+.2f} ({:+.2f} … {:+.2f})", lead.mean, lead.low, lead.high);
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
                    {"verdict", verdict_name(report.standing.verdict())}};
  return json;
}

std::string arena_text(const ArenaReport& report) {
  const Tournament& tournament = report.tournament;
  const auto row = [](const std::string& bot, const std::string& wins, const std::string& lead,
                      const std::string& score, const std::string& elo) {
    return padded(bot, 24) + "  " + padded(wins, 24) + "  " + padded(lead, 24) + "  " + padded(score, 10) + "  " + elo +
           "\n";
  };
  std::string text = speech::say({"common.cli.arena.title",
                                  {{"count", report.standing.games()},
                                   {"game", tournament.game},
                                   {"deals", report.standing.deals()},
                                   {"texts", tournament.bots},
                                   {"seed", std::to_string(tournament.seed)},
                                   {"seconds", fmt::format("{:.1f}", report.seconds)}}}) +
                     "\n\n" +
                     row(speech::say("common.cli.arena.bot"), speech::say("common.cli.arena.wins"),
                         speech::say("common.cli.arena.lead"), speech::say("common.cli.arena.score"),
                         speech::say("common.cli.arena.elo"));
  for (const ArenaLine& line : report.standing.lines())
    text += row(line.bot, percent(line.share), lead_text(line.lead), fmt::format("{:10.2f}", line.score),
                fmt::format("{:+.0f} ({:+.0f} … {:+.0f})", line.elo, line.elo_low, line.elo_high));
  if (report.test)
    text += "\n" +
            speech::say({"common.cli.arena.test",
                         {{"text", tournament.bots.front()},
                          {"elo0", fmt::format("{:+.0f}", report.test->elo0)},
                          {"elo1", fmt::format("{:+.0f}", report.test->elo1)},
                          {"verdict", verdict_text(report.standing.verdict())},
                          {"likelihood", fmt::format("{:+.2f}", report.standing.likelihood())},
                          {"bound", fmt::format("{:.2f}", SequentialTest::kBound)}}}) +
            "\n";
  return text;
}

}  // namespace atlantica::apps
