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

// The matches that live in one WebAssembly module, played by calls in JSON. Every call is answered by an
// object; one that fails by {"error": {"code", "rule"?, "message"}} with the codes of docs/protocol.md.
//
//   {"call":"games"}                                             {"games":["atlantis"]}
//   {"call":"bench"}                                             {"signature"}
//   {"call":"new","game","seats","options"?,"seed"}              {"match","sequence"}
//   {"call":"new","game","position"}                             {"match","sequence"}
//   {"call":"record","record"}                                   {"match","game","rules_version","options","seats",
//                                                                 "players","turns","draws","commitment"?,"key"?,
//                                                                 "result"?}
//   {"call":"view","match","seat"?,"at"?,"since"?}               {"sequence","view","moves","actors","can_undo",
//                                                                 "events"?,"earlier"?,
//                                                                 "result"?: {"winners","scores"}}
//   {"call":"play","match","seat","move"}                        {"sequence"}
//   {"call":"undo","match","seat"}                               {"sequence"}
//   {"call":"chance","match","move"}                             {"sequence"}
//   {"call":"choose","match","seat","bot","seed"}                {"move"}
//   {"call":"events","match","since","seat"?}                    {"events"}
//   {"call":"verify","match","commitment","seeds"}               {"proved": true}
//   {"call":"close","match"}                                     {}
//
// Without "seat" a spectator looks; "at" looks back to an earlier sequence number: in a game that is not over
// a seat sees nothing that it has had to forget since, and no moves of a turn that is past. With "since" the answer
// tells what happened after that sequence number, "events" and "earlier" as in an update of the server. "turns" lists
// the turn after each entry of a record, that of its start first. All chance of a match follows from its seed; in one
// that began with a position or was read from a record, "chance" says what it decides. To verify a record, the page
// gives the commitment of its key and the seed of every draw (docs/records.md), as 64 hexadecimal digits, the four
// words in order.
class Engine {
 public:
  boost::json::object answer(std::string_view request);

 private:
  struct Table {
    std::unique_ptr<Match> match;
    std::unique_ptr<ChanceStream> chance;  // none if the caller decides
    std::optional<Record> record;          // that it was read from
  };
  struct Request;

  boost::json::object perform(const Request& request);
  boost::json::object list_games() const;
  boost::json::object open(const Request& request);
  boost::json::object open_position(const Request& request);
  boost::json::object open_record(std::string_view text);
  boost::json::object look_at(const Table& table, std::size_t sequence, std::optional<std::size_t> since,
                              Viewer viewer) const;
  boost::json::object verify_record(const Table& table, const std::string& commitment,
                                    const std::vector<std::string>& seeds) const;
  boost::json::object with_match(const Request& request);
  boost::json::object with_seat(Table& table, const Request& request);

  std::map<int, Table> tables_;
  int last_table_ = 0;
};

}  // namespace atlantica
