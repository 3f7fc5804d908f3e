#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "protocol/bodies.h"
#include "simulation/scheduler.h"

namespace atlantica::simulation {

// A table as the people around it know it: what they asked for and what they were promised.
struct Party {
  int number = 0;
  CreateRequest request;
  std::string table;                   // once its creation was acknowledged
  std::map<int, std::string> invites;  // by seat
  std::set<int> to_kick;               // seats whose player cannot come back: the host must send them away
  std::set<int> maybe_kicked;          // seats whose host asked for that, whether or not it happened
  std::set<int> maybe_bots;            // seats for which a bot may have played
  std::vector<std::string> said;       // lines that were acknowledged, each said once
  // Moves and undos that somebody asked for: seat, sequence, and the move, empty for an undo.
  std::set<std::tuple<int, std::uint64_t, std::string>> asked;
  bool asked_rematch = false;
  bool promised_rematch = false;
  std::size_t entries_when_calm = 0;  // what was stored when the last fault was over

  bool decides_absence() const { return request.absence && request.absence->then != "wait"; }
  bool rated() const { return request.rated.value_or(false); }
};

}  // namespace atlantica::simulation
