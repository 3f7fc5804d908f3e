#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/seat.h"
#include "store/rating.h"
#include "store/store.h"

namespace atlantica {

struct StoredAccount {
  std::string id;
  std::string name;
  std::string name_key;       // the same for names that look alike
  std::string password_hash;  // argon2id
  std::int64_t created = 0;   // seconds since 1970, UTC

  bool operator==(const StoredAccount&) const = default;
};

// A login session; it lasts while it is used.
struct StoredSession {
  std::string token_hash;
  std::string account;
  std::int64_t used = 0;     // when it was last used, in seconds since 1970, UTC
  std::int64_t expired = 0;  // sessions unused since then have expired; they are purged along the way
};

struct PlayerRating {
  std::string player;
  std::string name;  // of the account, or the bot's specification
  std::string game;
  Rating rating;
  std::int64_t games = 0;
};

// A finished game of a player, with the displayed rating before and after; both 0 at a friendly table.
struct PlayerResult {
  std::string table;
  std::string game;
  Seat seat = 0;
  int score = 0;
  int place = 1;
  int players = 0;
  std::int64_t finished = 0;
  double before = 0;
  double after = 0;
};

// A seat held by an account at a table.
struct PlayerTable {
  std::string table;
  std::string game;
  Seat seat = 0;
  std::int64_t created = 0;
  bool finished = false;
};

// Durable storage for accounts, results and ratings, with the same guarantees as Store.
class AccountStore {
 public:
  template <class T>
  using Done = Store::Done<T>;

  virtual ~AccountStore() = default;

  // Conflict if the name is taken.
  virtual void create_account(StoredAccount account, Done<void> done) = 0;
  virtual void find_account(std::string name_key, Done<StoredAccount> done) = 0;
  virtual void start_session(StoredSession session, Done<void> done) = 0;
  // The session's owner; marks it as used now. Missing if it is unknown or expired.
  virtual void use_session(StoredSession session, Done<StoredAccount> done) = 0;
  virtual void end_session(std::string token_hash, Done<void> done) = 0;

  // Stores the result of a table that has none and, if rated, the new ratings; conflict if there already is one. New
  // results come with the entry that ends the game.
  virtual void finish(StoredResult result, Done<void> done) = 0;
  virtual void ratings_of(std::string player, Done<std::vector<PlayerRating>> done) = 0;
  // Best first.
  virtual void best_of(std::string game, int count, Done<std::vector<PlayerRating>> done) = 0;
  // Newest first.
  virtual void results_of(std::string player, int count, Done<std::vector<PlayerResult>> done) = 0;
  virtual void tables_of(std::string account, int count, Done<std::vector<PlayerTable>> done) = 0;
};

}  // namespace atlantica
