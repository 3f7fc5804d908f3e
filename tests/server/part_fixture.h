#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "match/record.h"
#include "server/new_table.h"
#include "server/table/clocks.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/presence.h"
#include "server/table/seats.h"
#include "server/table/table_store.h"
#include "world.h"

namespace atlantica {

// What all parts of a table stand on, as one server has it in memory.
struct Ground {
  Ground(World& world, StoredTable stored)
      : facts{stored.id, stored.rated, stored.listed, stored.host, *read_settings(stored.settings)},
        strand(Place{world.post(), world.post()}),
        store(strand, world.store, world.store.accounts(), stored.id),
        log(store, match_of(stored), *KeyStream::from_hex(stored.key), stored.ended),
        seats(facts, stored.seats),
        clocks(facts, log, seats, [&world] { return world.now; }, clock_of(stored)) {}

  static std::unique_ptr<Match> start_of(const StoredTable& stored) {
    return *find_game(stored.game)
                ->new_match(static_cast<int>(stored.seats.size()), stored.options, stored.rules_version,
                            stored.edition_text);
  }
  static std::unique_ptr<Match> match_of(const StoredTable& stored) {
    auto match = start_of(stored);
    Record record;
    record.log = stored.log;
    EXPECT_EQ(replay(record, *match, record.log.size()), std::nullopt);
    return match;
  }
  std::optional<Clock> clock_of(const StoredTable& stored) const {
    if (!facts.settings.clock) return std::nullopt;
    return *Clock::read(*facts.settings.clock, static_cast<int>(stored.seats.size()), stored.clock);
  }

  Seat actor() const { return log.match().awaited().lowest(); }
  // Appends a legal move of whoever is awaited and commits it.
  Future<CommittedLog::Committed> play() {
    const std::size_t before = log.match().sequence();
    const std::string move = log.match().legal_moves(actor()).front();
    EXPECT_EQ(log.play(actor(), move), std::nullopt);
    return log.commit(before);
  }

  TableFacts facts;
  Strand strand;
  TableStore store;
  CommittedLog log;
  Seats seats;
  Clocks clocks;
  Presence presence;
};

// One part of a table alone, with what it stands on and the real store.
class PartTest : public ::testing::Test {
 protected:
  PartTest() { lay(friends(2)); }

  // Stores a new table and opens it; seat 0 begins if the game lets one choose.
  void lay(CreateRequest request, const std::optional<Member>& creator = std::nullopt) {
    if (request.game == "atlantis" && !request.options) request.options = Options{{"first", "0"}};
    auto table = new_table(request, creator, {});
    ASSERT_TRUE(table) << table.error().message.key;
    created_ = std::move(table->answer);
    ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.create(table->stored, std::move(done)); }));
    ground_ = open();
  }

  // The table as another server opens it.
  std::unique_ptr<Ground> open() { return std::make_unique<Ground>(world_, stored()); }

  StoredTable stored() {
    return *world_.ask<StoredTable>([&](auto done) { world_.store.load(created_.table, std::move(done)); });
  }

  // The value of a future, which must arrive.
  template <class T>
  T get(Future<T> future) {
    std::optional<T> value;
    put(std::move(future), value);
    world_.run_until([&] { return value.has_value(); });
    return std::move(*value);
  }

  template <class T>
  static Future<void> put(Future<T> future, std::optional<T>& into) {
    into = co_await future;
  }

  std::shared_ptr<Listener> sit(Seat seat) {
    auto client = std::make_shared<Listener>();
    ground_->presence.come(client, seat);
    return client;
  }

  World world_;
  CreateAnswer created_;
  std::unique_ptr<Ground> ground_;
};

}  // namespace atlantica
