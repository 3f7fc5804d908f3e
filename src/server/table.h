#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fair/key_stream.h"
#include "match/match.h"
#include "protocol/bodies.h"
#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/accounts.h"
#include "server/client.h"
#include "server/clock.h"
#include "server/metrics.h"
#include "server/table_settings.h"
#include "server/tasks.h"
#include "store/store.h"

namespace atlantica {

// What a table needs of the world around it.
struct TableContext {
  Store& store;
  AccountStore& accounts;
  Place place;                         // where the table lives
  Post workers;                        // runs tasks on any thread, for bots that think
  std::function<std::int64_t()> time;  // milliseconds since 1970, UTC
  Thinking thinking{};                 // what they may use there
  Metrics& metrics = Metrics::unread();
};

// A match with its seats, its bots and everybody who watches. A move is validated, appended to the log and
// committed to the store; only then is it acknowledged and shown. Moves that come meanwhile are judged by the
// state in memory; if the store fails, the match goes back to what is stored and they are answered store_failed.
//
// All functions but run() must be called where the table lives. Whoever uses a table keeps it alive; when nobody
// does, all there is to know about it is in the store.
class Table : public std::enable_shared_from_this<Table> {
 public:
  // The table as it was stored; or why that cannot be played on.
  static std::expected<std::shared_ptr<Table>, Message> open(StoredTable stored, TableContext context);

  // Runs a task where the table lives. May be called from any thread.
  void run(Task task) { context_.place.here(std::move(task)); }

  // Of a member, the message may name a seat instead of a token.
  void join(const std::shared_ptr<Client>& client, const JoinMessage& message,
            const std::optional<Member>& member = std::nullopt);
  void disconnect(const Client& client);
  void move(const std::shared_ptr<Client>& client, const MoveMessage& message);
  void undo(const std::shared_ptr<Client>& client, const UndoMessage& message);
  // The seat lets the others go on from here without a word of its own.
  void pass(const std::shared_ptr<Client>& client, const PassMessage& message);
  // The best moves for the client's seat, by what that seat knows; found on a worker.
  void hint(const std::shared_ptr<Client>& client, const HintMessage& message);
  void say(const std::shared_ptr<Client>& client, const SayMessage& message);
  // Whether the client hears what a seat says, until it leaves.
  void mute(const std::shared_ptr<Client>& client, const MuteMessage& message);
  // The player goes, and a bot plays on until he joins again.
  void leave(const std::shared_ptr<Client>& client, const LeaveMessage& message);
  // The host sends somebody away; a bot plays on until somebody takes the seat.
  void kick(const std::shared_ptr<Client>& client, const KickMessage& message);
  // Makes a table for the same people, once.
  void rematch(const std::shared_ptr<Client>& client, const RematchMessage& message);
  void claim(const ClaimRequest& request, const std::optional<Member>& member,
             Callback<std::expected<ClaimAnswer, Error>> answer);

  // The table as anyone may see it.
  TableInfo info() const { return info_at(stored_); }
  // The record of the finished game.
  std::expected<std::string, Error> record() const;
  // What everybody could see after the first `sequence` entries of the log.
  std::expected<MomentAnswer, Error> moment(Sequence sequence) const;
  // Reads what another server may have stored, and goes on from there.
  void catch_up();
  // Looks after players who are gone or whose time is up; to be called when check_at() has come.
  void check_absence();
  // In milliseconds since 1970, UTC. May be called from any thread.
  std::int64_t check_at() const { return check_at_; }
  // Lets a bot think if it is one's turn. A table that was just opened waits for this call.
  void wake_bots();

 private:
  struct TableSeat {
    StoredSeat stored;
    std::shared_ptr<SeatBot> bot;   // of the seat, or the substitute of its player
    std::string claim_in_progress;  // hash of the invitation being used up
    std::size_t passed = 0;         // the sequence at which its player let the others go on
  };
  struct Presence {
    std::weak_ptr<Client> client;
    Seat seat = Viewer::kNobody;
    SeatSet muted;  // the seats whose words are not sent
    bool awaits_hint = false;
  };
  // Appends an entry that was stored, or says why not.
  static std::optional<Refusal> play_entry(Match& match, const LogEntry& entry);
  // The seats that a stored end names.
  static std::optional<std::vector<int>> read_ended(const std::string& text);
  // Something to be said once the log is stored up to `sequence`, or to be done if that never happens.
  struct Pending {
    std::size_t sequence = 0;
    Task say;
    Task lost;
  };

  // What is read from a stored table before there is one.
  struct Opened;

  Table(StoredTable stored, Opened opened, TableContext context);

  TableInfo info_at(std::size_t sequence) const;
  // The seat a message to join asks for, nobody's for a spectator; or why not.
  std::expected<Seat, Error> seat_for(const JoinMessage& message, const std::optional<Member>& member) const;
  // Reads the table first, since another server has told the client of more than this one knows.
  void join_when_read(const std::shared_ptr<Client>& client, const JoinMessage& message,
                      const std::optional<Member>& member);
  SeatSet online() const;  // the seats whose players are connected
  bool over() const { return ended_ || match_->outcome(); }
  // Whether the store has everything that this server knows.
  bool settled() const { return stored_ == match_->sequence() && handovers_ == 0; }
  std::int64_t seconds() const { return context_.time() / 1000; }
  // The match as a viewer may see it by now: spectators may have to wait.
  const Match& match_for(Seat seat) const { return seat == Viewer::kNobody && shown_ ? *shown_ : *match_; }
  // Up to where spectators may see the log.
  std::size_t shown_sequence() const;
  void show_more();
  std::optional<ResultInfo> result() const;
  static std::vector<int> actors_of(const Match& match);
  // Nobody acts any more where absence has ended the game.
  std::vector<int> actors_now(Seat viewer) const;
  SeatSet heeded() const;  // connected people whose word the bots wait for
  boost::json::value moves_of(Seat seat) const;
  std::string joined_text(Seat seat, const JoinMessage& message) const;
  std::string update_text(Seat seat, std::size_t since) const;

  void say_joined(const std::shared_ptr<Client>& client, Seat seat, const JoinMessage& message);
  void tell_about_seats();
  void send_to_all(const Client::Text& text);
  // Players who are gone: table_absence.cpp.
  SeatSet waited() const;                  // people without whom the game does not go on
  std::int64_t deadline(Seat seat) const;  // when the table decides about one of them
  std::vector<int> late() const;           // about whom it has to decide now
  void plan();                             // when to look next
  void see(SeatSet seats);
  void decide();
  void end(const std::vector<int>& gone);
  std::optional<StoredClock> turn_clock(Clock::Step step);
  std::optional<StoredClock> clock_after(const LogEntry& entry);
  void hand_to_bot(Seat seat, Callback<std::expected<void, StoreError>> done);
  void take_back(Seat seat);
  // The seat is as it is after, at once; `done` when that is stored or has failed.
  void hand_over(Seat seat, StoredSeat after, Callback<std::expected<void, StoreError>> done);
  void seat_down(Seat seat, StoredSeat after);
  std::shared_ptr<SeatBot> bot_at(Seat seat) const;
  std::optional<Seat> host() const;
  std::optional<Error> kick_problem(Seat by, int seat) const;

  // The presence of a client that has a seat; otherwise the client gets its error.
  Presence* player(const std::shared_ptr<Client>& client, std::optional<MessageId> id);
  // The seat of a client that may act on the situation at `sequence`; otherwise the client gets its error.
  std::optional<Seat> acting_seat(const std::shared_ptr<Client>& client, std::optional<MessageId> id,
                                  Sequence sequence);

  // Chance follows what was appended after `before`; all of it is stored, then told.
  void commit(std::size_t before, const std::shared_ptr<Client>& client, std::optional<MessageId> id);
  void prepare_updates(std::size_t before);
  void on_commit(Task say, Task lost);
  void stored(std::size_t epoch, std::size_t sequence, const std::expected<void, StoreError>& result);
  void say_what_is_stored();
  void roll_back(const StoreError& error);
  void follow(const StoredTable& stored);
  void follow_seats(const StoredTable& stored);
  void tell_line(const StoredLine& line);
  // Stores the result once the game is over.
  void finish();
  void bot_chose(Seat seat, const std::shared_ptr<SeatBot>& bot, std::size_t sequence, const std::string& move);
  void finish_claim(Seat seat, const StoredClaim& claim, const std::expected<void, StoreError>& result);

  Counted counted_;
  std::string id_;
  std::unique_ptr<Match> match_;
  KeyStream stream_;
  TableContext context_;
  std::vector<TableSeat> seats_;
  std::map<const Client*, Presence> present_;
  std::multiset<const Client*> returning_;  // whose join waits until the table was read
  std::size_t stored_;                      // the log is on disk up to here
  std::size_t epoch_ = 0;  // counts the times the match went back; older answers of the store mean nothing
  std::deque<Pending> pending_;
  bool bot_thinks_ = false;
  int handovers_ = 0;    // being stored
  bool behind_ = false;  // news of another server waits until this one's entries are stored
  bool rated_;
  bool listed_;
  std::string rematch_;           // the table where the same people play again
  std::vector<StoredLine> chat_;  // the last lines
  bool finished_;                 // the result is stored or being stored
  TableSettings settings_;
  Seat host_;  // the creator's seat
  std::optional<Clock> clock_;
  std::optional<std::vector<int>> ended_;  // the seats whose players were gone, where that ended the game
  std::unique_ptr<Match> shown_;           // what spectators may see by now, where that is less than everything
  std::int64_t opened_;                    // when this server began to look after the table
  bool deciding_ = false;                  // about players who are gone, as soon as the store has answered
  std::atomic<std::int64_t> check_at_;
};

// Tells a client why its request was not granted.
void answer_error(Client& client, std::optional<MessageId> id, const Error& error);

}  // namespace atlantica
