#include "server/table/table_store.h"

#include <utility>

namespace atlantica {

Future<std::expected<StoredTable, StoreError>> TableStore::load() {
  auto answer = strand_.await_value<std::expected<StoredTable, StoreError>>();
  store_.load(table_, std::move(answer.arrive));
  return std::move(answer.value);
}

Future<Stored> TableStore::create(StoredTable table) {
  auto answer = strand_.await_value<Stored>();
  store_.create(std::move(table), std::move(answer.arrive));
  return std::move(answer.value);
}

Future<Stored> TableStore::append(StoredEntries entries) {
  auto answer = strand_.await_value<Stored>();
  store_.append(std::move(entries), std::move(answer.arrive));
  return std::move(answer.value);
}

Future<Stored> TableStore::end(StoredEnd end) {
  auto answer = strand_.await_value<Stored>();
  store_.end(std::move(end), std::move(answer.arrive));
  return std::move(answer.value);
}

Future<Stored> TableStore::claim(StoredClaim claim) {
  auto answer = strand_.await_value<Stored>();
  store_.claim(std::move(claim), std::move(answer.arrive));
  return std::move(answer.value);
}

Future<Stored> TableStore::hand_over(StoredHandover handover) {
  auto answer = strand_.await_value<Stored>();
  store_.hand_over(std::move(handover), std::move(answer.arrive));
  return std::move(answer.value);
}

Future<Stored> TableStore::say(StoredLine line) {
  auto answer = strand_.await_value<Stored>();
  store_.say({table_, std::move(line)}, std::move(answer.arrive));
  return std::move(answer.value);
}

Future<Stored> TableStore::finish(StoredResult result) {
  auto answer = strand_.await_value<Stored>();
  accounts_.finish(std::move(result), std::move(answer.arrive));
  return std::move(answer.value);
}

void TableStore::see(StoredSight sight) {
  store_.see(std::move(sight), [](const Stored&) {});
}

}  // namespace atlantica
