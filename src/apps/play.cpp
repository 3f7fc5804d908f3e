#include "apps/play.h"

#include <fmt/format.h>

#include <limits>
#include <memory>
#include <optional>
#include <span>

#include "apps/answers.h"
#include "apps/editions.h"
#include "apps/game_file.h"
#include "apps/seats.h"
#include "apps/think.h"
#include "catalog/catalog.h"
#include "catalog/rules_document.h"
#include "fair/key_stream.h"
#include "fair/secrets.h"
#include "speech/speaker.h"
#include "terminal/play_session.h"

namespace atlantica::apps {
namespace {

struct PlayChoice {
  std::string game;
  std::vector<std::string> seats;
  std::vector<std::string> options;
  std::vector<std::string> editions;
  std::optional<std::uint64_t> seed;
  std::string resume;
  std::optional<std::string> autosave;
  std::string color = "auto";
};

struct Table {
  std::unique_ptr<Match> match;
  terminal::Players players;
  KeyStream stream;
  std::vector<Record::Part> earlier{};
};

// An early exit instead of a table: what to say, and whether the command line was wrong.
struct NoTable {
  Message message;
  int exit_code;
};

std::unexpected<NoTable> misused(Message message) { return std::unexpected(NoTable{std::move(message), kWrongUsage}); }
std::unexpected<NoTable> broken(Message message) { return std::unexpected(NoTable{std::move(message), kFailed}); }

// A seed gives the same key everywhere; without one the key cannot be guessed.
KeyStream stream_for(const std::optional<std::uint64_t>& seed) {
  if (!seed) return KeyStream::with_new_key();
  const std::string text = fmt::format("atlantica seed {}", *seed);
  return *KeyStream::from_hex(blake2b_hex({reinterpret_cast<const unsigned char*>(text.data()), text.size()}));
}

std::expected<Table, NoTable> new_table(const PlayChoice& choice, const Editions& editions) {
  if (choice.game.empty()) return misused("common.cli.play.which_game");
  const GameEntry* game = find_game(choice.game);
  if (game == nullptr) return misused(no_such_game(choice.game));
  auto options = read_options(choice.options);
  if (!options) return misused(options.error());
  if (const auto chosen = choose_edition(editions, game->id, *options); !chosen) return misused(chosen.error());
  auto players =
      read_seats(choice.seats.empty() ? std::vector<std::string>{"human", "bot:3"} : choice.seats, playing());
  if (!players) return misused(players.error());
  auto match = game->new_match(static_cast<int>(players->size()), *options, game->rules_version, {});
  if (!match) return misused(match.error());
  return Table{std::move(*match), std::move(*players), stream_for(choice.seed)};
}

std::expected<Table, NoTable> resumed_table(const PlayChoice& choice) {
  if (choice.seed || !choice.options.empty()) return misused("common.cli.play.resumed_options");
  auto game = open_game_at(choice.resume, std::numeric_limits<std::size_t>::max());
  if (!game) return broken(game.error());
  const Record& record = game->record;
  if (!choice.game.empty() && choice.game != record.game)
    return broken(
        {"common.cli.play.other_game", {{"file", choice.resume}, {"game", record.game}, {"game2", choice.game}}});
  if (game->match->outcome()) return broken({"common.cli.play.over", {{"file", choice.resume}}});
  const auto stream = record.key ? KeyStream::from_hex(*record.key) : std::nullopt;
  if (!stream) return broken({"common.cli.play.no_key", {{"file", choice.resume}}});
  if (record.commitment && *record.commitment != stream->commitment())
    return broken({"common.cli.play.other_key", {{"file", choice.resume}}});
  if (choice.seats.empty()) {
    for (const terminal::Player& player : game->players)
      if (player.kind == terminal::Player::Kind::bot)
        if (const auto problem = bot_problem(*read_bot(player.bot), playing()))
          return broken({"common.cli.play.bot", {{"file", choice.resume}, {"problem", *problem}}});
    return Table{std::move(game->match), std::move(game->players), *stream, record.earlier};
  }
  auto players = read_seats(choice.seats, playing());
  if (!players) return misused(players.error());
  if (players->size() != record.seats.size())
    return misused({"common.cli.play.seats_count", {{"count", players->size()}, {"seats", record.seats.size()}}});
  return Table{std::move(game->match), std::move(*players), *stream, record.earlier};
}

int run_play(const PlayChoice& choice, terminal::Console& console) {
  const auto editions = read_editions(choice.editions);
  if (!editions) return failed(console, editions.error());
  auto table = choice.resume.empty() ? new_table(choice, *editions) : resumed_table(choice);
  if (!table)
    return table.error().exit_code == kFailed ? failed(console, table.error().message)
                                              : wrong_usage(console, table.error().message);
  const terminal::Board* board = terminal::find_board(table->match->game());
  if (board == nullptr) return failed(console, {"common.cli.play.no_board", {{"game", table->match->game()}}});
  const terminal::Style style = style_for(choice.color, console);
  // Far from the numbers chance uses, and different after each resumption.
  const std::uint64_t bot_luck = std::numeric_limits<std::uint64_t>::max() - table->match->sequence();
  const std::string game(table->match->game());
  terminal::PlayTable play{
      .match = *table->match,
      .chance = table->stream,
      .players = table->players,
      .bot_rng = Rng(table->stream.seed(bot_luck)),
      .thinking = playing(),
      .rules = rules_in(read_rules(find_game(game)->rules)),
      .save =
          [&](const std::string& path) {
            return save_game(path, *table->match, table->players, table->stream, table->earlier);
          },
      .save_path = choice.resume.empty() ? game + ".jsonl" : choice.resume,
      .autosave = choice.autosave,
  };
  terminal::PlaySession(play, *board, console, style).run();
  return kDone;
}

}  // namespace

void add_play(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<PlayChoice>();
  CLI::App* command = app.add_subcommand("play", speech::say("common.cli.play.help"));
  command->add_option("game", choice->game, speech::say("common.cli.game"))->type_name("GAME");
  command->add_option("--seats", choice->seats, speech::say("common.cli.play.seats"))
      ->delimiter(',')
      ->default_str("human,bot:3");
  command->add_option("--options", choice->options, speech::say("common.cli.options"))->delimiter(',');
  add_edition_option(*command, choice->editions);
  command->add_option("--seed", choice->seed, speech::say("common.cli.play.seed"));
  command->add_option("--resume", choice->resume, speech::say("common.cli.play.resume"))->type_name("FILE");
  command->add_option("--autosave", choice->autosave, speech::say("common.cli.play.autosave"))->type_name("FILE");
  add_color_option(*command, choice->color);
  add_examples(*command,
               "  atlantica play atlantis\n"
               "  atlantica play atlantis --seats human:Ada,human:Grace,bot:4 --autosave evening.jsonl\n"
               "  atlantica play --resume evening.jsonl\n"
               "  atlantica play atlantis --seats bot:5,bot:1 --seed 7");
  command->callback([choice, &console, &exit_code] { exit_code = run_play(*choice, console); });
}

}  // namespace atlantica::apps
