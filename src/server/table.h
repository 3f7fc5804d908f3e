#pragma once

#include <cstdint>
#include <exception>
#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "protocol/bodies.h"
#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/accounts.h"
#include "server/client.h"
#include "server/document.h"
#include "server/metrics.h"
#include "server/strand.h"
#include "server/table/absence.h"
#include "server/table/bots.h"
#include "server/table/catch_up.h"
#include "server/table/chat.h"
#include "server/table/clocks.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/handovers.h"
#include "server/table/presence.h"
#include "server/table/publisher.h"
#include "server/table/rematch.h"
#include "server/table/result.h"
#include "server/table/seats.h"
#include "server/table/spectator_view.h"
#include "server/table/table_store.h"
#include "server/tasks.h"
#include "server/work.h"
#include "store/store.h"

namespace atlantica {

// The dependencies of a table.
struct TableContext {
  Store& store;
  AccountStore& accounts;
  Place place;          // the table's strand
  Work& work;           // for bots
  Time time;            // milliseconds since 1970, UTC
  Thinking thinking{};  // resources for bots
  Metrics& metrics = Metrics::unread();
};

// A match with its seats, bots and spectators: it receives what clients ask for, and connects the parts that do it. A
// move is validated, appended to the log and committed to the store; only then is it acknowledged and shown. If the
// store fails, it is answered store_failed.
//
// All functions except run() and check_at() must be called on the table's strand. Users keep a table alive; once there
// are none, the store holds all there is to know about it.
class Table {
  struct Opened;  // the parts of a stored table that may turn out damaged

 public:
  // Opens a stored table, or says why it cannot be continued.
  static std::expected<std::shared_ptr<Table>, Message> open(StoredTable stored, TableContext context);
  Table(StoredTable stored, Opened opened, TableContext context);

  // Runs a task on the table's strand. May be called from any thread.
  void run(Task task) const { strand_.run(std::move(task)); }
  // After an exception, what is in memory may be half-changed: nothing runs any more, everybody is sent away, and the
  // table has to be opened again. May be called from any thread.
  bool is_broken() const { return strand_.is_broken(); }
  // Sends everybody away from a broken table, if there was no memory for that before. May be called from any thread.
  void clear_up() const { strand_.clear_up(); }

  // For a member, the message may name a seat instead of a token.
  Future<void> join(std::shared_ptr<Client> client, JoinMessage message, std::optional<Member> member = std::nullopt);
  void disconnect(const Client& client);
  Future<void> move(std::shared_ptr<Client> client, MoveMessage message);
  Future<void> undo(std::shared_ptr<Client> client, UndoMessage message);
  // The seat waives its chance to act here.
  void pass(const std::shared_ptr<Client>& client, const PassMessage& message);
  // The best moves for the client's seat, from what that seat knows; computed on a worker.
  Future<void> hint(std::shared_ptr<Client> client, HintMessage message);
  Future<void> say(std::shared_ptr<Client> client, SayMessage message) {
    return chat_.say(std::move(client), std::move(message));
  }
  // Whether the client receives a seat's chat, until it disconnects.
  void mute(const std::shared_ptr<Client>& client, const MuteMessage& message) {
    chat_.mute(*client, message, spectators_);
  }
  // The player leaves; a bot plays on until they join again.
  Future<void> leave(std::shared_ptr<Client> client, LeaveMessage message);
  // The host removes a player; a bot plays on until somebody takes the seat.
  Future<void> kick(std::shared_ptr<Client> client, KickMessage message);
  // Creates a table for the same people, once.
  Future<void> rematch(std::shared_ptr<Client> client, RematchMessage message);
  Future<void> claim(ClaimRequest request, std::optional<Member> member,
                     Callback<std::expected<ClaimAnswer, Error>> answer);

  // The public view of the table.
  TableInfo info() const { return publisher_.info(); }
  // The record of the finished game.
  std::expected<Document, Error> record() const;
  // The public view after the first `sequence` entries of the log, a MomentAnswer.
  std::expected<Document, Error> moment(Sequence sequence) const;
  // Stores the result of a game that is over but was stored without it.
  void keep_result() { result_.keep(); }
  // Loads what another server may have stored, and continues from there.
  void catch_up() { catch_up_.catch_up(); }
  // Handles players who are absent or out of time; call it once check_at() is reached.
  void check_absence() { absence_.check(); }
  // In milliseconds since 1970, UTC. May be called from any thread.
  std::int64_t check_at() const { return absence_.check_at(); }

 private:
  void connect();
  void give_up(const std::exception_ptr& problem) noexcept;
  Future<void> catch_up_after(StoreError error);
  void follow(const StoredTable& stored);
  // The table has been deleted: everybody is told and leaves, and nobody can come back.
  void vanish();
  Future<void> wake_bots_later();
  void seat_changed(Seat seat, const StoredSeat& before);
  // The match as whoever joins with this message will see it.
  const Match& shown_to(const JoinMessage& message) const;
  // The seat of a client that may act on the situation at `sequence`; any other client is sent an error.
  std::optional<Seat> acting_seat(Client& client, std::optional<MessageId> id, Sequence sequence);
  Future<void> commit(std::size_t before, std::shared_ptr<Client> client, std::optional<MessageId> id);

  static Error deleted_error() { return {ErrorCode::not_found, "common.server.table_deleted", ""}; }

  bool deleted_ = false;
  Counted counted_;
  Metrics& metrics_;
  TableFacts facts_;
  Strand strand_;
  TableStore store_;
  CommittedLog log_;
  Seats seats_;
  Clocks clocks_;
  Presence presence_;
  SpectatorView spectators_;
  Chat chat_;
  Rematch rematch_;
  Result result_;
  Publisher publisher_;
  Handovers handovers_;
  CatchUp catch_up_;
  Absence absence_;
  Bots bots_;
};

}  // namespace atlantica
