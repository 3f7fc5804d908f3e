#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <string_view>

#include "match/chance.h"
#include "match/match.h"

namespace atlantica {

// The matches that live in one WebAssembly module, played by calls in JSON. Every call is answered by an
// object; one that fails by {"error": {"code", "rule"?, "message"}} with the codes of docs/protocol.md.
//
//   {"call":"games"}                                             {"games":["atlantis"]}
//   {"call":"new","game","seats","options"?,"seed"}              {"match","sequence"}
//   {"call":"view","match","seat"?}                              {"sequence","view","moves","actors","can_undo",
//                                                                 "result"?: {"winners","scores"}}
//   {"call":"play","match","seat","move"}                        {"sequence"}
//   {"call":"undo","match","seat"}                               {"sequence"}
//   {"call":"choose","match","seat","bot","seed"}                {"move"}
//   {"call":"events","match","since","seat"?}                    {"events"}
//   {"call":"close","match"}                                     {}
//
// Without "seat" a spectator looks. All chance of a match follows from its seed.
class Engine {
 public:
  boost::json::object answer(std::string_view request);

 private:
  struct Table {
    std::unique_ptr<Match> match;
    std::unique_ptr<ChanceStream> chance;
  };
  struct Request;

  boost::json::object perform(const Request& request);
  boost::json::object list_games() const;
  boost::json::object open(const Request& request);
  boost::json::object with_match(const Request& request);
  boost::json::object with_seat(Table& table, const Request& request);

  std::map<int, Table> tables_;
  int last_table_ = 0;
};

}  // namespace atlantica
