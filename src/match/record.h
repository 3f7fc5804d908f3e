#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace atlantica {

// A match in writing: everything needed to replay it. Written as JSON lines; docs/records.md.
struct Record {
  struct Result {
    std::vector<int> winners;
    std::vector<int> scores;

    bool operator==(const Result&) const = default;
  };

  std::string game;
  int rules = 0;                     // the version it was played by
  std::vector<std::string> seats;    // names
  std::vector<std::string> players;  // by seat, "human" or "bot:<specification>"; may be empty
  Options options;
  std::string edition_text;  // what the edition says that the options name; empty: the built-in one, or in an old
                             // record one that is known by its name alone
  std::optional<boost::json::value> start;  // the position it began with, if not the start of a game
  std::optional<std::string> commitment;    // hash of the key, published before the first move
  std::vector<LogEntry> log;
  std::optional<Result> result;    // once the game is over
  std::optional<std::string> key;  // of the chance stream, published after the last move
};
BOOST_DESCRIBE_STRUCT(Record::Result, (), (winners, scores))

// The match as it stands; the caller fills in names, players, commitment and key.
Record record_of(const Match& match);

std::string write_record(const Record& record);
// Errors name the line.
std::expected<Record, Message> read_record(std::string_view text);

// Plays the first `count` log entries of a record on a match at its start; the error names the entry that could not be
// played.
std::optional<Message> replay(const Record& record, Match& match, std::size_t count);

// Verifies a record: it replays on `match` (which is at its start), every chance outcome is the stream's, the
// commitment matches the key, and the result is as recorded. `stream` and `commitment` are derived from the record's
// key. The error says what differs and where.
std::optional<Message> verify(const Record& record, Match& match, const ChanceStream& stream,
                              std::string_view commitment);

}  // namespace atlantica
