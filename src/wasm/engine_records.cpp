#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "catalog/catalog.h"
#include "match/json.h"
#include "wasm/engine.h"
#include "wasm/engine_answers.h"

namespace atlantica {

namespace json = boost::json;

namespace {

// The seeds that the page derived from a record's key.
class GivenSeeds : public ChanceStream {
 public:
  explicit GivenSeeds(std::vector<Rng::Seed> seeds) : seeds_(std::move(seeds)) {}

  Rng::Seed seed(std::uint64_t n) const override { return seeds_[static_cast<std::size_t>(n)]; }

 private:
  std::vector<Rng::Seed> seeds_;
};

// Four words of 16 hex digits.
std::optional<Rng::Seed> read_seed(std::string_view text) {
  constexpr std::size_t kDigits = 16;
  Rng::Seed seed{};
  if (text.size() != kDigits * seed.size()) return std::nullopt;
  for (std::size_t i = 0; i < seed.size(); ++i) {
    const char* first = text.data() + i * kDigits;
    const auto [end, problem] = std::from_chars(first, first + kDigits, seed[i], 16);
    if (problem != std::errc() || end != first + kDigits) return std::nullopt;
  }
  return seed;
}

std::optional<std::vector<Rng::Seed>> read_seeds(const std::vector<std::string>& texts) {
  std::vector<Rng::Seed> seeds;
  for (const std::string& text : texts) {
    const auto seed = read_seed(text);
    if (!seed) return std::nullopt;
    seeds.push_back(*seed);
  }
  return seeds;
}

std::size_t draws(const Record& record) { return static_cast<std::size_t>(draws_in(record.log, record.log.size())); }

// The parts with the number of draws up to the end of each.
json::array parts_json(const Record& record) {
  json::array parts;
  for (const Record::Part& part : parts_of(record)) {
    json::object told{{"draws", draws_in(record.log, part.entries)}};
    if (part.commitment) told["commitment"] = *part.commitment;
    if (part.key) told["key"] = *part.key;
    parts.push_back(std::move(told));
  }
  return parts;
}

// The game's turn after each entry, including the start.
std::optional<json::array> turns_of(const Record& record) {
  const auto match = start_of(record);
  if (!match) return std::nullopt;
  json::array turns{(*match)->turn()};
  for (const LogEntry& entry : record.log) {
    Record next;
    next.log.push_back(entry);
    if (replay(next, **match, 1)) return std::nullopt;
    turns.push_back((*match)->turn());
  }
  return turns;
}

}  // namespace

json::object Engine::open_record(std::string_view text) {
  auto record = read_record(text);
  if (!record) return engine_error("bad_record", record.error());
  auto match = start_of(*record);
  if (!match) return engine_error("bad_record", match.error());
  if (const auto problem = replay(*record, **match, record->log.size())) return engine_error("bad_record", *problem);
  auto turns = turns_of(*record);
  if (!turns) return engine_error("bad_record", "common.record.no_replay");
  json::object answer{{"match", ++last_table_},          {"game", record->game},
                      {"rules_version", record->rules},  {"options", to_json(record->options)},
                      {"seats", to_json(record->seats)}, {"players", to_json(record->players)},
                      {"turns", std::move(*turns)},      {"parts", parts_json(*record)}};
  if (record->result) answer["result"] = to_json(*record->result);
  tables_[last_table_] = {std::move(*match), nullptr, std::move(*record)};
  return answer;
}

json::object Engine::look_at(const Table& table, std::size_t sequence, std::optional<std::size_t> since,
                             Viewer viewer) const {
  const Record record = table.record ? *table.record : record_of(*table.match);
  auto past = start_of(record);
  if (!past) return engine_error("bad_record", past.error());
  if (const auto problem = replay(record, **past, sequence)) return engine_error("bad_record", *problem);
  return situation(**past, viewer, since, *table.match);
}

json::object Engine::verify_record(const Table& table, const std::vector<std::string>& commitments,
                                   const std::vector<std::string>& seeds) const {
  if (!table.record) return engine_error("bad_message", "common.protocol.engine_no_record");
  auto read = read_seeds(seeds);
  if (!read || read->size() < draws(*table.record)) {
    return engine_error("bad_message", {"common.protocol.engine_seeds", {{"count", draws(*table.record)}}});
  }
  if (const std::size_t count = parts_of(*table.record).size(); count != commitments.size())
    return engine_error("bad_message", {"common.protocol.engine_commitments", {{"count", count}}});
  auto match = start_of(*table.record);
  if (!match) return engine_error("bad_record", match.error());
  const GivenSeeds stream(std::move(*read));
  const auto unproved = verify(*table.record, **match, {stream, commitments});
  if (!unproved) return engine_error("not_proved", unproved.error());
  return {{"unproved", *unproved}};
}

}  // namespace atlantica
