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

// A match on paper: everything needed to replay it, for ever. Written as JSON lines; docs/records.md.
struct Record {
  struct Result {
    std::vector<int> winners;
    std::vector<int> scores;

    bool operator==(const Result&) const = default;
  };

  std::string game;
  int rules = 0;                     // version of the rules it was played by
  std::vector<std::string> seats;    // names
  std::vector<std::string> players;  // by seat, "human" or "bot:<specification>"; may be empty
  Options options;
  std::optional<boost::json::value> start;  // the position it began with, if not the start of a game
  std::optional<std::string> commitment;    // hash of the key, published before the first move
  std::vector<LogEntry> log;
  std::optional<Result> result;    // once the game is over
  std::optional<std::string> key;  // of the chance stream, published after the last move
};
BOOST_DESCRIBE_STRUCT(Record::Result, (), (winners, scores))

// The match as it stands; names, players, commitment and key are left to the caller.
Record record_of(const Match& match);

std::string write_record(const Record& record);
// The error names the line.
std::expected<Record, Message> read_record(std::string_view text);

// Plays the first `count` log entries of a record on a match that stands at its start; the error names
// the entry that cannot be played.
std::optional<Message> replay(const Record& record, Match& match, std::size_t count);

// Whether a record is true: it replays on `match` (which stands at its start), every outcome of chance is
// the one the stream gives, the commitment is the one of the key, and the result is the one recorded.
// `stream` and `commitment` are what the record's key yields. The error says what differs and where.
std::optional<Message> verify(const Record& record, Match& match, const ChanceStream& stream,
                              std::string_view commitment);

}  // namespace atlantica
