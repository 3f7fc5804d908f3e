#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

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

  // The name is one that read_name() returned.
  void sign_up(const SignInRequest& request, Callback<std::expected<SignedIn, Error>> answer);
  void sign_in(const SignInRequest& request, Callback<std::expected<SignedIn, Error>> answer);
  // Ends all sessions of the account and starts a new one.
  void change_password(const Member& member, const PasswordRequest& request,
                       Callback<std::expected<SignedIn, Error>> answer);
  // Its seats become those of guests named after their colours; the answer names the tables that have such seats.
  void remove(const Member& member, const DeletionRequest& request,
              Callback<std::expected<std::vector<std::string>, Error>> answer);
  // Also succeeds for an expired session.
  void sign_out(const std::string& session, Callback<std::expected<void, Error>> answer);
  void sign_out_everywhere(const Member& member, Callback<std::expected<void, Error>> answer);
  // The session's owner; nobody if it is empty, unknown or expired.
  void find(const std::string& session, Callback<std::expected<std::optional<Member>, Error>> answer);

  void look(const Member& member, Callback<std::expected<AccountAnswer, Error>> answer);
  void results(const Member& member, Callback<std::expected<ResultsAnswer, Error>> answer);
  void tables(const Member& member, Callback<std::expected<MyTablesAnswer, Error>> answer);
  void ratings(const std::string& game, Callback<std::expected<RatingsAnswer, Error>> answer);

 private:
  using Done = std::expected<void, Error>;

  static Error not_stored(const StoreError& error);
  // Calls `answer` with the store's answer passed through `convert`.
  template <class From, class To, class Convert>
  static Store::Done<From> converted(Callback<std::expected<To, Error>> answer, Convert convert) {
    return [answer = std::move(answer), convert](std::expected<From, StoreError> result) mutable {
      if (!result) return answer(std::unexpected(not_stored(result.error())));
      if constexpr (std::is_void_v<From>)
        answer(convert());
      else
        answer(convert(std::move(*result)));
    };
  }

  // The account with this name and password. Attempts are limited per name, whether or not there is such an account;
  // neither the answers nor the time they take tell.
  void check_password(const SignInRequest& request, Callback<std::expected<StoredAccount, Error>> answer);
  // The same for a member, whose name is known to exist.
  void check_password(const Member& member, const std::string& password,
                      Callback<std::expected<StoredAccount, Error>> answer);
  void compare_password(const SignInRequest& request, Callback<std::expected<StoredAccount, Error>> answer);
  void start_session(Member member, Callback<std::expected<SignedIn, Error>> answer);

  AccountContext context_;
};

}  // namespace atlantica
