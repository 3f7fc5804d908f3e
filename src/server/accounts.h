#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "protocol/bodies.h"
#include "protocol/error.h"
#include "server/tasks.h"
#include "store/accounts.h"

namespace atlantica {

// A signed-in user.
struct Member {
  std::string account;  // its id
  std::string name;

  // The player id in ratings and results.
  std::string player() const { return "account:" + account; }
  bool operator==(const Member&) const = default;
};

// A signed-in member and the session's secret.
struct SignedIn {
  Member member;
  std::string session;
};

// The dependencies of Accounts.
struct AccountContext {
  AccountStore& store;
  Post workers;                        // runs tasks on any thread, for slow password hashing
  std::function<std::int64_t()> time;  // seconds since 1970, UTC
};

// Accounts and sessions. All functions may be called from any thread; answers may arrive on any thread.
class Accounts {
 public:
  static constexpr std::int64_t kSessionSeconds = std::int64_t{90} * 24 * 60 * 60;  // of inactivity

  explicit Accounts(AccountContext context) : context_(std::move(context)) {}

  void sign_up(const SignInRequest& request, Callback<std::expected<SignedIn, Error>> answer);
  void sign_in(const SignInRequest& request, Callback<std::expected<SignedIn, Error>> answer);
  // Also succeeds for an expired session.
  void sign_out(const std::string& session, Callback<std::expected<void, Error>> answer);
  // The session's owner; nobody if it is empty, unknown or expired.
  void find(const std::string& session, Callback<std::expected<std::optional<Member>, Error>> answer);

  void look(const Member& member, Callback<std::expected<AccountAnswer, Error>> answer);
  void results(const Member& member, Callback<std::expected<ResultsAnswer, Error>> answer);
  void tables(const Member& member, Callback<std::expected<MyTablesAnswer, Error>> answer);
  void ratings(const std::string& game, Callback<std::expected<RatingsAnswer, Error>> answer);

 private:
  void start_session(Member member, Callback<std::expected<SignedIn, Error>> answer);

  AccountContext context_;
};

}  // namespace atlantica
