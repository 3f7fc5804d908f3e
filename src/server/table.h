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

// The dependencies of a table.
struct TableContext {
  Store& store;
  AccountStore& accounts;
  Place place;                         // the table's strand
  Post workers;                        // runs tasks on any thread, for bots
  std::function<std::int64_t()> time;  // milliseconds since 1970, UTC
  Thinking thinking{};                 // resources for bots
  Metrics& metrics = Metrics::unread();
};

// A match with its seats, bots and spectators. A move is validated, appended to the log and committed to the store;
// only then is it acknowledged and shown. Moves arriving in the meantime are judged by the state in memory; if the
// store fails, the match rolls back to what is stored and they are answered store_failed.
//
// All functions except run() must be called on the table's strand. Users keep a table alive; once there are none, the
// store holds all there is to know about it.
class Table : public std::enable_shared_from_this<Table> {
 public:
  // Opens a stored table, or says why it cannot be continued.
  static std::expected<std::shared_ptr<Table>, Message> open(StoredTable stored, TableContext context);

  // Runs a task on the table's strand. May be called from any thread.
  void run(Task task) { context_.place.here(std::move(task)); }

  // For a member, the message may name a seat instead of a token.
  void join(const std::shared_ptr<Client>& client, const JoinMessage& message,
            const std::optional<Member>& member = std::nullopt);
  void disconnect(const Client& client);
  void move(const std::shared_ptr<Client>& client, const MoveMessage& message);
  void undo(const std::shared_ptr<Client>& client, const UndoMessage& message);
  // The seat waives its chance to act here.
  void pass(const std::shared_ptr<Client>& client, const PassMessage& message);
  // The best moves for the client's seat, from what that seat knows; computed on a worker.
  void hint(const std::shared_ptr<Client>& client, const HintMessage& message);
  void say(const std::shared_ptr<Client>& client, const SayMessage& message);
  // Whether the client receives a seat's chat, until it disconnects.
  void mute(const std::shared_ptr<Client>& client, const MuteMessage& message);
  // The player leaves; a bot plays on until they join again.
  void leave(const std::shared_ptr<Client>& client, const LeaveMessage& message);
  // The host removes a player; a bot plays on until somebody takes the seat.
  void kick(const std::shared_ptr<Client>& client, const KickMessage& message);
  // Creates a table for the same people, once.
  void rematch(const std::shared_ptr<Client>& client, const RematchMessage& message);
  void claim(const ClaimRequest& request, const std::optional<Member>& member,
             Callback<std::expected<ClaimAnswer, Error>> answer);

  // The public view of the table.
  TableInfo info() const { return info_at(stored_); }
  // The record of the finished game.
  std::expected<std::string, Error> record() const;
  // The public view after the first `sequence` entries of the log.
  std::expected<MomentAnswer, Error> moment(Sequence sequence) const;
  // Loads what another server may have stored, and continues from there.
  void catch_up();
  // Handles players who are absent or out of time; call it once check_at() is reached.
  void check_absence();
  // In milliseconds since 1970, UTC. May be called from any thread.
  std::int64_t check_at() const { return check_at_; }
  // Lets a bot think if it is a bot's turn. A newly opened table waits for this call.
  void wake_bots();

 private:
  struct TableSeat {
    StoredSeat stored;
    std::shared_ptr<SeatBot> bot;   // of the seat, or its player's substitute
    std::string claim_in_progress;  // hash of the invitation being redeemed
    std::size_t passed = 0;         // the sequence at which its player waived their chance to act
  };
  struct Presence {
    std::weak_ptr<Client> client;
    Seat seat = Viewer::kNobody;
    SeatSet muted;  // the seats whose chat is not sent
    bool awaits_hint = false;
  };
  // Appends a stored entry, or says why not.
  static std::optional<Refusal> play_entry(Match& match, const LogEntry& entry);
  // The seats named in a stored end.
  static std::optional<std::vector<int>> read_ended(const std::string& text);
  // `say` runs once the log is stored up to `sequence`, `lost` if that never happens.
  struct Pending {
    std::size_t sequence = 0;
    Task say;
    Task lost;
  };

  // The parts of a stored table before the table is constructed.
  struct Opened;

  Table(StoredTable stored, Opened opened, TableContext context);

  TableInfo info_at(std::size_t sequence) const;
  // The seat that a join asks for, nobody for a spectator; or why not.
  std::expected<Seat, Error> seat_for(const JoinMessage& message, const std::optional<Member>& member) const;
  // Reloads the table first, since the client has seen more on another server than this one knows.
  void join_when_read(const std::shared_ptr<Client>& client, const JoinMessage& message,
                      const std::optional<Member>& member);
  SeatSet online() const;  // the seats whose players are connected
  bool over() const { return ended_ || match_->outcome(); }
  // Whether the store has everything this server knows.
  bool settled() const { return stored_ == match_->sequence() && handovers_ == 0; }
  std::int64_t seconds() const { return context_.time() / 1000; }
  // The match as a viewer may see it now: spectators may be on a delay.
  const Match& match_for(Seat seat) const { return seat == Viewer::kNobody && shown_ ? *shown_ : *match_; }
  // The end of the log as shown to spectators.
  std::size_t shown_sequence() const;
  void show_more();
  std::optional<ResultInfo> result() const;
  static std::vector<int> actors_of(const Match& match);
  // Empty once absence has ended the game.
  std::vector<int> actors_now(Seat viewer) const;
  SeatSet heeded() const;  // connected people that bots wait for
  boost::json::value moves_of(Seat seat) const;
  std::string joined_text(Seat seat, const JoinMessage& message) const;
  std::string update_text(Seat seat, std::size_t since) const;

  void say_joined(const std::shared_ptr<Client>& client, Seat seat, const JoinMessage& message);
  void tell_about_seats();
  void send_to_all(const Client::Text& text);
  // Absent players: table_absence.cpp.
  SeatSet waited() const;                  // people the game is waiting for
  std::int64_t deadline(Seat seat) const;  // when the table acts on the absence of one
  std::vector<int> late() const;           // those it must act on now
  void plan();                             // schedules the next check
  void see(SeatSet seats);
  void decide();
  void end(const std::vector<int>& gone);
  std::optional<StoredClock> turn_clock(Clock::Step step);
  std::optional<StoredClock> clock_after(const LogEntry& entry);
  void hand_to_bot(Seat seat, Callback<std::expected<void, StoreError>> done);
  void take_back(Seat seat);
  // Changes the seat at once; calls `done` when that is stored or has failed.
  void hand_over(Seat seat, StoredSeat after, Callback<std::expected<void, StoreError>> done);
  void seat_down(Seat seat, StoredSeat after);
  std::shared_ptr<SeatBot> bot_at(Seat seat) const;
  std::optional<Seat> host() const;
  std::optional<Error> kick_problem(Seat by, int seat) const;

  // The presence of a seated client; any other client is sent an error.
  Presence* player(const std::shared_ptr<Client>& client, std::optional<MessageId> id);
  // The seat of a client that may act on the situation at `sequence`; any other client is sent an error.
  std::optional<Seat> acting_seat(const std::shared_ptr<Client>& client, std::optional<MessageId> id,
                                  Sequence sequence);

  // Appends the chance moves that follow the entries after `before`; stores all of it, then sends it.
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
  std::multiset<const Client*> returning_;  // whose join waits for a reload
  std::size_t stored_;                      // the log is on disk up to here
  std::size_t epoch_ = 0;                   // counts rollbacks; answers of the store from earlier epochs are ignored
  std::deque<Pending> pending_;
  bool bot_thinks_ = false;
  int handovers_ = 0;    // being stored
  bool behind_ = false;  // changes by another server wait until this one's entries are stored
  bool rated_;
  bool listed_;
  std::string rematch_;           // the table of the rematch
  std::vector<StoredLine> chat_;  // the most recent lines
  bool finished_;                 // the result is stored or being stored
  TableSettings settings_;
  Seat host_;  // the creator's seat
  std::optional<Clock> clock_;
  std::optional<std::vector<int>> ended_;  // the absent players' seats, if absence ended the game
  std::unique_ptr<Match> shown_;           // what spectators may see now, if less than everything
  std::int64_t opened_;                    // when this server opened the table
  bool deciding_ = false;                  // about absent players, once the store has answered
  std::atomic<std::int64_t> check_at_;
};

// Sends a client the reason its request was refused.
void answer_error(Client& client, std::optional<MessageId> id, const Error& error);

}  // namespace atlantica
