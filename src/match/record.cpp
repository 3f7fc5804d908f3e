#include "match/record.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cassert>
#include <functional>
#include <ranges>

#include "match/json.h"
#include "match/record_lines.h"

namespace atlantica {

namespace {

RecordLine line_of(const LogEntry& entry) {
  RecordLine line;
  switch (entry.kind) {
    case LogEntry::Kind::move:
      line.seat = entry.seat;
      line.move = entry.move;
      break;
    case LogEntry::Kind::chance: line.chance = entry.move; break;
    case LogEntry::Kind::undo:
      line.undo = entry.seat;
      line.taken = entry.move;
      break;
  }
  return line;
}

std::expected<LogEntry, Message> entry_of(const RecordLine& line) {
  if (line.seat && line.move && !line.chance && !line.undo && !line.taken)
    return LogEntry{LogEntry::Kind::move, *line.seat, *line.move};
  if (line.chance && !line.seat && !line.move && !line.undo && !line.taken)
    return LogEntry{LogEntry::Kind::chance, kChance, *line.chance};
  if (line.undo && line.taken && !line.seat && !line.move && !line.chance)
    return LogEntry{LogEntry::Kind::undo, *line.undo, *line.taken};
  return std::unexpected("common.record.line");
}

std::optional<Message> read_head(const boost::json::value& json, Record& record) {
  auto head = from_json<RecordHead>(json);
  if (!head) return head.error();
  if (head->record != "atlantica") return "common.record.not_ours";
  if (head->format != kRecordFormat)
    return Message{"common.record.format", {{"format", head->format}, {"known", kRecordFormat}}};
  record.game = std::move(head->game);
  record.rules = head->rules;
  record.seats = std::move(head->seats);
  record.players = std::move(head->players).value_or(std::vector<std::string>{});
  record.options = std::move(head->options);
  record.edition_text = std::move(head->edition_text).value_or("");
  record.start = std::move(head->start);
  record.earlier = std::move(head->earlier).value_or(std::vector<Record::Part>{});
  if (std::ranges::adjacent_find(record.earlier, std::ranges::greater_equal(), &Record::Part::entries) !=
      record.earlier.end())
    return "common.record.earlier";
  record.commitment = std::move(head->commitment);
  return std::nullopt;
}

std::optional<Message> read_line(const boost::json::value& json, Record& record) {
  auto line = from_json<RecordLine>(json);
  if (!line) return line.error();
  if (record.result || record.key) return "common.record.trailing";
  if (line->result || line->key) {
    record.result = std::move(line->result);
    record.key = std::move(line->key);
    return std::nullopt;
  }
  auto entry = entry_of(*line);
  if (!entry) return entry.error();
  record.log.push_back(std::move(*entry));
  return std::nullopt;
}

Record::Result result_of(const Outcome& outcome) {
  Record::Result result;
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    if (outcome.winners.has(seat)) result.winners.push_back(seat);
    result.scores.push_back(outcome.score[static_cast<std::size_t>(seat)]);
  }
  return result;
}

Message at_entry(std::size_t index, const LogEntry& entry, Message problem) {
  return {"common.record.at_entry", {{"n", index + 1}, {"move", entry.move}, {"problem", std::move(problem)}}};
}

std::optional<Message> play_entry(Match& match, const LogEntry& entry, std::size_t index) {
  const auto refusal = entry.kind == LogEntry::Kind::undo ? match.undo(entry.seat) : match.play(entry.seat, entry.move);
  if (refusal)
    return at_entry(index, entry, {"common.record.refused", {{"problem", refusal->message}, {"rule", refusal->rule}}});
  if (match.log().back() != entry) return at_entry(index, entry, "common.record.other_undo");
  return std::nullopt;
}

}  // namespace

Record record_of(const Match& match) {
  Record record;
  record.game = match.game();
  record.rules = match.rules_version();
  record.seats.resize(static_cast<std::size_t>(match.seats()));
  record.options = match.options();
  record.start = match.start();
  if (!record.start) record.edition_text = match.edition_text();
  record.log = match.log();
  if (const auto outcome = match.outcome()) record.result = result_of(*outcome);
  return record;
}

std::string write_record(const Record& record) {
  RecordHead head;
  head.record = "atlantica";
  head.game = record.game;
  head.rules = record.rules;
  head.seats = record.seats;
  if (!record.players.empty()) head.players = record.players;
  head.options = record.options;
  if (!record.edition_text.empty()) head.edition_text = record.edition_text;
  head.start = record.start;
  if (!record.earlier.empty()) head.earlier = record.earlier;
  head.commitment = record.commitment;
  std::string text = boost::json::serialize(to_json(head)) + "\n";
  for (const LogEntry& entry : record.log) text += boost::json::serialize(to_json(line_of(entry))) + "\n";
  if (record.result || record.key) {
    RecordLine last;
    last.result = record.result;
    last.key = record.key;
    text += boost::json::serialize(to_json(last)) + "\n";
  }
  return text;
}

std::expected<Record, Message> read_record(std::string_view text) {
  Record record;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    ++number;
    const auto json = parse_json(line);
    std::optional<Message> error;
    if (!json) {
      error = "common.record.no_json";
    } else {
      error = number == 1 ? read_head(*json, record) : read_line(*json, record);
    }
    if (error)
      return std::unexpected(Message{"common.record.at_line", {{"line", number}, {"problem", std::move(*error)}}});
  }
  if (number == 0) return std::unexpected("common.record.empty");
  return record;
}

std::optional<Message> replay(const Record& record, Match& match, std::size_t count) {
  for (std::size_t i = 0; i < count && i < record.log.size(); ++i)
    if (auto error = play_entry(match, record.log[i], i)) return error;
  return std::nullopt;
}

std::vector<Record::Part> parts_of(const Record& record) {
  std::vector<Record::Part> parts;
  for (const Record::Part& part : record.earlier) {
    if (!parts.empty() && parts.back().entries == record.log.size()) break;
    parts.push_back(part);
    parts.back().entries = std::min<std::uint64_t>(part.entries, record.log.size());
  }
  parts.push_back({record.log.size(), record.commitment, record.key});
  return parts;
}

std::uint64_t draws_in(const std::vector<LogEntry>& log, std::uint64_t entries) {
  const auto is_chance = [](const LogEntry& entry) { return entry.kind == LogEntry::Kind::chance; };
  return static_cast<std::uint64_t>(std::ranges::count_if(log | std::views::take(entries), is_chance));
}

std::expected<std::uint64_t, Message> verify(const Record& record, Match& match, const RecordLuck& luck) {
  const std::vector<Record::Part> parts = parts_of(record);
  assert(parts.size() == luck.commitments.size());
  if (!record.commitment) return std::unexpected("common.record.no_commitment");
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i].commitment && !luck.commitments[i].empty() && *parts[i].commitment != luck.commitments[i])
      return std::unexpected(Message{"common.record.other_key", {{"commitment", *parts[i].commitment}}});
  std::uint64_t unproved = 0;
  std::size_t part = 0;
  for (std::size_t i = 0; i < record.log.size(); ++i) {
    const LogEntry& entry = record.log[i];
    while (parts[part].entries <= i) ++part;
    if (entry.kind == LogEntry::Kind::chance && match.actors().has(kChance)) {
      const bool has_key = !luck.commitments[part].empty();
      const std::string drawn = has_key ? match.sample_chance(luck.stream) : entry.move;
      if (drawn != entry.move)
        return std::unexpected(at_entry(i, entry, {"common.record.other_luck", {{"drawn", drawn}}}));
      if (!has_key || !parts[part].commitment) ++unproved;
    }
    if (auto error = play_entry(match, entry, i)) return std::unexpected(std::move(*error));
  }
  const auto outcome = match.outcome();
  if (!outcome) return std::unexpected("common.record.unfinished");
  if (!record.result) return std::unexpected("common.record.no_result");
  if (*record.result != result_of(*outcome)) return std::unexpected("common.record.other_result");
  return unproved;
}

}  // namespace atlantica
