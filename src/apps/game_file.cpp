#include "apps/game_file.h"

#include "apps/answers.h"
#include "apps/files.h"
#include "apps/seats.h"
#include "apps/think.h"
#include "catalog/catalog.h"
#include "names/names.h"

namespace atlantica::apps {
namespace {

using terminal::Player;

// The players, from the names and kinds in a record; without kinds they were people.
std::expected<terminal::Players, Message> players_of(const Record& record) {
  if (!record.players.empty() && record.players.size() != record.seats.size())
    return std::unexpected(
        Message{"common.record.players", {{"seats", record.seats.size()}, {"players", record.players.size()}}});
  const std::vector<std::string> humans(record.seats.size(), "human");
  auto players = read_seats(record.players.empty() ? humans : record.players, studying());
  if (!players) return players;
  for (std::size_t seat = 0; seat < players->size(); ++seat) {
    // Files are untrusted: a name must not control the terminal.
    if (!record.seats[seat].empty()) (*players)[seat].name = shown_name(record.seats[seat]);
  }
  return players;
}

std::expected<GameFile, Message> begun(Record record) {
  auto match = start_of(record);
  if (!match) return std::unexpected(match.error());
  if (static_cast<std::size_t>((*match)->seats()) != record.seats.size())
    return std::unexpected(
        Message{"common.record.start_seats", {{"seats", record.seats.size()}, {"count", (*match)->seats()}}});
  auto players = players_of(record);
  if (!players) return std::unexpected(players.error());
  return GameFile{std::move(record), std::move(*match), std::move(*players)};
}

}  // namespace

std::expected<GameFile, Message> open_game(const std::string& path) {
  const auto content = read_file(path);
  if (!content) return std::unexpected(content.error());
  auto record = read_record(*content);
  if (!record) return std::unexpected(Message{"common.cli.not_record", {{"file", path}, {"problem", record.error()}}});
  auto game = begun(std::move(*record));
  if (!game) return std::unexpected(at_file(path, game.error()));
  return game;
}

std::expected<GameFile, Message> open_game_at(const std::string& path, std::size_t count) {
  auto game = open_game(path);
  if (!game) return game;
  if (const auto error = replay(game->record, *game->match, count)) return std::unexpected(at_file(path, *error));
  return game;
}

std::expected<void, Message> save_game(const std::string& path, const Match& match, const terminal::Players& players,
                                       const KeyStream& stream, const std::vector<Record::Part>& earlier) {
  Record record = record_of(match);
  record.earlier = earlier;
  record.seats.clear();
  for (const Player& player : players) {
    record.seats.push_back(player.name);
    record.players.push_back(player.kind == Player::Kind::bot ? "bot:" + player.bot : "human");
  }
  record.commitment = stream.commitment();
  record.key = stream.key();
  return write_file(path, write_record(record));
}

}  // namespace atlantica::apps
