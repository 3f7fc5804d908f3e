#include "arena/tournament.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "fair/key_stream.h"
#include "fair/secrets.h"

namespace atlantica {

namespace {

constexpr std::uint64_t kBotLuck = std::uint64_t{1} << 63;  // far from the numbers chance uses

KeyStream stream_of(const Tournament& tournament, std::uint64_t deal) {
  const std::string text =
      "atlantica arena, seed " + std::to_string(tournament.seed) + ", deal " + std::to_string(deal);
  return *KeyStream::from_hex(blake2b_hex({reinterpret_cast<const unsigned char*>(text.data()), text.size()}));
}

Record record_of_game(const Tournament& tournament, int rotation, const Match& match, const KeyStream& stream) {
  Record record = record_of(match);
  record.seats.assign(tournament.bots.size(), "");
  record.players = record.seats;
  for (std::size_t bot = 0; bot < tournament.bots.size(); ++bot) {
    const std::size_t seat = tournament.seat_of(bot, rotation);
    record.seats[seat] = tournament.bots[bot];
    record.players[seat] = "bot:" + tournament.bots[bot];
  }
  record.commitment = stream.commitment();
  record.key = stream.key();
  return record;
}

}  // namespace

int Tournament::rotations() const {
  const bool all_equal = std::ranges::all_of(bots, [&](const std::string& bot) { return bot == bots.front(); });
  return all_equal ? 1 : static_cast<int>(bots.size());
}

double ArenaGame::share(std::size_t bot) const {
  const bool won = std::ranges::find(winners, static_cast<int>(bot)) != winners.end();
  return won ? 1.0 / static_cast<double>(winners.size()) : 0.0;
}

std::optional<Message> problem(const Tournament& tournament, const Thinking& thinking) {
  const GameEntry* game = find_game(tournament.game);
  if (game == nullptr) return Message{"common.record.game", {{"text", tournament.game}}};
  const auto match =
      game->new_match(static_cast<int>(tournament.bots.size()), tournament.options, game->rules_version, {});
  if (!match) return match.error();
  for (const std::string& bot : tournament.bots)
    if (const auto made = (*match)->new_bot(0, bot, thinking); !made) return made.error();
  return std::nullopt;
}

ArenaGame play_game(const Tournament& tournament, const Thinking& thinking, std::uint64_t deal, int rotation,
                    const std::function<void(const Record&)>& keep) {
  const auto seats = tournament.bots.size();
  const KeyStream stream = stream_of(tournament, deal);
  const GameEntry& played = *find_game(tournament.game);
  const auto match = *played.new_match(static_cast<int>(seats), tournament.options, played.rules_version, {});
  std::vector<std::unique_ptr<SeatBot>> bots(seats);
  std::vector<Rng> luck;
  for (std::size_t bot = 0; bot < seats; ++bot) {
    const std::size_t seat = tournament.seat_of(bot, rotation);
    bots[seat] = std::move(*match->new_bot(static_cast<Seat>(seat), tournament.bots[bot], thinking));
  }
  for (std::size_t seat = 0; seat < seats; ++seat)
    luck.emplace_back(stream.seed(kBotLuck + seats * static_cast<std::uint64_t>(rotation) + seat));

  ArenaGame game{deal, rotation, {}, std::vector<int>(seats), 0};
  for (match->play_chance(stream); !match->awaited().empty(); match->play_chance(stream)) {
    const Seat seat = match->awaited().lowest();
    const auto i = static_cast<std::size_t>(seat);
    bots[i]->observe();
    [[maybe_unused]] const auto refusal = match->play(seat, bots[i]->choose(luck[i]));
    assert(!refusal);
    ++game.moves;
  }
  const Outcome outcome = *match->outcome();
  for (std::size_t bot = 0; bot < seats; ++bot) {
    const std::size_t seat = tournament.seat_of(bot, rotation);
    if (outcome.winners.has(static_cast<Seat>(seat))) game.winners.push_back(static_cast<int>(bot));
    game.scores[bot] = outcome.score[seat];
  }
  if (keep) keep(record_of_game(tournament, rotation, *match, stream));
  return game;
}

Standing::Standing(Tournament tournament, std::optional<SequentialTest> test)
    : tournament_(std::move(tournament)), test_(test) {
  for (const std::string& bot : tournament_.bots)
    if (std::ranges::find(names_, bot) == names_.end()) names_.push_back(bot);
  sums_.resize(names_.size());
}

bool Standing::has(std::uint64_t deal, int rotation) const {
  const auto found = seen_.find(deal);
  return found != seen_.end() && ((found->second >> rotation) & 1) != 0;
}

void Standing::add(const ArenaGame& game) {
  if (has(game.deal, game.rotation)) return;
  seen_[game.deal] |= std::uint64_t{1} << game.rotation;
  waiting_[game.deal].push_back(game);
  for (auto next = waiting_.find(counted_);
       next != waiting_.end() && next->second.size() == static_cast<std::size_t>(tournament_.rotations()) &&
       verdict() == SequentialTest::Verdict::open;
       next = waiting_.find(counted_)) {
    count(next->second);
    waiting_.erase(next);
  }
}

void Standing::count(const std::vector<ArenaGame>& deal) {
  ++counted_;
  for (std::size_t name = 0; name < names_.size(); ++name) {
    double share = 0;
    double own = 0;
    double others = 0;
    double seats = 0;
    double other_seats = 0;
    for (const ArenaGame& game : deal) {
      for (std::size_t bot = 0; bot < tournament_.bots.size(); ++bot) {
        if (tournament_.bots[bot] == names_[name]) {
          share += game.share(bot);
          own += game.scores[bot];
          ++seats;
        } else {
          others += game.scores[bot];
          ++other_seats;
        }
      }
    }
    const bool alone = other_seats == 0;
    sums_[name].share.add(share / (alone ? static_cast<double>(deal.size()) : seats));
    sums_[name].score.add(own / seats);
    if (!alone) sums_[name].lead.add(own / seats - others / other_seats);
  }
}

double Standing::likelihood() const { return test_ ? test_->likelihood(sums_.front().share) : 0.0; }

SequentialTest::Verdict Standing::verdict() const {
  // A few deals may agree by luck; then nothing seems to vary.
  constexpr std::uint64_t kFewest = 10;
  if (!test_ || counted_ < kFewest) return SequentialTest::Verdict::open;
  return test_->verdict(sums_.front().share);
}

std::vector<ArenaLine> Standing::lines() const {
  constexpr double kAnyLead = std::numeric_limits<double>::infinity();
  std::vector<ArenaLine> lines;
  const auto all = static_cast<double>(tournament_.bots.size());
  for (std::size_t name = 0; name < names_.size(); ++name) {
    const auto own = static_cast<double>(std::ranges::count(tournament_.bots, names_[name]));
    const Sums& sums = sums_[name];
    ArenaLine line{.bot = names_[name],
                   .share = sums.share.estimate(0, 1),
                   .lead = sums.lead.estimate(-kAnyLead, kAnyLead),
                   .score = sums.score.mean()};
    if (own < all) {
      const auto against = [&](double share) { return elo(share, (1.0 - own * share) / (all - own)); };
      line.elo = against(line.share.mean);
      line.elo_low = against(line.share.low);
      line.elo_high = against(line.share.high);
    }
    lines.push_back(line);
  }
  return lines;
}

}  // namespace atlantica
