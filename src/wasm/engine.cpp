#include "wasm/engine.h"

#include <boost/describe.hpp>
#include <boost/json/array.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "match/json.h"
#include "wasm/engine_answers.h"

namespace atlantica {

namespace json = boost::json;

struct Engine::Request {
  std::string call;
  std::optional<int> match;
  std::optional<std::string> game;
  std::optional<int> seats;
  std::optional<Options> options;
  std::optional<std::uint64_t> seed;
  std::optional<int> seat;
  std::optional<std::string> move;
  std::optional<std::string> bot;
  std::optional<std::size_t> since;
  std::optional<std::size_t> at;
  std::optional<json::value> position;
  std::optional<std::string> record;
  std::optional<std::vector<std::string>> commitments;
  std::optional<std::vector<std::string>> seeds;

  BOOST_DESCRIBE_CLASS(Request, (),
                       (call, match, game, seats, options, seed, seat, move, bot, since, at, position, record,
                        commitments, seeds),
                       (), ())
};

namespace {

class SeededStream : public ChanceStream {
 public:
  explicit SeededStream(std::uint64_t seed) : first_(seed) {}

  Rng::Seed seed(std::uint64_t n) const override {
    Rng rng(Rng(first_).next() + n);
    return {rng.next(), rng.next(), rng.next(), rng.next()};
  }

 private:
  std::uint64_t first_;
};

json::object missing(std::string_view call, const std::vector<std::string>& needs) {
  return engine_error("bad_message", {"common.protocol.engine_needs", {{"call", call}, {"needs", needs}}});
}

json::object beyond(std::string_view call, std::string_view needs) {
  return engine_error("bad_message", {"common.protocol.engine_sequence", {{"call", call}, {"needs", needs}}});
}

json::object no_such_game(const std::string& game) {
  return engine_error("bad_option", {"common.server.no_game", {{"text", game}}});
}

json::object refused(const Refusal& refusal) {
  json::object answer = engine_error("refused", refusal.message);
  answer["error"].as_object()["rule"] = refusal.rule;
  return answer;
}

json::array members(SeatSet seats) {
  json::array list;
  for (; !seats.empty(); seats.remove(seats.lowest())) list.push_back(seats.lowest());
  return list;
}

json::object result(const Outcome& outcome) {
  json::array scores;
  for (Seat seat = 0; seat < outcome.seats; ++seat) scores.push_back(outcome.score[static_cast<std::size_t>(seat)]);
  return {{"winners", members(outcome.winners)}, {"scores", std::move(scores)}};
}

}  // namespace

json::object engine_error(std::string_view code, const Message& message) {
  return {{"error", json::object{{"code", code}, {"key", message.key}, {"args", arguments_json(message)}}}};
}

json::object situation(const Match& match, Viewer whose, std::optional<std::size_t> since, const Match& now) {
  const Viewer viewer = looking_back(whose, match, now);
  const bool seated = viewer.seat != Viewer::kNobody;
  json::object answer{{"sequence", match.sequence()},
                      {"view", match.view(viewer)},
                      {"moves", seated && !viewer.looks_back ? match.explain(viewer.seat) : json::array{}},
                      {"actors", members(match.actors())},
                      {"can_undo", seated && match.can_undo(viewer.seat)}};
  if (since) {
    answer["events"] = match.events(*since, whose);
    answer["earlier"] = to_json(match.earlier(*since, whose, now));
  }
  if (const auto outcome = match.outcome()) answer["result"] = result(*outcome);
  return answer;
}

json::object Engine::answer(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) return engine_error("bad_json", value.error());
  const auto request = from_json<Request>(*value);
  if (!request) return engine_error("bad_message", request.error());
  return perform(*request);
}

json::object Engine::perform(const Request& request) {
  if (request.call == "games") return list_games();
  if (request.call == "bench") return {{"signatures", bench_signatures()}};
  if (request.call == "new") return request.position ? open_position(request) : open(request);
  if (request.call == "record") return request.record ? open_record(*request.record) : missing("record", {"record"});
  return with_match(request);
}

json::object Engine::list_games() const {
  json::array ids;
  for (const GameEntry& game : games()) ids.push_back(json::string(game.id));
  return {{"games", std::move(ids)}};
}

json::object Engine::open(const Request& request) {
  if (!request.game || !request.seats || !request.seed) return missing("new", {"game", "seats", "seed"});
  const GameEntry* game = find_game(*request.game);
  if (game == nullptr) return no_such_game(*request.game);
  auto match = game->new_match(*request.seats, request.options.value_or(Options{}), game->rules_version, {});
  if (!match) return engine_error("bad_option", match.error());
  Table& table = tables_[++last_table_];
  table = {std::move(*match), std::make_unique<SeededStream>(*request.seed), std::nullopt};
  table.match->play_chance(*table.chance);
  return {{"match", last_table_}, {"sequence", table.match->sequence()}};
}

json::object Engine::open_position(const Request& request) {
  if (!request.game) return missing("new", {"game"});
  const GameEntry* game = find_game(*request.game);
  if (game == nullptr) return no_such_game(*request.game);
  auto match = game->from_position(*request.position, game->rules_version);
  if (!match) return engine_error("bad_option", match.error());
  tables_[++last_table_] = {std::move(*match), nullptr, std::nullopt};
  return {{"match", last_table_}, {"sequence", 0}};
}

json::object Engine::with_match(const Request& request) {
  if (!request.match) return missing(request.call, {"match"});
  const auto found = tables_.find(*request.match);
  if (found == tables_.end())
    return engine_error("not_found", {"common.protocol.engine_match", {{"n", *request.match}}});
  const Match& match = *found->second.match;
  if (request.seat && (*request.seat < 0 || *request.seat >= match.seats())) {
    return engine_error("bad_message", {"common.protocol.engine_seat", {{"most", match.seats() - 1}}});
  }
  const Viewer viewer = request.seat ? Viewer::of(*request.seat) : Viewer::spectator();
  if (request.call == "view") {
    const std::size_t at = request.at.value_or(match.sequence());
    if (at > match.sequence()) return beyond("view", "at");
    if (request.since.value_or(0) > at) return beyond("view", "since");
    return request.at ? look_at(found->second, at, request.since, viewer)
                      : situation(match, viewer, request.since, match);
  }
  if (request.call == "verify") {
    if (!request.seeds || !request.commitments) return missing("verify", {"seeds", "commitments"});
    return verify_record(found->second, *request.commitments, *request.seeds);
  }
  if (request.call == "events") {
    if (!request.since || *request.since > match.sequence()) return beyond("events", "since");
    return {{"events", match.events(*request.since, viewer)}};
  }
  if (request.call == "close") {
    tables_.erase(found);
    return {};
  }
  return with_seat(found->second, request);
}

json::object Engine::with_seat(Table& table, const Request& request) {
  const std::string& call = request.call;
  if (call == "chance") {
    if (!request.move) return missing(call, {"move"});
    if (const auto refusal = table.match->play(kChance, *request.move)) return refused(*refusal);
    return {{"sequence", table.match->sequence()}};
  }
  if (call != "play" && call != "undo" && call != "choose") {
    return engine_error("unknown_type", {"common.protocol.engine_call", {{"text", call}}});
  }
  if (!request.seat) return missing(call, {"seat"});
  Match& match = *table.match;
  if (call == "choose") {
    if (!request.bot || !request.seed) return missing(call, {"bot", "seed"});
    if (!match.actors().has(*request.seat)) return engine_error("refused", "common.refusal.not_your_turn");
    const auto bot = match.new_bot(*request.seat, *request.bot, {});
    if (!bot) return engine_error("bad_option", bot.error());
    (*bot)->observe();
    Rng rng(*request.seed);
    return {{"move", (*bot)->choose(rng)}};
  }
  if (call == "play" && !request.move) return missing(call, {"move"});
  const auto refusal = call == "play" ? match.play(*request.seat, *request.move) : match.undo(*request.seat);
  if (refusal) return refused(*refusal);
  if (table.chance) match.play_chance(*table.chance);
  return {{"sequence", match.sequence()}};
}

}  // namespace atlantica
