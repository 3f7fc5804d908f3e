#include "server/deal.h"

#include "fair/key_stream.h"
#include "fair/secrets.h"

namespace atlantica {

std::expected<StoredTable, Message> deal(const GameEntry& game, int seats, const Options& options,
                                         std::string_view edition_text) {
  auto match = game.new_match(seats, options, game.rules_version, edition_text);
  if (!match) return std::unexpected(std::move(match.error()));
  const KeyStream stream = KeyStream::with_new_key();
  (*match)->play_chance(stream);
  StoredTable table;
  table.id = new_table_id();
  table.game = game.id;
  table.rules_version = game.rules_version;
  table.options = (*match)->options();
  table.edition_text = (*match)->edition_text();
  table.key = stream.key();
  table.log = (*match)->log();
  return table;
}

}  // namespace atlantica
