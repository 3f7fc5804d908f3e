#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "fair/key_stream.h"
#include "match/record.h"
#include "terminal/players.h"

namespace atlantica::apps {

// A record from a file and its match, at the start.
struct GameFile {
  Record record;
  std::unique_ptr<Match> match;
  terminal::Players players;
};

// Reads a record and checks that it can be started; or says what is wrong, including the file's name.
std::expected<GameFile, Message> open_game(const std::string& path);
// The same with the first `count` entries of the log played.
std::expected<GameFile, Message> open_game_at(const std::string& path, std::size_t count);

// Writes a match as a record. Includes the key, so that an unfinished game can go on. `earlier` as in Record.
std::expected<void, Message> save_game(const std::string& path, const Match& match, const terminal::Players& players,
                                       const KeyStream& stream, const std::vector<Record::Part>& earlier);

}  // namespace atlantica::apps
