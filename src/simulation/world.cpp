#include "simulation/world.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <utility>

#include "catalog/catalog.h"
#include "simulation/entropy.h"
#include "simulation/image.h"

namespace atlantica::simulation {

namespace {

constexpr std::size_t kSessionMemory = std::size_t{1} << 20U;

}  // namespace

World::World(std::uint64_t seed, int seconds, Strictness strictness)
    : seed_(seed),
      chaos_(seconds * kSecond),
      commons_(seed, strictness),
      memory_buffer_(kSessionMemory),
      memory_(memory_buffer_.data(), memory_buffer_.size()),
      witness_(commons_),
      network_(commons_, witness_, *this) {
  seed_entropy(0);
  const std::string& image = database_image();
  seed_entropy(commons_.dice.number());
  sqlite3_randomness(0, nullptr);  // begins again
  use_disk(commons_.disk);
  commons_.disk.put(kDatabaseFile, image);
  build_nodes();
  build_parties();
}

World::~World() {
  for (const auto& node : nodes_) {
    network_.lose(*node);
    node->kill();
  }
  commons_.truth.close();
}

void World::build_nodes() {
  const auto count = commons_.dice.percent(60) ? 1 : commons_.dice.between(2, 3);
  wall_offsets_.resize(static_cast<std::size_t>(count));
  for (int number = 0; number < count; ++number) {
    nodes_.push_back(std::make_unique<Node>(
        Node::Ground{
            commons_.scheduler, commons_.dice, commons_.trace, commons_.disk, kDatabaseFile, commons_.weather, memory_,
            [this, number] {
              return kEpoch + commons_.scheduler.now() / kMillisecond + wall_offsets_[static_cast<std::size_t>(number)];
            },
            [this](const Node& from, const std::vector<std::string>& tables) { spread_news(from, tables); },
            [this](Node& node) { power_failed(node); }},
        number));
    nodes_.back()->start();
  }
}

void World::build_parties() {
  // A short world is one of many.
  const bool is_short = chaos_ < 10 * kSecond;
  const auto count = is_short ? (commons_.dice.percent(25) ? 2 : 1) : commons_.dice.between(1, 3);
  for (int number = 0; number < count; ++number) add_party(number);
}

CreateRequest World::new_request(bool rated) {
  Dice& dice = commons_.dice;
  static const std::vector<std::string> kBots = {"random", "greedy", "1", "sims=20"};
  CreateRequest request;
  // The first games more often: their moves are the quickest.
  const std::size_t some = dice.index(games().size());
  const GameEntry& game = games()[std::min(some, dice.index(games().size()))];
  request.game = game.id;
  const auto seats = dice.between(std::max(2, game.min_seats), std::min(4, game.max_seats));
  request.seats.push_back({"me", "Host", std::nullopt});
  while (static_cast<std::int64_t>(request.seats.size()) < seats)
    request.seats.push_back(dice.percent(55) ? SeatRequest{"friend", std::nullopt, std::nullopt}
                                             : SeatRequest{"bot", std::nullopt, dice.pick(kBots)});
  if (rated) request.rated = true;
  if (dice.percent(30)) request.listed = true;
  if (dice.percent(40))
    request.clock = dice.percent(85) ? ClockSettings{static_cast<int>(dice.between(30, 300)),
                                                     static_cast<int>(dice.between(0, 5)), std::nullopt}
                                     : ClockSettings{std::nullopt, std::nullopt, 1};
  static const std::vector<std::string> kAbsences = {"wait", "bot", "bot", "end"};
  if (dice.percent(60))
    request.absence = AbsenceSettings{dice.pick(kAbsences), static_cast<int>(dice.between(0, 5)), "random"};
  if (dice.percent(25)) request.delay = static_cast<int>(dice.between(1, 4));
  return request;
}

void World::add_party(int number) {
  Dice& dice = commons_.dice;
  const bool rated = dice.percent(25);
  Party& party = parties_.emplace_back();
  party.number = number;
  party.request = new_request(rated);
  const auto session = [&] { return rated ? session_of(accounts_used_++ % kAccounts) : std::string(); };
  const Person::Surroundings around{commons_, network_, nodes_};
  const auto add = [&](Person::Role role, std::optional<int> seat, std::string signed_in) {
    people_.emplace_back(around, party, static_cast<int>(people_.size()), role, seat, std::move(signed_in)).start();
  };
  int seat = 0;
  for (const SeatRequest& one : party.request.seats) {
    if (one.kind == "me") add(Person::Role::host, seat, session());
    if (one.kind == "friend") add(Person::Role::player, seat, session());
    ++seat;
  }
  if (dice.percent(40)) add(Person::Role::spectator, std::nullopt, "");
}

Report World::run() {
  plan_faults();
  commons_.scheduler.run_until(chaos_);
  if (!commons_.trace.violation()) {
    calm_down();
    // Everything else was said and done in the time of faults.
    for (Micros end = chaos_ + kSecond; !commons_.trace.violation() && end <= chaos_ + kRecovery; end += kSecond) {
      commons_.scheduler.run_until(end);
      if (recovered()) break;
    }
  }
  if (!commons_.trace.violation()) check_end();
  Report report{seed_,
                commons_.trace.violation(),
                {commons_.trace.end().begin(), commons_.trace.end().end()},
                commons_.trace.hash(),
                commons_.trace.events(),
                commons_.scheduler.now(),
                0,
                faults_};
  for (const auto& [id, table] : commons_.truth.known()) report.entries += table.record.log.size();
  return report;
}

bool World::recovered() {
  for (const Party& party : parties_) {
    TrueTable* table = party.table.empty() ? nullptr : commons_.truth.find(party.table);
    if (table == nullptr) return false;
    if (commons_.truth.over(*table) ? commons_.truth.results(party.table) == 0
                                    : table->record.log.size() <= party.entries_when_calm)
      return false;
  }
  return std::ranges::all_of(people_, [](const Person& person) { return person.is_content(); });
}

void World::check_end() {
  if (!commons_.truth.sound()) commons_.trace.violated("the database is damaged");
  for (Party& party : parties_)
    if (!party.table.empty()) check_party(party);
  for (Person& person : people_) person.check_end();
}

void World::check_party(Party& party) {
  Truth& truth = commons_.truth;
  TrueTable& table = *truth.find(party.table);
  const std::vector<LogEntry>& log = table.record.log;
  const bool over = truth.over(table);  // replays everything
  const auto wrong = [&](const std::string& what) {
    commons_.trace.violated(fmt::format("{} (table {}, {} of {} people and bots)", what, party.number, party.table,
                                        party.request.seats.size()));
  };
  if (!over && log.size() <= party.entries_when_calm)
    return wrong(fmt::format("every table continues within 10 s of the last fault: it stands at {}", log.size()));
  for (const std::string& line : party.said)
    if (truth.said(party.table, line) != 1) return wrong("what was acknowledged is kept, once: " + line);
  for (std::size_t i = 0; i < log.size(); ++i) {
    const LogEntry& entry = log[i];
    if (entry.kind == LogEntry::Kind::chance || party.decides_absence() || party.maybe_bots.contains(entry.seat))
      continue;
    if (party.request.seats[static_cast<std::size_t>(entry.seat)].kind == "bot") continue;
    if (!party.asked.contains({entry.seat, i, entry.kind == LogEntry::Kind::undo ? "" : entry.move}))
      return wrong(fmt::format("nothing happens that nobody asked for: entry {}, '{}'", i + 1, entry.move));
  }
  const auto seats = static_cast<std::int64_t>(party.request.seats.size());
  if (truth.results(party.table) != (over ? seats : 0))
    return wrong(fmt::format("the result is stored, once: {} of {} seats, the game is {}over",
                             truth.results(party.table), seats, over ? "" : "not "));
  const auto rematches = truth.number("SELECT count(*) FROM tables WHERE rematch_of = $1", party.table);
  if (rematches > 1 || (party.promised_rematch && rematches == 0) || (rematches == 1 && !party.asked_rematch))
    return wrong(fmt::format("there is one rematch, if it was asked for: {}", rematches));
}

void World::connected(Link& link) { people_[static_cast<std::size_t>(link.person)].connected(link); }

void World::heard(Link& link, const std::shared_ptr<const ServerMessage>& message) {
  people_[static_cast<std::size_t>(link.person)].heard(link, *message);
}

void World::closed(Link& link) { people_[static_cast<std::size_t>(link.person)].closed(link); }

}  // namespace atlantica::simulation
