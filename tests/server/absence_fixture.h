#pragma once

#include "catalog/catalog.h"
#include "match/record.h"
#include "table_fixture.h"

namespace atlantica {

inline constexpr std::int64_t kSecond = 1000;
inline constexpr std::int64_t kDay = 24 * 60 * 60 * kSecond;

// Clocks and absent players.
class AbsenceTest : public TableTest {
 protected:
  static CreateRequest two(std::optional<ClockSettings> clock, const std::string& then, int grace = 0) {
    CreateRequest request = friends(2);
    request.options = Options{{"first", "0"}};
    request.clock = std::move(clock);
    request.absence = AbsenceSettings{then, grace, "random"};
    return request;
  }

  std::optional<std::string> substitute(Seat seat) const {
    return table_->info().seats[static_cast<std::size_t>(seat)].substitute;
  }
  std::int64_t left(Seat seat) const { return table_->info().time->left[static_cast<std::size_t>(seat)]; }
  std::vector<int> running() const { return table_->info().time->running; }
  const std::optional<std::string>& token(Seat seat) const {
    return created_.seats[static_cast<std::size_t>(seat)].token;
  }
  void go(Seat seat) {
    table_->disconnect(*player(seat));
    players_[static_cast<std::size_t>(seat)].reset();
    world_.settle();
  }
  void come_back(Seat seat) {
    players_[static_cast<std::size_t>(seat)] = world_.join(*table_, token(seat));
    world_.settle();
  }
  // Drops all uses of the table, so that it is reloaded from the store next time.
  void forget() {
    for (auto& one : players_)
      if (one) table_->disconnect(*one);
    players_.clear();
    world_.settle();
    table_.reset();
  }
  void reopen() {
    table_ = world_.find(created_.table);
    world_.settle();
  }
  StoredTable stored() {
    return *world_.ask<StoredTable>([&](auto done) { world_.store.load(created_.table, std::move(done)); });
  }
  // The match as it is stored.
  std::unique_ptr<Match> match() {
    const StoredTable table = stored();
    auto match =
        *find_game(table.game)->new_match(static_cast<int>(table.seats.size()), table.options, table.rules_version, {});
    Record record;
    record.log = table.log;
    EXPECT_EQ(replay(record, *match, record.log.size()), std::nullopt);
    return match;
  }
};

}  // namespace atlantica
