#include "terminal/play_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cctype>
#include <charconv>

namespace atlantica::terminal {
namespace {

constexpr std::string_view kClearScreen = "\x1b[2J\x1b[3J\x1b[H";

// The line with single spaces and none at the ends.
std::string with_single_spaces(std::string_view line) {
  std::string result;
  for (const char c : line) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      result += c;
    } else if (!result.empty() && result.back() != ' ') {
      result += ' ';
    }
  }
  if (result.ends_with(' ')) result.pop_back();
  return result;
}

std::string in_lower_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// The line in lower case, with single spaces and none at the ends: how people type notation.
std::string tidy(std::string_view line) { return in_lower_case(with_single_spaces(line)); }

// Tidied notation as the games write it: hexes such as G6 have capitals, all else is in lower case.
std::string with_hexes(std::string typed) {
  for (std::size_t i = 0; i + 1 < typed.size(); ++i) {
    const bool begins_word = i == 0 || typed[i - 1] == ' ';
    if (begins_word && std::isdigit(static_cast<unsigned char>(typed[i + 1])) != 0)
      typed[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(typed[i])));
  }
  return typed;
}

// What follows the first word, as it was typed (file names keep their case).
std::string after_first_word(std::string_view line) {
  const auto skip = [&line](auto is_part) {
    while (!line.empty() && is_part(line.front())) line.remove_prefix(1);
  };
  const auto is_space = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  skip(is_space);
  skip([&](char c) { return !is_space(c); });
  skip(is_space);
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  return std::string(line);
}

}  // namespace

PlaySession::PlaySession(PlayTable& table, const Board& board, Console& console, const Style& style)
    : table_(table), match_(table.match), board_(board), console_(console), style_(style) {
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
  if (humans_ > 0) say("Type the number of a move or its notation; help lists what else you can type.\n");
  if (take_turns()) {
    finish();
  } else if (!console_.in) {
    say(saved_ == match_.sequence() ? "The input has ended; the game is saved."
                                    : "The input has ended; the game is not saved.");
  }
}

// Who is asked for a move. A bot does not go on before the people it has to wait for had their word.
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

// Whether the game came to its end.
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

// Whether the game goes on.
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

// Takes one hand off the screen before another one comes on it.
bool PlaySession::hand_over(Seat seat) {
  if (facing_ != Viewer::kNobody) {
    if (console_.clears)
      console_.out << kClearScreen;
    else
      console_.out << std::string(60, '\n');
  }
  const std::string name = seat_label(table_.players, seat, style_);
  say(fmt::format("It is the turn of {}. Nobody else should look at the screen now.", name));
  while (true) {
    const auto line = ask("Press Enter to see your hand. ");
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

// Makes the move that is meant, whatever the capitals; what is not legal is refused in the way that says most.
PlaySession::Next PlaySession::type_move(Seat seat, const std::string& line) {
  const std::string typed = tidy(line);
  for (const std::string& move : match_.legal_moves(seat))
    if (in_lower_case(move) == typed) return make_move(seat, move);
  const std::string plain = with_hexes(typed);
  const auto refusal = match_.play(seat, plain);
  const bool unknown = refusal && refusal->rule == "notation";
  return make_move(seat, unknown ? with_single_spaces(line) : plain);
}

// Where several may act, another person at this screen comes first.
PlaySession::Next PlaySession::call(const std::string& number) {
  const Seat seat = number.size() == 1 ? number[0] - '0' : Viewer::kNobody;
  const bool plays = seat >= 0 && seat < match_.seats() && is_human(seat);
  if (!plays || !match_.actors().has(seat)) {
    complain(plays ? fmt::format("Seat {} has nothing to do now.", seat)
                   : "Name the seat of a person at this screen, counted from 0: seat 1");
    return Next::again;
  }
  called_ = seat;
  return Next::moved;
}

// A word is asked for, not a move.
PlaySession::Next PlaySession::let_go_on(Seat seat) {
  if (match_.awaited().has(seat)) {
    complain("The others wait for a move of yours.");
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
    complain(fmt::format("There is no move {}; type a number from 1 to {}.", number, moves.size()));
    return Next::again;
  }
  return make_move(seat, moves[index - 1]);
}

PlaySession::Next PlaySession::make_move(Seat seat, const std::string& move) {
  if (const auto refusal = match_.play(seat, move)) {
    // Only ids of docs/rules can be looked up with "rules".
    const bool is_rule = refusal->rule.find('-') != std::string::npos;
    complain(is_rule ? fmt::format("{} ({})", refusal->reason, refusal->rule) : refusal->reason);
    say("Type moves to see what is possible now, help for everything else.");
    return Next::again;
  }
  match_.play_chance(table_.chance);
  return Next::moved;
}

PlaySession::Next PlaySession::undo(Seat seat) {
  if (const auto refusal = match_.undo(seat)) {
    complain(refusal->reason);
    return Next::again;
  }
  return Next::moved;
}

PlaySession::Next PlaySession::leave() {
  if (saved_ == match_.sequence()) return Next::leave;
  say("Save the game first? Press Enter, type another file name, or no to leave.");
  const auto answer = ask(fmt::format("Save in [{}]: ", table_.save_path));
  if (!answer || tidy(*answer) == "no" || tidy(*answer) == "n") return Next::leave;
  const std::string named = tidy(*answer);
  const bool offered = named.empty() || named == "yes" || named == "y";
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
    const auto line = ask("Type save FILE to keep the record, or press Enter to leave: ");
    if (!line || tidy(*line).empty() || tidy(*line) == "quit") return;
    if (tidy(*line).starts_with("save"))
      save(after_first_word(*line));
    else
      complain("The game is over; only save FILE and Enter do something now.");
  }
}

}  // namespace atlantica::terminal
