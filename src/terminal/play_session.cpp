#include "terminal/play_session.h"

#include <algorithm>
#include <boost/algorithm/string/case_conv.hpp>
#include <cassert>
#include <cctype>
#include <charconv>

#include "speech/speaker.h"
#include "terminal/typed_line.h"

namespace atlantica::terminal {
namespace {

constexpr std::string_view kClearScreen = "\x1b[2J\x1b[3J\x1b[H";

}  // namespace

PlaySession::PlaySession(PlayTable& table, const Board& board, Console& console, const Style& style)
    : table_(table),
      match_(table.match),
      board_(board),
      console_(console),
      style_(style),
      names_(seat_labels(table.players, style)) {
  const auto seats = static_cast<std::size_t>(match_.seats());
  assert(table.players.size() == seats);
  seen_.resize(seats + 1, match_.sequence());
  let_.resize(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Player& player = table.players[seat];
    const bool is_bot = player.kind == Player::Kind::bot;
    bots_.emplace_back();
    if (is_bot) {
      auto bot = match_.new_bot(static_cast<Seat>(seat), player.bot, table.thinking);
      assert(bot);
      bots_.back() = std::move(*bot);
    } else {
      ++humans_;
    }
  }
  saved_ = match_.sequence();
}

bool PlaySession::is_human(Seat seat) const { return bots_[static_cast<std::size_t>(seat)] == nullptr; }

void PlaySession::run() {
  if (humans_ == 1)
    for (Seat seat = 0; seat < match_.seats(); ++seat)
      if (is_human(seat)) facing_ = seat;
  if (humans_ > 0) say(speech::say("common.terminal.welcome") + "\n");
  if (take_turns()) {
    finish();
  } else if (!console_.in) {
    tell(saved_ == match_.sequence() ? "common.terminal.ended_saved" : "common.terminal.ended_unsaved");
  }
}

// The seat to ask for a move. A bot does not go on until the people it must wait for have had their chance.
Seat PlaySession::next_seat() const {
  if (called_ && match_.actors().has(*called_)) return *called_;
  const Seat first = match_.awaited().lowest();
  if (is_human(first)) return first;
  const SeatSet invited = match_.invited();
  for (Seat seat = 0; seat < match_.seats(); ++seat)
    if (invited.has(seat) && is_human(seat) && let_[static_cast<std::size_t>(seat)] != match_.sequence() + 1)
      return seat;
  return first;
}

// Returns whether the game was finished.
bool PlaySession::take_turns() {
  while (true) {
    match_.play_chance(table_.chance);
    if (match_.outcome()) return true;
    const Seat seat = next_seat();
    called_.reset();
    if (is_human(seat)) {
      if (!let_human_move(seat)) return false;
    } else {
      let_bot_move(seat);
    }
  }
}

void PlaySession::let_bot_move(Seat seat) {
  SeatBot& bot = *bots_[static_cast<std::size_t>(seat)];
  bot.observe();
  const auto refusal = match_.play(seat, bot.choose(table_.bot_rng));
  assert(!refusal);
  static_cast<void>(refusal);
  match_.play_chance(table_.chance);
  if (humans_ <= 1) show_news(Viewer{facing_});
}

// Returns whether the game goes on.
bool PlaySession::let_human_move(Seat seat) {
  autosave();
  if (facing_ != seat && board_.secrets == Secrets::some && !hand_over(seat)) return false;
  facing_ = seat;
  show_news(Viewer::of(seat));
  show_board(Viewer::of(seat));
  show_moves(seat);
  while (true) {
    const auto line = ask(seat_label(table_.players, seat, style_) + "> ");
    const Next next = line ? obey(seat, *line) : Next::leave;
    if (next == Next::moved) return true;
    if (next == Next::leave) return false;
  }
}

// Clears one player's hand from the screen before another's is shown.
bool PlaySession::hand_over(Seat seat) {
  if (facing_ != Viewer::kNobody) {
    if (console_.clears)
      console_.out << kClearScreen;
    else
      console_.out << std::string(60, '\n');
  }
  tell({"common.terminal.hand_over", {{"seat", seat}}});
  while (true) {
    const auto line = ask(speech::say("common.terminal.press_enter") + " ");
    if (!line) return false;
    if (tidy(*line) != "quit") return true;
    if (leave() == Next::leave) return false;
  }
}

PlaySession::Next PlaySession::obey(Seat seat, const std::string& line) {
  const std::string typed = tidy(line);
  const std::string word = typed.substr(0, typed.find(' '));
  if (word.empty() || word == "moves") {
    show_moves(seat);
  } else if (std::ranges::all_of(typed, [](unsigned char c) { return std::isdigit(c) != 0; })) {
    return pick(seat, typed);
  } else if (word == "undo") {
    return undo(seat);
  } else if (word == "quit" || word == "exit") {
    return leave();
  } else if (word == "help" || word == "?") {
    show_help(seat);
  } else if (typed == "board") {
    show_board(Viewer::of(seat));
  } else if (word == "seat") {
    return call(after_first_word(line));
  } else if (typed == "go") {
    return let_go_on(seat);
  } else if (word == "log") {
    show_log(seat);
  } else if (word == "rules") {
    show_rules(after_first_word(line));
  } else if (word == "save") {
    save(after_first_word(line));
  } else {
    return type_move(seat, line);
  }
  return Next::again;
}

// Makes the intended move, ignoring case; an illegal one gets the most helpful refusal.
PlaySession::Next PlaySession::type_move(Seat seat, const std::string& line) {
  const std::string typed = tidy(line);
  for (const std::string& move : match_.legal_moves(seat))
    if (boost::to_lower_copy(move) == typed) return make_move(seat, move);
  const std::string plain = with_hexes(typed);
  const auto refusal = match_.play(seat, plain);
  const bool unknown = refusal && refusal->rule == "notation";
  return make_move(seat, unknown ? with_single_spaces(line) : plain);
}

// If several may act, lets another person at this screen go first.
PlaySession::Next PlaySession::call(const std::string& number) {
  const Seat seat = number.size() == 1 ? number[0] - '0' : Viewer::kNobody;
  const bool plays = seat >= 0 && seat < match_.seats() && is_human(seat);
  if (!plays || !match_.actors().has(seat)) {
    complain(plays ? Message{"common.terminal.seat_idle", {{"n", seat}}} : "common.terminal.seat_wrong");
    return Next::again;
  }
  called_ = seat;
  return Next::moved;
}

// Waives the chance to act; an awaited seat must move instead.
PlaySession::Next PlaySession::let_go_on(Seat seat) {
  if (match_.awaited().has(seat)) {
    complain("common.terminal.your_move");
    return Next::again;
  }
  let_[static_cast<std::size_t>(seat)] = match_.sequence() + 1;
  return Next::moved;
}

PlaySession::Next PlaySession::pick(Seat seat, const std::string& number) {
  const std::vector<std::string> moves = match_.legal_moves(seat);
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), index);
  if (error != std::errc{} || index < 1 || index > moves.size()) {
    complain({"common.terminal.no_move", {{"text", number}, {"most", moves.size()}}});
    return Next::again;
  }
  return make_move(seat, moves[index - 1]);
}

PlaySession::Next PlaySession::make_move(Seat seat, const std::string& move) {
  if (const auto refusal = match_.play(seat, move)) {
    // Only ids of docs/rules can be looked up with "rules".
    const bool is_rule = refusal->rule.contains('-');
    complain(is_rule ? Message{"common.terminal.by_rule", {{"problem", refusal->message}, {"rule", refusal->rule}}}
                     : refusal->message);
    tell("common.terminal.what_now");
    return Next::again;
  }
  match_.play_chance(table_.chance);
  return Next::moved;
}

PlaySession::Next PlaySession::undo(Seat seat) {
  if (const auto refusal = match_.undo(seat)) {
    complain(refusal->message);
    return Next::again;
  }
  return Next::moved;
}

PlaySession::Next PlaySession::leave() {
  if (saved_ == match_.sequence()) return Next::leave;
  tell("common.terminal.save_first");
  const auto answer = ask(speech::say({"common.terminal.save_in", {{"file", table_.save_path}}}) + " ");
  if (!answer || is_no(tidy(*answer))) return Next::leave;
  const std::string named = tidy(*answer);
  const bool offered = named.empty() || is_yes(named);
  save(offered ? table_.save_path : after_first_word("save " + *answer));
  return saved_ == match_.sequence() ? Next::leave : Next::again;
}

void PlaySession::finish() {
  autosave();
  if (humans_ > 1 && facing_ != Viewer::kNobody) {
    seen_.back() = seen_by(Viewer{facing_});
    facing_ = Viewer::kNobody;
  }
  show_news(Viewer{facing_});
  show_board(Viewer{facing_});
  while (humans_ > 0 && saved_ != match_.sequence()) {
    const auto line = ask(speech::say("common.terminal.save_record") + " ");
    if (!line || tidy(*line).empty() || tidy(*line) == "quit") return;
    if (tidy(*line).starts_with("save"))
      save(after_first_word(*line));
    else
      complain("common.terminal.only_save");
  }
}

}  // namespace atlantica::terminal
