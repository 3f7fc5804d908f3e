#include "catalog/catalog.h"

#include <algorithm>

#include "catalog/games.h"
#include "catalog/rules_files.h"
#include "catalog/shelf.h"
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

template <class G>
concept HasEditions = requires { typename G::Edition; };

template <Game G>
std::expected<typename G::Setup, Message> setup_of(int seats, const Options& options, int rules,
                                                   std::string_view edition_text) {
  if constexpr (HasEditions<G>) {
    const auto edition = edition_for(G::edition_named(options), edition_text);
    if (!edition) return std::unexpected(edition.error());
    return G::setup(seats, options, rules, *edition);
  } else {
    if (!edition_text.empty()) return std::unexpected(Message{"common.record.no_editions", {{"game", G::kId}}});
    return G::setup(seats, options, rules);
  }
}

template <Game G>
MadeMatch new_match(int seats, const Options& options, int rules, std::string_view edition_text) {
  if (auto problem = unknown_version<G>(rules)) return std::unexpected(std::move(*problem));
  const auto setup = setup_of<G>(seats, options, rules, edition_text);
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
  boost::json::value start = json;
  if (auto problem = unknown_version<G>(rules)) return std::unexpected(std::move(*problem));
  auto position = from_json<typename G::Position>(rest);
  if (!position) return std::unexpected(position.error());
  if constexpr (HasEditions<G>) {
    if (position->edition && !position->edition_text) {
      position->edition_text = text_of_edition(*position->edition);
      if (position->edition_text) start.get_object()["edition_text"] = *position->edition_text;
    }
  }
  const auto state = G::from_position(*position, rules);
  if (!state) return std::unexpected(state.error());
  return std::make_unique<MatchOf<G>>(*state, rules, Options{}, std::move(start));
}

template <Game G>
std::expected<SimReport, Message> simulate(const Options& options, const std::vector<std::string>& names,
                                           const Thinking& thinking, std::uint64_t games, std::uint64_t seed,
                                           const std::function<void(std::uint64_t)>& progress) {
  const auto setup = setup_of<G>(static_cast<int>(names.size()), options, G::kRulesVersion, {});
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

void offer_editions() {
  for (GameEntry& game : table())
    if (game.id == rising::Rules::kId) game.options = rising::Rules::options(shelf());
}

// Whether a table of the game can choose this value.
bool offers(const GameEntry& game, std::string_view option, std::string_view value) {
  const auto spec = std::ranges::find(game.options, option, &OptionSpec::name);
  return spec == game.options.end() || std::ranges::find(spec->values, value) != spec->values.end();
}

}  // namespace

std::expected<AddedEdition, Message> add_edition(std::string_view text) {
  const auto edition = shelve(text);
  if (!edition) return std::unexpected(edition.error());
  offer_editions();
  return AddedEdition{rising::Rules::kId, std::string(edition->name())};
}

void remove_editions() {
  clear_shelf();
  offer_editions();
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

std::string bench_signature(const GameEntry& game) {
  return bench_signature(game.bench(BenchPart::playouts), game.bench(BenchPart::search));
}

std::string bench_signatures() {
  std::string lines;
  for (const GameEntry& game : games()) lines += std::string(game.id) + " " + bench_signature(game) + "\n";
  return lines;
}

std::expected<std::unique_ptr<Match>, Message> start_of(const Record& record) {
  const GameEntry* game = find_game(record.game);
  if (game == nullptr) return std::unexpected(Message{"common.record.game", {{"text", record.game}}});
  if (!record.start) {
    const auto edition = record.options.find("edition");
    if (record.edition_text.empty() && edition != record.options.end() && !offers(*game, "edition", edition->second))
      return std::unexpected(Message{"common.record.no_edition", {{"text", edition->second}}});
    return game->new_match(static_cast<int>(record.seats.size()), record.options, record.rules, record.edition_text);
  }
  auto match = game->from_position(*record.start, record.rules);
  if (match && (*match)->rules_version() != record.rules)
    return std::unexpected(
        Message{"common.record.start_rules", {{"rules", record.rules}, {"start", (*match)->rules_version()}}});
  return match;
}

}  // namespace atlantica
