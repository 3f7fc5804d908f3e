#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/options.h"
#include "core/seat.h"
#include "match/match.h"

namespace atlantica {

// A seat as it is kept. Secrets are kept as hashes only; an empty hash fits no secret.
struct StoredSeat {
  enum class Kind { human, bot };

  Kind kind = Kind::human;
  std::string name;          // of the player, or the bot's specification; empty until the seat is taken
  std::string token_hash;    // of whoever plays the seat
  std::string invite_hash;   // of an invitation that was not used yet
  std::string account;       // the id of the player's account; empty for guests and bots
  std::string substitute{};  // the bot that plays for a person who is not there; empty if there is none
  std::int64_t seen = 0;     // when a server last knew the player to be there, in milliseconds since 1970, UTC

  bool operator==(const StoredSeat&) const = default;
};

// What a player said.
struct StoredLine {
  Seat seat = 0;
  std::string text;
  std::int64_t sent = 0;  // seconds since 1970, UTC

  bool operator==(const StoredLine&) const = default;
};

// Everything a server must remember of a table to go on with it.
struct StoredTable {
  std::string id;
  std::string game;
  int rules_version = 0;
  Options options;
  std::string key;           // of the chance stream
  std::int64_t created = 0;  // seconds since 1970, UTC
  bool rated = false;
  bool listed = false;     // strangers may find it and take its free seats
  std::string rematch_of;  // the table where the same people played before; empty if there is none
  std::string settings;    // what its creator chose besides; the store does not read it
  Seat host = 0;           // the creator's seat
  // Ignored when a table is created:
  std::string clock;             // what StoredClock told last; empty if nothing did
  std::string ended;             // why the table ended before its game; empty if it did not
  bool finished = false;         // its result is stored
  std::string rematch;           // the table that is a rematch of this one; empty if there is none
  std::vector<StoredLine> chat;  // the last 50 lines
  std::vector<StoredSeat> seats;
  std::vector<LogEntry> log;

  bool operator==(const StoredTable&) const = default;
};

// The clocks of a table, in a text that the store does not read.
struct StoredClock {
  std::string text;
  std::int64_t due = 0;  // when somebody must look after the table, in milliseconds since 1970, UTC; 0 for never
};

// Log entries with the sequence number of the first, and the clocks after the last where the table has clocks.
struct StoredEntries {
  std::string table;
  std::size_t first_sequence = 1;
  std::vector<LogEntry> entries;
  std::optional<StoredClock> clock{};
};

// A seat that changes hands, and the clocks after that where the table has clocks.
struct StoredHandover {
  std::string table;
  Seat seat = 0;
  StoredSeat before;
  StoredSeat after;
  std::optional<StoredClock> clock{};
};

// That the players of some seats are there.
struct StoredSight {
  std::string table;
  std::vector<Seat> seats;
  std::int64_t seen = 0;  // milliseconds since 1970, UTC
};

// That a table ended before its game, after the entry of that sequence number.
struct StoredEnd {
  std::string table;
  std::size_t sequence = 0;
  std::string why;
};

// Something said at a table.
struct StoredChat {
  std::string table;
  StoredLine line;
};

// A seat that is taken.
struct StoredClaim {
  std::string table;
  Seat seat = 0;
  std::string name;
  std::string token_hash;
  std::string invite_hash;  // of the invitation used up by this claim
  std::string account;      // of the player, empty for a guest
};

struct StoreError {
  enum class Kind {
    failed,    // the storage could not do it; whether it did is certain only after a load, if the connection was lost
    conflict,  // somebody else was first: other entries or another claim are stored already
    missing,   // there is no such thing
  };

  Kind kind = Kind::failed;
  Message message;
};

// Where tables survive a restart. Calls may come from any thread and never wait; those about one table take effect in
// the order in which they came. Each is applied as a whole or not at all, and `done` is called once, on a thread of the
// store, after the data is safe on disk (or after it has failed): hand the news over to where you live. `done` must not
// throw.
class Store {
 public:
  template <class T>
  using Done = std::move_only_function<void(std::expected<T, StoreError>)>;

  virtual ~Store() = default;

  // A conflict if the name is taken, or if there is a rematch of the same table already.
  virtual void create(StoredTable table, Done<void> done) = 0;
  // A conflict unless the table's log ends right before the first of the entries, and the table has not ended.
  virtual void append(StoredEntries entries, Done<void> done) = 0;
  // A conflict unless the seat still waits for this invitation.
  virtual void claim(StoredClaim claim, Done<void> done) = 0;
  // A conflict unless the seat is as it was before, whenever its player was seen.
  virtual void hand_over(StoredHandover handover, Done<void> done) = 0;
  // Other servers are not told of it.
  virtual void see(StoredSight sight, Done<void> done) = 0;
  // A conflict unless the table's log ends with that entry, and the table has not ended.
  virtual void end(StoredEnd end, Done<void> done) = 0;
  virtual void say(StoredChat chat, Done<void> done) = 0;
  virtual void load(std::string table, Done<StoredTable> done) = 0;
  // Forgets a table with its log, chat and result; ratings stay. Missing if there is none.
  virtual void remove(std::string table, Done<void> done) = 0;
  // The ids of all tables, newest first.
  virtual void list(Done<std::vector<std::string>> done) = 0;
  // Tables that somebody must look after by now, the longest due first.
  virtual void due(std::int64_t now, int count, Done<std::vector<std::string>> done) = 0;
  // Tables that strangers may find and that are not over, newest first, without their logs, keys and chat.
  virtual void listed(int count, Done<std::vector<StoredTable>> done) = 0;
};

}  // namespace atlantica
