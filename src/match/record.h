#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
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

  // The first entries of a game that was continued from a record, up to the number `entries`: their luck had another
  // key, published with that record.
  struct Part {
    std::uint64_t entries = 0;
    std::optional<std::string> commitment;
    std::optional<std::string> key;

    bool operator==(const Part&) const = default;
  };

  std::string game;
  int rules = 0;                     // the version it was played by
  std::vector<std::string> seats;    // names
  std::vector<std::string> players;  // by seat, "human" or "bot:<specification>"; may be empty
  Options options;
  std::string edition_text;  // what the edition says that the options name; empty: the built-in one, or in an old
                             // record one that is known by its name alone
  std::optional<boost::json::value> start;  // the position it began with, if not the start of a game
  std::vector<Part> earlier;                // in order, if the game was continued from a record
  std::optional<std::string> commitment;    // hash of the key, published before the first move of the last part
  std::vector<LogEntry> log;
  std::optional<Result> result;    // once the game is over
  std::optional<std::string> key;  // of the chance stream, published after the last move
};
BOOST_DESCRIBE_STRUCT(Record::Result, (), (winners, scores))
BOOST_DESCRIBE_STRUCT(Record::Part, (), (entries, commitment, key))

// The match as it stands; the caller fills in names, players, commitment and key.
Record record_of(const Match& match);

std::string write_record(const Record& record);
// Errors name the line.
std::expected<Record, Message> read_record(std::string_view text);

// Plays the first `count` log entries of a record on a match at its start; the error names the entry that could not be
// played.
std::optional<Message> replay(const Record& record, Match& match, std::size_t count);

// The parts of a record: the earlier ones as far as its log goes, then the one with its own commitment and key.
std::vector<Record::Part> parts_of(const Record& record);
// The number of chance outcomes in the first entries of a log.
std::uint64_t draws_in(const std::vector<LogEntry>& log, std::uint64_t entries);

// The luck of a record as its keys determine it.
struct RecordLuck {
  const ChanceStream& stream;            // for the draws of the parts that have a key
  std::vector<std::string> commitments;  // to the keys, one for each of parts_of(); empty where there is no key
};
// Verifies a record: it replays on `match` (which is at its start), every chance outcome is the stream's, the
// commitments match the keys, and the result is as recorded. Returns how many chance outcomes cannot be verified, since
// the record that an earlier part comes from had no key or no commitment. The error says what differs and where.
std::expected<std::uint64_t, Message> verify(const Record& record, Match& match, const RecordLuck& luck);

}  // namespace atlantica
