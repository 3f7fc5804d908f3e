#include "apps/replay.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cassert>
#include <charconv>
#include <memory>
#include <optional>

#include "apps/answers.h"
#include "apps/editions.h"
#include "apps/game_file.h"
#include "catalog/catalog.h"
#include "speech/speaker.h"
#include "terminal/boards.h"

namespace atlantica::apps {
namespace {

struct ReplayChoice {
  std::string file;
  std::optional<std::size_t> at;
  std::string view = "spectator";
  std::string color = "auto";
  std::vector<std::string> editions;
  bool reveals = false;
  bool as_json = false;
};

std::optional<Viewer> viewer_of(const std::string& word, int seats) {
  if (word == "spectator") return Viewer::spectator();
  int seat = -1;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seat);
  if (error != std::errc{} || end != word.data() + word.size() || seat < 0 || seat >= seats) return std::nullopt;
  return Viewer::of(seat);
}

// The viewer as of the end of the record, played as far as possible.
Viewer as_of_now(Viewer viewer, const GameFile& game) {
  const auto now = start_of(game.record);
  assert(now && "what was opened once can be opened again");
  replay(game.record, **now, game.record.log.size());
  return looking_back(viewer, *game.match, **now);
}

std::string log_text(const GameFile& game, const boost::json::array& events, const terminal::Board& board,
                     const terminal::Style& style) {
  const std::vector<std::string> names = terminal::seat_labels(game.players, style);
  std::string text;
  for (const boost::json::value& value : events) {
    const boost::json::object& event = value.as_object();
    if (!board.is_news(event)) continue;
    const std::string said = speech::speaker().say(event, names);
    const std::string number = fmt::format("{:>4}  ", event.at("seq").to_number<std::size_t>());
    text += terminal::wrapped(style.paint(terminal::Ink::faint, number) + said, 80, 6) + "\n";
  }
  return text;
}

int show(const GameFile& game, Viewer viewer, const ReplayChoice& choice, terminal::Console& console) {
  const Match& match = *game.match;
  const boost::json::value view = match.view(viewer);
  const boost::json::value events = match.events(0, viewer);
  if (choice.as_json) {
    const boost::json::value answer{{"game", match.game()},
                                    {"sequence", match.sequence()},
                                    {"length", game.record.log.size()},
                                    {"turn", match.turn()},
                                    {"view", view},
                                    {"events", events}};
    console.out << boost::json::serialize(answer) << '\n';
    return kDone;
  }
  const terminal::Board* board = terminal::find_board(match.game());
  if (board == nullptr) return failed(console, {"common.cli.replay.no_board", {{"game", match.game()}}});
  const terminal::Style style = style_for(choice.color, console);
  const auto drawn = board->draw(view, game.players, style);
  if (!drawn) return failed(console, drawn.error());
  console.out << log_text(game, events.as_array(), *board, style) << '\n'
              << speech::say({"common.cli.replay.title",
                              {{"file", choice.file}, {"n", match.sequence()}, {"count", game.record.log.size()}}})
              << '\n'
              << *drawn;
  return kDone;
}

int run_replay(const ReplayChoice& choice, terminal::Console& console) {
  if (const auto editions = read_editions(choice.editions); !editions) return failed(console, editions.error());
  auto game = open_game(choice.file);
  if (!game) return failed(console, game.error());
  const std::size_t length = game->record.log.size();
  const std::size_t at = choice.at.value_or(length);
  if (at > length) return wrong_usage(console, {"common.cli.at_beyond", {{"at", at}, {"count", length}}});
  const auto viewer = viewer_of(choice.view, game->match->seats());
  if (!viewer)
    return wrong_usage(console,
                       {"common.cli.replay.view", {{"text", choice.view}, {"most", game->match->seats() - 1}}});
  if (const auto error = replay(game->record, *game->match, at)) return failed(console, at_file(choice.file, *error));
  return show(*game, choice.reveals ? *viewer : as_of_now(*viewer, *game), choice, console);
}

}  // namespace

void add_replay(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<ReplayChoice>();
  CLI::App* command = app.add_subcommand("replay", speech::say("common.cli.replay.help"));
  command->add_option("file", choice->file, speech::say("common.cli.replay.file"))->required()->type_name("FILE");
  command->add_option("--at", choice->at, speech::say("common.cli.replay.at"));
  command->add_option("--view", choice->view, speech::say("common.cli.replay.views"))
      ->type_name("SEAT|spectator")
      ->capture_default_str();
  command->add_flag("--reveal", choice->reveals, speech::say("common.cli.replay.reveal"));
  add_edition_option(*command, choice->editions);
  command->add_flag("--json", choice->as_json, speech::say("common.cli.replay.json"));
  add_color_option(*command, choice->color);
  add_examples(*command, "  atlantica replay game.jsonl\n  atlantica replay game.jsonl --at 120 --view 0");
  command->callback([choice, &console, &exit_code] { exit_code = run_replay(*choice, console); });
}

}  // namespace atlantica::apps
