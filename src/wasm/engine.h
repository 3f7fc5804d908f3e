#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/chance.h"
#include "match/match.h"
#include "match/record.h"

namespace atlantica {

// The matches in one WebAssembly module, played through JSON calls. Every call returns an object; a failed one
// {"error": {"code", "rule"?, "message"}} with the codes of docs/protocol.md.
//
//   {"call":"games"}                                             {"games":["atlantis"]}
//   {"call":"bench"}                                             {"signatures"}
//   {"call":"new","game","seats","options"?,"seed"}              {"match","sequence"}
//   {"call":"new","game","position"}                             {"match","sequence"}
//   {"call":"record","record"}                                   {"match","game","rules_version","options","seats",
//                                                                 "players","turns","result"?,
//                                                                 "parts": [{"draws","commitment"?,"key"?}]}
//   {"call":"view","match","seat"?,"at"?,"since"?}               {"sequence","view","moves","actors","can_undo",
//                                                                 "events"?,"earlier"?,
//                                                                 "result"?: {"winners","scores"}}
//   {"call":"play","match","seat","move"}                        {"sequence"}
//   {"call":"undo","match","seat"}                               {"sequence"}
//   {"call":"chance","match","move"}                             {"sequence"}
//   {"call":"choose","match","seat","bot","seed"}                {"move"}
//   {"call":"events","match","since","seat"?}                    {"events"}
//   {"call":"verify","match","commitments","seeds"}              {"unproved"}
//   {"call":"close","match"}                                     {}
//
// Without "seat" the viewer is a spectator; "at" goes back to an earlier sequence number: in an unfinished game a seat
// then sees nothing it has since had to forget, and no moves of a past turn. With "since" the answer includes what
// happened after that sequence number, "events" and "earlier" as in a server's update. "turns" lists the turn after
// each entry of a record, starting with the turn at its start. All chance in a match follows from its seed; in one
// started from a position or a record, "chance" supplies it. "parts" are those of
// a record with different keys (docs/records.md), mostly one; "draws" counts from the start of the game to the end of
// the part. To verify a record, the page passes the commitment to the key of every part, or "", and the seed of every
// draw, as 64 hex digits, the four words in order; of a draw without a key, any. "unproved" is the number of draws that
// cannot be verified.
class Engine {
 public:
  boost::json::object answer(std::string_view request);

 private:
  struct Table {
    std::unique_ptr<Match> match;
    std::unique_ptr<ChanceStream> chance;  // null if the caller decides
    std::optional<Record> record;          // it was read from
  };
  struct Request;

  boost::json::object perform(const Request& request);
  boost::json::object list_games() const;
  boost::json::object open(const Request& request);
  boost::json::object open_position(const Request& request);
  boost::json::object open_record(std::string_view text);
  boost::json::object look_at(const Table& table, std::size_t sequence, std::optional<std::size_t> since,
                              Viewer viewer) const;
  boost::json::object verify_record(const Table& table, const std::vector<std::string>& commitments,
                                    const std::vector<std::string>& seeds) const;
  boost::json::object with_match(const Request& request);
  boost::json::object with_seat(Table& table, const Request& request);

  std::map<int, Table> tables_;
  int last_table_ = 0;
};

}  // namespace atlantica
