#pragma once

#include <boost/json/array.hpp>
#include <cstddef>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/rules_document.h"
#include "core/rng.h"
#include "match/match.h"
#include "terminal/boards.h"
#include "terminal/console.h"
#include "terminal/players.h"

namespace atlantica::terminal {

// What a game in the terminal needs.
struct PlayTable {
  Match& match;
  const ChanceStream& chance;
  Players players;
  Rng bot_rng;
  Thinking thinking;              // resources for its bots
  std::vector<RulesBlock> rules;  // those with an id
  // Saves the game to a file, or says why that failed.
  std::function<std::expected<void, Message>(const std::string& path)> save;
  std::string save_path;                // offered when the player quits without saving
  std::optional<std::string> autosave;  // written before every human decision and at the end
};

// A game at one terminal, from where the match stands to its end or until the input ends or the player quits. People at
// several seats pass the terminal around; nobody is shown another's hand.
class PlaySession {
 public:
  PlaySession(PlayTable& table, const Board& board, Console& console, const Style& style);

  void run();

 private:
  enum class Next { again, moved, leave };

  bool is_human(Seat seat) const;
  bool take_turns();
  Seat next_seat() const;
  void let_bot_move(Seat seat);
  bool let_human_move(Seat seat);
  bool hand_over(Seat seat);
  Next obey(Seat seat, const std::string& line);
  Next make_move(Seat seat, const std::string& move);
  Next type_move(Seat seat, const std::string& line);
  Next call(const std::string& number);
  Next let_go_on(Seat seat);
  Next pick(Seat seat, const std::string& number);
  Next undo(Seat seat);
  Next leave();
  void finish();
  void save(const std::string& path);
  void autosave();

  std::size_t& seen_by(Viewer viewer);
  void show_news(Viewer viewer);
  void show_board(Viewer viewer);
  void show_moves(Seat seat);
  void show_log(Seat seat);
  void show_rules(std::string_view id);
  void show_help(Seat seat);
  void say(std::string_view text);
  void tell(const Message& message);
  void complain(const Message& problem);
  std::string sentences(const boost::json::array& events) const;
  std::optional<std::string> ask(std::string_view prompt);

  PlayTable& table_;
  Match& match_;
  const Board& board_;
  Console& console_;
  const Style& style_;
  std::vector<std::string> names_;              // the players', in their colours
  std::vector<std::unique_ptr<SeatBot>> bots_;  // by seat; null for people
  std::vector<std::size_t> seen_;               // by seat, then the spectator; see seen_by
  int humans_ = 0;
  Seat facing_ = Viewer::kNobody;  // who is at the screen
  std::size_t saved_ = 0;          // the sequence last saved
  std::optional<Seat> called_;     // who goes first, see call
  std::vector<std::size_t> let_;   // by seat, one more than the sequence at which it waived its chance to act
};

}  // namespace atlantica::terminal
