#include "catalog/catalog.h"

#include "catalog/games.h"
#include "catalog/rules_files.h"
#include "match/json.h"
#include "match/match_of.h"

namespace atlantica {

namespace {

using MadeMatch = std::expected<std::unique_ptr<Match>, Message>;

// What is wrong with a version of the rules.
template <Game G>
std::optional<Message> unknown_version(int rules) {
  if (rules >= 1 && rules <= G::kRulesVersion) return std::nullopt;
  return Message{"common.record.rules", {{"rules", rules}, {"game", G::kId}, {"newest", G::kRulesVersion}}};
}

template <Game G>
MadeMatch new_match(int seats, const Options& options, int rules) {
  if (auto problem = unknown_version<G>(rules)) return std::unexpected(std::move(*problem));
  const auto setup = G::setup(seats, options, rules);
  if (!setup) return std::unexpected(setup.error());
  return std::make_unique<MatchOf<G>>(G::initial(*setup), rules, options, std::nullopt);
}

template <Game G>
MadeMatch from_position(const boost::json::value& json, int rules) {
  boost::json::value rest = json;
  if (auto* object = rest.if_object(); object != nullptr && object->contains("rules")) {
    const auto given = from_json<int>(object->at("rules"), "rules");
    if (!given) return std::unexpected(given.error());
    rules = *given;
    object->erase("rules");
  }
  if (auto problem = unknown_version<G>(rules)) return std::unexpected(std::move(*problem));
  const auto position = from_json<typename G::Position>(rest);
  if (!position) return std::unexpected(position.error());
  const auto state = G::from_position(*position, rules);
  if (!state) return std::unexpected(state.error());
  return std::make_unique<MatchOf<G>>(*state, rules, Options{}, json);
}

template <Game G>
std::expected<SimReport, Message> simulate(const Options& options, const std::vector<std::string>& names,
                                           const Thinking& thinking, std::uint64_t games, std::uint64_t seed,
                                           const std::function<void(std::uint64_t)>& progress) {
  const auto setup = G::setup(static_cast<int>(names.size()), options);
  if (!setup) return std::unexpected(setup.error());
  std::vector<std::unique_ptr<Bot<G>>> players;
  for (const std::string& name : names) {
    auto bot = make_bot<G>(name, thinking);
    if (!bot) return std::unexpected(std::move(bot.error()));
    players.push_back(std::move(*bot));
  }
  SimReport report;
  Rng rng(seed);
  for (std::uint64_t game = 1; game <= games; ++game) {
    simulate_game<G>(G::initial(*setup), players, rng, report);
    progress(game);
  }
  return report;
}

template <Game G>
BenchReport bench(BenchPart part) {
  constexpr std::uint64_t kGames = 100;
  constexpr std::uint64_t kDecisions = 40;
  BenchReport report;
  const auto initial = G::initial(*G::setup(G::kMaxSeats, {}));
  if (part == BenchPart::playouts)
    bench_playouts<G>(initial, kGames, report);
  else
    bench_search<G>(initial, kDecisions, report);
  return report;
}

std::string_view rules_of(std::string_view game) {
  for (const EmbeddedFile& file : rules_files())
    if (file.name == game) return file.text;
  return {};
}

template <Game G>
GameEntry entry() {
  return {.id = G::kId,
          .min_seats = G::kMinSeats,
          .max_seats = G::kMaxSeats,
          .rules_version = G::kRulesVersion,
          .options = G::options(),
          .rules = rules_of(G::kId),
          .shapes = {.view = kShape<typename G::View>,
                     .move = kShape<typename G::MoveInfo>,
                     .event = kShape<typename G::Event>,
                     .position = kShape<typename G::Position>},
          .new_match = new_match<G>,
          .from_position = from_position<G>,
          .simulate = simulate<G>,
          .bench = bench<G>};
}

std::vector<GameEntry>& table() {
  static std::vector<GameEntry> games = [] {
    std::vector<GameEntry> all;
    AllGames::each([&]<class G> { all.push_back(entry<G>()); });
    return all;
  }();
  return games;
}

}  // namespace

std::expected<AddedEdition, Message> add_edition(std::string_view text) {
  auto edition = rising::read_edition(text);
  if (!edition) return std::unexpected(edition.error());
  const auto added = rising::add_edition(std::move(*edition));
  if (!added) return std::unexpected(added.error());
  for (GameEntry& game : table())
    if (game.id == rising::Rules::kId) game.options = rising::Rules::options();
  return AddedEdition{rising::Rules::kId, (*added)->name};
}

const std::vector<GameEntry>& games() { return table(); }

const GameEntry* find_game(std::string_view id) {
  for (const GameEntry& game : games())
    if (game.id == id) return &game;
  return nullptr;
}

const std::vector<std::string_view>& bots() {
  static const std::vector<std::string_view> names = {"1", "2", "3", "4", "5", "greedy", "random"};
  return names;
}

std::string bench_signature() {
  BenchReport all;
  for (const GameEntry& game : games())
    for (const BenchPart part : {BenchPart::playouts, BenchPart::search}) all.sign(game.bench(part).signature);
  return all.text();
}

std::expected<std::unique_ptr<Match>, Message> start_of(const Record& record) {
  const GameEntry* game = find_game(record.game);
  if (game == nullptr) return std::unexpected(Message{"common.record.game", {{"text", record.game}}});
  if (!record.start) return game->new_match(static_cast<int>(record.seats.size()), record.options, record.rules);
  auto match = game->from_position(*record.start, record.rules);
  if (match && (*match)->rules_version() != record.rules)
    return std::unexpected(
        Message{"common.record.start_rules", {{"rules", record.rules}, {"start", (*match)->rules_version()}}});
  return match;
}

}  // namespace atlantica
