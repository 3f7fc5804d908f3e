#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/options.h"
#include "match/record.h"
#include "match/shape.h"

// The contents of a scenario file; docs/scenarios.md.
namespace atlantica {

struct ScenarioStart {
  int seats = 2;
  std::optional<Options> options;
  std::optional<std::string> edition_text;  // what the edition named in the options says
};
BOOST_DESCRIBE_STRUCT(ScenarioStart, (), (seats, options, edition_text))

using ScenarioParts = std::map<std::string, boost::json::value>;

// An action or a check; exactly one of the verbs is set.
struct ScenarioStep {
  std::optional<int> seat;                              // who plays, is refused or is offered moves
  std::optional<std::string> play;                      // a legal move of the seat
  std::optional<std::string> chance;                    // a chance outcome
  std::optional<std::string> refuse;                    // a move of the seat that is refused ...
  std::optional<std::string> rule;                      // ... by this rule
  std::optional<bool> undo;                             // the seat takes back its last move
  std::optional<std::vector<std::string>> legal;        // exactly these moves are legal for the seat
  std::optional<std::vector<std::string>> offered;      // these are among them
  std::optional<std::vector<std::string>> not_offered;  // these are not
  std::optional<boost::json::value> expect;             // parts of the position
  std::optional<boost::json::value> view;               // parts of the seat's view; without a seat, a spectator's
  std::optional<std::vector<ScenarioParts>> events;     // of the last move, parts of each, as the seat sees them
  std::optional<std::map<std::string, int>> weights;    // of all possible chance outcomes
  std::optional<Record::Result> result;                 // the game is over with this result
  std::optional<std::string> note;                      // for the reader
};
BOOST_DESCRIBE_STRUCT(ScenarioStep, (),
                      (seat, play, chance, refuse, rule, undo, legal, offered, not_offered, expect, view, events,
                       weights, result, note))

struct Scenario {
  std::string scenario;  // its title: a text, or a message id
  std::string game;
  std::optional<std::vector<std::string>> rules;  // ids of the rules it shows
  std::optional<boost::json::value> position;
  std::optional<ScenarioStart> start;
  std::vector<ScenarioStep> steps;
};
BOOST_DESCRIBE_STRUCT(Scenario, (), (scenario, game, rules, position, start, steps))

template <>
inline constexpr std::string_view kDefinitionOf<&Scenario::position> = "Position";

}  // namespace atlantica
