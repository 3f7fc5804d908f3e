#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/record.h"
#include "match/shape.h"

// The lines of a record (docs/records.md): first the head, then one per log entry, and finally one with the result and
// the key.
namespace atlantica {

inline constexpr int kRecordFormat = 1;

struct RecordHead {
  std::string record;  // "atlantica"
  int format = kRecordFormat;
  std::string game;
  int rules = 0;
  std::vector<std::string> seats;
  std::optional<std::vector<std::string>> players;
  std::map<std::string, std::string> options;
  std::optional<std::string> edition_text;
  std::optional<boost::json::value> start;
  std::optional<std::vector<Record::Part>> earlier;
  std::optional<std::string> commitment;
};
BOOST_DESCRIBE_STRUCT(RecordHead, (),
                      (record, format, game, rules, seats, players, options, edition_text, start, earlier, commitment))

struct RecordLine {
  std::optional<int> seat;
  std::optional<std::string> move;
  std::optional<std::string> chance;
  std::optional<int> undo;
  std::optional<std::string> taken;  // with undo: the sequence number of the move taken back
  std::optional<Record::Result> result;
  std::optional<std::string> key;
};
BOOST_DESCRIBE_STRUCT(RecordLine, (), (seat, move, chance, undo, taken, result, key))

template <>
inline constexpr std::string_view kDefinitionOf<&RecordHead::start> = "Position";

}  // namespace atlantica
