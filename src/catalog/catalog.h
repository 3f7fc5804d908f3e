#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "match/match.h"
#include "match/record.h"
#include "match/shape.h"
#include "search/bench.h"
#include "search/simulate.h"

namespace atlantica {

// The shapes of a game's JSON.
struct GameShapes {
  const Shape& view;
  const Shape& move;
  const Shape& event;
  const Shape& position;
};

// The one table of games: everything above it refers to games only by id.
struct GameEntry {
  std::string_view id;
  int min_seats;
  int max_seats;
  int rules_version;  // the newest; all versions from 1 on are supported
  std::vector<OptionSpec> options;
  std::string_view rules;  // docs/rules of the game, as Markdown
  GameShapes shapes;

  // A match at its start, before any chance move, under this version of the rules; or what is wrong with the seats,
  // options or version. `edition_text` is what the edition named in the options says; if empty, the match gets what the
  // edition of that name says now.
  std::expected<std::unique_ptr<Match>, Message> (*new_match)(int seats, const Options& options, int rules,
                                                              std::string_view edition_text);
  // A match that continues from the content of a position file, under the position's version of the rules or, if it
  // names none, this one; or what is wrong with it.
  std::expected<std::unique_ptr<Match>, Message> (*from_position)(const boost::json::value& position, int rules);
  // Plays `games` games with these bots, one per seat, and calls progress(games done) after each.
  std::expected<SimReport, Message> (*simulate)(const Options& options, const std::vector<std::string>& bots,
                                                const Thinking& thinking, std::uint64_t games, std::uint64_t seed,
                                                const std::function<void(std::uint64_t)>& progress);
  // Does a fixed workload, the same on every machine, with as many players as the game takes.
  BenchReport (*bench)(BenchPart part);
};

// An edition of a game: the numbers on its pieces, read from a file.
struct AddedEdition {
  std::string_view game;
  std::string name;
};
// Adds an edition file to those that new tables can choose from, and that stand in where a record or position names an
// edition without its text; or says what is wrong with it. Matches keep what they began with. Call it at startup.
std::expected<AddedEdition, Message> add_edition(std::string_view text);
// Leaves only the built-in edition.
void remove_editions();

const std::vector<GameEntry>& games();
// nullptr if there is no such game.
const GameEntry* find_game(std::string_view id);
// The bots that every game offers: the levels from the weakest up, then the simple ones. A specification
// (search/specification.h) can ask for others.
const std::vector<std::string_view>& bots();
// The bench signature of a game, 16 hex digits: it changes when the game or the search does.
std::string bench_signature(const GameEntry& game);
// A line "game signature" for every game, as in the file bench/signature.
std::string bench_signatures();
// A match at the start of a record; or why this program cannot replay it.
std::expected<std::unique_ptr<Match>, Message> start_of(const Record& record);

}  // namespace atlantica
