#include <algorithm>
#include <boost/json/object.hpp>
#include <cctype>

#include "speech/speaker.h"
#include "terminal/move_lines.h"
#include "terminal/play_session.h"
#include "terminal/rules_text.h"

// The part of PlaySession that writes to the screen and to files.
namespace atlantica::terminal {
namespace {

constexpr std::size_t kHelpColumn = 14;

}  // namespace

void PlaySession::say(std::string_view text) { console_.out << text << '\n'; }

void PlaySession::tell(const Message& message) { say(speech::say(message, names_)); }

void PlaySession::complain(const Message& problem) {
  say(style_.paint(Ink::warning, "! ") + wrapped(speech::say(problem, names_), kScreen - 2, 2));
}

std::optional<std::string> PlaySession::ask(std::string_view prompt) {
  console_.out << prompt << std::flush;
  std::string line;
  if (!std::getline(console_.in, line)) {
    say("");
    return std::nullopt;
  }
  return line;
}

// One sentence per line; repeats of a sentence are counted instead.
std::string PlaySession::sentences(const boost::json::array& events) const {
  std::string result;
  std::string last;
  int times = 0;
  const auto flush = [&] {
    if (times > 0)
      result += wrapped(times > 1 ? "  " + speech::say({"common.terminal.times", {{"text", last}, {"count", times}}})
                                  : "  " + last,
                        kScreen, 4) +
                "\n";
    times = 0;
  };
  for (const boost::json::value& value : events) {
    const boost::json::object& event = value.as_object();
    if (!board_.is_news(event)) continue;
    const std::string text = speech::speaker().say(event, names_);
    if (text != last) flush();
    last = text;
    ++times;
  }
  flush();
  return result;
}

// How far the viewer has read the log; without secrets everyone has read the same screen.
std::size_t& PlaySession::seen_by(Viewer viewer) {
  const bool together = viewer.seat == Viewer::kNobody || board_.secrets == Secrets::none;
  return together ? seen_.back() : seen_[static_cast<std::size_t>(viewer.seat)];
}

void PlaySession::show_news(Viewer viewer) {
  std::size_t& seen = seen_by(viewer);
  console_.out << sentences(match_.events(seen, viewer).as_array());
  seen = match_.sequence();
}

void PlaySession::show_board(Viewer viewer) {
  const auto drawn = board_.draw(match_.view(viewer), table_.players, style_);
  say(drawn ? "\n" + *drawn : speech::say({"common.terminal.no_board", {{"problem", drawn.error()}}}));
}

void PlaySession::show_moves(Seat seat) {
  console_.out << move_lines(match_.explain(seat).as_array(), board_, names_, style_);
  if (!match_.awaited().has(seat))
    say("  " + speech::say({"common.terminal.waits", {{"seat", match_.awaited().lowest()}}}, names_));
}

void PlaySession::show_log(Seat seat) {
  const std::string log = sentences(match_.events(0, Viewer::of(seat)).as_array());
  console_.out << (log.empty() ? "  " + speech::say("common.terminal.nothing_yet") + "\n" : log);
}

void PlaySession::show_rules(std::string_view id) {
  bool found = false;
  for (const RulesBlock& rule : table_.rules) {
    const bool wanted = id.empty() || std::ranges::equal(id, *rule.id, [](unsigned char a, unsigned char b) {
                          return std::toupper(a) == std::toupper(b);
                        });
    if (wanted) console_.out << rendered(rule, style_);
    found = found || wanted;
  }
  if (!found && !table_.rules.empty())
    complain({"common.terminal.no_rule",
              {{"text", id}, {"rule", *table_.rules.front().id}, {"rule2", *table_.rules.back().id}}});
}

// With a move and a rule of this game as examples.
void PlaySession::show_help(Seat seat) {
  const std::string move = match_.legal_moves(seat).front();
  const std::string rule = table_.rules.empty() ? "ID" : *table_.rules.front().id;
  const auto line = [this](const std::string& typed, const Message& does) {
    say("  " + padded(typed, kHelpColumn) + speech::say(does));
  };
  line("1, 2, …", "common.terminal.help.number");
  line(move, "common.terminal.help.notation");
  line(speech::say("common.terminal.help.enter_key"), "common.terminal.help.enter");
  line("board", "common.terminal.help.board");
  line("undo", "common.terminal.help.undo");
  line("log", "common.terminal.help.log");
  line("seat N", "common.terminal.help.seat");
  line("go", "common.terminal.help.go");
  line("rules [ID]", {"common.terminal.help.rules", {{"rule", rule}}});
  line("save FILE", "common.terminal.help.save");
  line("quit", "common.terminal.help.quit");
}

void PlaySession::save(const std::string& path) {
  if (path.empty()) {
    complain("common.terminal.save_where");
    return;
  }
  if (const auto saved = table_.save(path); !saved) {
    complain(saved.error());
    return;
  }
  saved_ = match_.sequence();
  if (match_.outcome())
    tell({"common.terminal.record_saved", {{"file", path}}});
  else
    tell({"common.terminal.game_saved", {{"file", path}}});
}

void PlaySession::autosave() {
  if (!table_.autosave || saved_ == match_.sequence()) return;
  if (const auto saved = table_.save(*table_.autosave); saved)
    saved_ = match_.sequence();
  else
    complain(saved.error());
}

}  // namespace atlantica::terminal
