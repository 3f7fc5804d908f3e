#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <cctype>

#include "terminal/move_lines.h"
#include "terminal/play_session.h"

// The half of PlaySession that writes to the screen and to files.
namespace atlantica::terminal {
namespace {

constexpr std::string_view kHelp =
    "  1, 2, …       make the move with this number\n"
    "  {:<12}  make a move by its notation\n"
    "  (Enter)       list the moves again\n"
    "  board         draw the board again\n"
    "  undo          take back your last move of this turn\n"
    "  log           what happened so far\n"
    "  seat N        where several may act: seat N at this screen comes first\n"
    "  go            where others wait for your word: let the game go on\n"
    "  rules [ID]    the rules, or one of them: rules {}\n"
    "  save FILE     write the game to a file; atlantica play --resume FILE goes on with it\n"
    "  quit          leave the game\n";

}  // namespace

void PlaySession::say(std::string_view text) { console_.out << text << '\n'; }

void PlaySession::complain(std::string_view text) {
  say(style_.paint(Ink::warning, "! ") + wrapped(text, kScreen - 2, 2));
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

// One sentence a line; the same sentence several times in succession is said once and counted.
std::string PlaySession::sentences(const boost::json::array& events) const {
  std::string result;
  std::string last;
  int times = 0;
  const auto flush = [&] {
    if (times > 0) result += wrapped(times > 1 ? fmt::format("{} (×{})", last, times) : last, kScreen, 4) + "\n";
    times = 0;
  };
  for (const boost::json::value& value : events) {
    const boost::json::object& event = value.as_object();
    if (!board_.is_news(event)) continue;
    const std::string text = "  " + sentence(text_of(event, "text"), table_.players, style_);
    if (text != last) flush();
    last = text;
    ++times;
  }
  flush();
  return result;
}

// Up to where the viewer has been told the news; where nothing is secret all have read the same screen.
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
  say(drawn ? "\n" + *drawn : "The board cannot be drawn: " + drawn.error());
}

void PlaySession::show_moves(Seat seat) {
  console_.out << move_lines(match_.explain(seat).as_array(), board_, style_);
  if (!match_.awaited().has(seat))
    say(fmt::format("  {} waits for your word; type go to let the game go on.",
                    seat_label(table_.players, match_.awaited().lowest(), style_)));
}

void PlaySession::show_log(Seat seat) {
  const std::string log = sentences(match_.events(0, Viewer::of(seat)).as_array());
  console_.out << (log.empty() ? "  Nothing has happened yet.\n" : log);
}

void PlaySession::show_rules(std::string_view id) {
  bool found = false;
  for (const Rule& rule : table_.rules) {
    const bool wanted = id.empty() || std::ranges::equal(id, rule.id, [](unsigned char a, unsigned char b) {
                          return std::toupper(a) == std::toupper(b);
                        });
    if (wanted) console_.out << rendered(rule, style_);
    found = found || wanted;
  }
  if (!found && !table_.rules.empty())
    complain(fmt::format("There is no rule {}; the rules are {} to {}. Type rules to read them all.", id,
                         table_.rules.front().id, table_.rules.back().id));
}

// With a move and a rule of this game as examples.
void PlaySession::show_help(Seat seat) {
  const std::string move = match_.legal_moves(seat).front();
  console_.out << fmt::format(kHelp, move, table_.rules.empty() ? "ID" : table_.rules.front().id);
}

void PlaySession::save(const std::string& path) {
  if (path.empty()) {
    complain("Say where to save the game: save FILE");
    return;
  }
  if (const auto saved = table_.save(path); !saved) {
    complain(saved.error());
    return;
  }
  saved_ = match_.sequence();
  if (match_.outcome())
    say(fmt::format("The record is in {}. Look at it with: atlantica replay {}", path, path));
  else
    say(fmt::format("The game is saved in {}. Go on with it later: atlantica play --resume {}", path, path));
}

void PlaySession::autosave() {
  if (!table_.autosave || saved_ == match_.sequence()) return;
  if (const auto saved = table_.save(*table_.autosave); saved)
    saved_ = match_.sequence();
  else
    complain(saved.error());
}

}  // namespace atlantica::terminal
