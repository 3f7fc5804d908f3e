#include "match/record.h"

#include <boost/json/serialize.hpp>

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

std::expected<LogEntry, std::string> entry_of(const RecordLine& line) {
  if (line.seat && line.move && !line.chance && !line.undo && !line.taken)
    return LogEntry{LogEntry::Kind::move, *line.seat, *line.move};
  if (line.chance && !line.seat && !line.move && !line.undo && !line.taken)
    return LogEntry{LogEntry::Kind::chance, kChance, *line.chance};
  if (line.undo && line.taken && !line.seat && !line.move && !line.chance)
    return LogEntry{LogEntry::Kind::undo, *line.undo, *line.taken};
  return std::unexpected("expected \"seat\" with \"move\", or \"chance\", or \"undo\" with \"taken\"");
}

std::optional<std::string> read_head(const boost::json::value& json, Record& record) {
  auto head = from_json<RecordHead>(json);
  if (!head) return head.error();
  if (head->record != "atlantica") return "this is not a record of Atlantica";
  if (head->format != kRecordFormat)
    return "format " + std::to_string(head->format) + " is unknown; this program reads format " +
           std::to_string(kRecordFormat);
  record.game = std::move(head->game);
  record.rules = head->rules;
  record.seats = std::move(head->seats);
  record.players = std::move(head->players).value_or(std::vector<std::string>{});
  record.options = std::move(head->options);
  record.start = std::move(head->start);
  record.commitment = std::move(head->commitment);
  return std::nullopt;
}

std::optional<std::string> read_line(const boost::json::value& json, Record& record) {
  auto line = from_json<RecordLine>(json);
  if (!line) return line.error();
  if (record.result || record.key) return "something follows the last line of the record";
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

std::string at_entry(std::size_t index, const LogEntry& entry) {
  return "move " + std::to_string(index + 1) + " (" + entry.move + "): ";
}

std::optional<std::string> play_entry(Match& match, const LogEntry& entry, std::size_t index) {
  const auto refusal = entry.kind == LogEntry::Kind::undo ? match.undo(entry.seat) : match.play(entry.seat, entry.move);
  if (refusal) return at_entry(index, entry) + refusal->reason + " [" + refusal->rule + "]";
  if (match.log().back() != entry) return at_entry(index, entry) + "this is not what it would take back";
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
  head.start = record.start;
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

std::expected<Record, std::string> read_record(std::string_view text) {
  Record record;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    ++number;
    const auto json = parse_json(line);
    std::optional<std::string> error;
    if (!json) {
      error = "not a line of JSON";
    } else {
      error = number == 1 ? read_head(*json, record) : read_line(*json, record);
    }
    if (error) return std::unexpected("line " + std::to_string(number) + ": " + *error);
  }
  if (number == 0) return std::unexpected("the file is empty");
  return record;
}

std::optional<std::string> replay(const Record& record, Match& match, std::size_t count) {
  for (std::size_t i = 0; i < count && i < record.log.size(); ++i)
    if (auto error = play_entry(match, record.log[i], i)) return error;
  return std::nullopt;
}

std::optional<std::string> verify(const Record& record, Match& match, const ChanceStream& stream,
                                  std::string_view commitment) {
  if (!record.commitment) return "the record has no commitment, so its luck cannot be checked";
  if (*record.commitment != commitment)
    return "the key does not belong to the commitment " + *record.commitment + " made before the first move";
  for (std::size_t i = 0; i < record.log.size(); ++i) {
    const LogEntry& entry = record.log[i];
    if (entry.kind == LogEntry::Kind::chance && match.actors().has(kChance)) {
      const std::string drawn = match.sample_chance(stream);
      if (drawn != entry.move) return at_entry(i, entry) + "the key gives \"" + drawn + "\" here";
    }
    if (auto error = play_entry(match, entry, i)) return error;
  }
  const auto outcome = match.outcome();
  if (!outcome) return "the record ends before the game is over";
  if (!record.result) return "the record has no result";
  if (*record.result != result_of(*outcome)) return "the result recorded is not the one the moves lead to";
  return std::nullopt;
}

}  // namespace atlantica
