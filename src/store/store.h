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

// A stored seat. Secrets are stored only as hashes; an empty hash matches no secret.
struct StoredSeat {
  enum class Kind { human, bot };

  Kind kind = Kind::human;
  std::string name;          // of the player, or the bot's specification; empty until the seat is taken
  std::string token_hash;    // of whoever plays the seat
  std::string invite_hash;   // of an unused invitation
  std::string account;       // the id of the player's account; empty for guests and bots
  std::string substitute{};  // the bot playing for an absent person; empty if there is none
  std::int64_t seen = 0;     // when a server last saw the player connected, in milliseconds since 1970, UTC

  bool operator==(const StoredSeat&) const = default;
};

// A chat line.
struct StoredLine {
  Seat seat = 0;
  std::string text;
  std::int64_t sent = 0;  // seconds since 1970, UTC

  bool operator==(const StoredLine&) const = default;
};

// Everything a server needs to continue a table.
struct StoredTable {
  std::string id;
  std::string game;
  int rules_version = 0;
  Options options;
  std::string edition_text;  // what its edition says; empty: the built-in one, or in an old table known by its name
  std::string key;           // of the chance stream
  std::string earlier;       // the keys of the record that it continues; opaque to the store, empty if none
  std::int64_t created = 0;  // seconds since 1970, UTC
  bool rated = false;
  bool listed = false;     // public: strangers may find it and take its free seats
  std::string rematch_of;  // the table this is a rematch of; empty if none
  std::string settings;    // the creator's other settings; opaque to the store
  Seat host = 0;           // the creator's seat
  // Ignored when a table is created:
  std::string clock;             // the latest StoredClock; empty if none
  std::string ended;             // why the table ended before its game; empty if it did not
  bool finished = false;         // its result is stored
  std::string rematch;           // the rematch of this table; empty if none
  std::vector<StoredLine> chat;  // the last 50 lines
  std::vector<StoredSeat> seats;
  std::vector<LogEntry> log;

  bool operator==(const StoredTable&) const = default;
};

// The clocks of a table, as text opaque to the store.
struct StoredClock {
  std::string text;
  std::int64_t due = 0;  // when the table must be checked, in milliseconds since 1970, UTC; 0 for never
};

// The result of one seat. A player is "account:<id>", "bot:<specification>", or "" for a guest.
struct StoredSeatResult {
  std::string player;
  int score = 0;
  int place = 1;
};
struct StoredResult {
  std::string table;
  std::string game;
  bool rated = false;
  std::int64_t finished = 0;
  std::vector<StoredSeatResult> seats;
};

// Log entries with the sequence number of the first, the clocks after the last if the table has clocks, and the result
// if the game is over then.
struct StoredEntries {
  std::string table;
  std::size_t first_sequence = 1;
  std::vector<LogEntry> entries;
  std::optional<StoredClock> clock{};
  std::optional<StoredResult> result{};
};

// A seat changing hands, and the clocks afterwards if the table has clocks.
struct StoredHandover {
  std::string table;
  Seat seat = 0;
  StoredSeat before;
  StoredSeat after;
  std::optional<StoredClock> clock{};
};

// A sighting: the players of these seats are connected.
struct StoredSight {
  std::string table;
  std::vector<Seat> seats;
  std::int64_t seen = 0;  // milliseconds since 1970, UTC
};

// A table's end before its game's, after the entry with this sequence number.
struct StoredEnd {
  std::string table;
  std::size_t sequence = 0;
  std::string why;
  std::optional<StoredResult> result{};
};

// A chat line at a table.
struct StoredChat {
  std::string table;
  StoredLine line;
};

// A claim of a seat.
struct StoredClaim {
  std::string table;
  Seat seat = 0;
  std::string name;
  std::string token_hash;
  std::string invite_hash;  // of the invitation redeemed by this claim
  std::string account;      // of the player, empty for a guest
};

struct StoreError {
  enum class Kind {
    failed,    // the storage failed; after a lost connection, only a load can tell whether it was done
    conflict,  // somebody else was first: other entries or another claim are already stored
    missing,   // there is no such thing
  };

  Kind kind = Kind::failed;
  Message message;
};

// Durable storage for tables. Calls may come from any thread and never block; those about one table take effect in the
// order made. Each is atomic, and `done` is called once, on any thread, after the data is safely on disk (or the call
// has failed, which it does rather than wait without end): post the result to your own strand. `done` must not throw.
class Store {
 public:
  template <class T>
  using Done = std::move_only_function<void(std::expected<T, StoreError>)>;

  virtual ~Store() = default;

  // Conflict if the name is taken, or if the same table already has a rematch.
  virtual void create(StoredTable table, Done<void> done) = 0;
  // Conflict unless the table's log ends right before the first entry and the table has not ended.
  virtual void append(StoredEntries entries, Done<void> done) = 0;
  // Conflict unless the seat still has this invitation.
  virtual void claim(StoredClaim claim, Done<void> done) = 0;
  // Conflict unless the seat is as it was before, ignoring when its player was last seen.
  virtual void hand_over(StoredHandover handover, Done<void> done) = 0;
  // Other servers are not notified.
  virtual void see(StoredSight sight, Done<void> done) = 0;
  // Conflict unless the table's log ends with that entry and the table has not ended.
  virtual void end(StoredEnd end, Done<void> done) = 0;
  virtual void say(StoredChat chat, Done<void> done) = 0;
  virtual void load(std::string table, Done<StoredTable> done) = 0;
  // Deletes a table with its log, chat and result; ratings stay. Missing if there is none.
  virtual void remove(std::string table, Done<void> done) = 0;
  // The ids of all tables, newest first.
  virtual void list(Done<std::vector<std::string>> done) = 0;
  // Tables due for a check, longest overdue first.
  virtual void due(std::int64_t now, int count, Done<std::vector<std::string>> done) = 0;
  // Public tables that are not over, newest first, without their logs, keys and chat.
  virtual void listed(int count, Done<std::vector<StoredTable>> done) = 0;
  // Succeeds if the store works now: its database answers, and what it is given reaches the disk.
  virtual void ready(Done<void> done) = 0;
  // Tables without a result that are rated or have ended early, by id, after this one. Older programs stored results
  // some time after the last move.
  virtual void without_result(std::string after, int count, Done<std::vector<std::string>> done) = 0;
};

}  // namespace atlantica
