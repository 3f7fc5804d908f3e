// The part of Accounts that needs passwords.
#include <exception>
#include <utility>

#include "fair/secrets.h"
#include "names/names.h"
#include "names/passwords.h"
#include "server/accounts.h"
#include "server/seat_names.h"

namespace atlantica {

namespace {

// Mistyped names may be secrets, such as a password in the wrong field.
std::string attempts_key(std::string_view name) { return token_hash(name_key(name)); }

Error too_soon(std::int64_t seconds) {
  constexpr std::int64_t kMinute = 60;
  if (seconds < 2 * kMinute) return {ErrorCode::too_frequent, {"common.server.wait_seconds", {{"count", seconds}}}, ""};
  return {ErrorCode::too_frequent, {"common.server.wait_minutes", {{"count", (seconds + kMinute - 1) / kMinute}}}, ""};
}

// Hashing takes much memory; there may not be enough.
template <class Work>
auto with_memory(Work work) -> std::expected<decltype(work()), Error> {
  try {
    return work();
  } catch (const std::exception&) {
    return std::unexpected(Error{ErrorCode::store_failed, "common.server.no_memory", ""});
  }
}

}  // namespace

void Accounts::check_password(const SignInRequest& request, Callback<std::expected<StoredAccount, Error>> answer) {
  context_.store.try_password(
      {attempts_key(request.name), context_.time()},
      [this, request, answer = std::move(answer)](std::expected<std::int64_t, StoreError> wait) mutable {
        if (!wait) return answer(std::unexpected(not_stored(wait.error())));
        if (*wait > 0) return answer(std::unexpected(too_soon(*wait)));
        compare_password(request, std::move(answer));
      });
}

void Accounts::compare_password(const SignInRequest& request, Callback<std::expected<StoredAccount, Error>> answer) {
  context_.store.find_account(
      {name_key(request.name), old_name_key(request.name)},
      [this, request, answer = std::move(answer)](std::expected<StoredAccount, StoreError> found) mutable {
        if (!found && found.error().kind != StoreError::Kind::missing)
          return answer(std::unexpected(not_stored(found.error())));
        context_.workers([this, request, account = std::move(found).value_or(StoredAccount{}),
                          answer = std::move(answer)]() mutable {
          const auto right = with_memory([&] { return is_password(request.password, account.password_hash); });
          if (!right) return answer(std::unexpected(right.error()));
          if (!*right) return answer(std::unexpected(Error{ErrorCode::bad_password, "common.server.no_account", ""}));
          context_.store.forget_attempts(
              attempts_key(request.name),
              converted<void, StoredAccount>(std::move(answer), [account] { return account; }));
        });
      });
}

void Accounts::check_password(const Member& member, const std::string& password,
                              Callback<std::expected<StoredAccount, Error>> answer) {
  check_password({member.name, password},
                 [answer = std::move(answer)](std::expected<StoredAccount, Error> found) mutable {
                   if (!found && found.error().code == ErrorCode::bad_password)
                     found.error().message = "common.server.wrong_password";
                   answer(std::move(found));
                 });
}

void Accounts::sign_up(const SignInRequest& request, Callback<std::expected<SignedIn, Error>> answer) {
  if (auto problem = guessable(request.password, request.name))
    return answer(std::unexpected(error_at("password", std::move(*problem))));
  context_.workers([this, request, answer = std::move(answer)]() mutable {
    auto hash = with_memory([&] { return password_hash(request.password); });
    if (!hash) return answer(std::unexpected(std::move(hash.error())));
    StoredAccount account{new_table_id(),   request.name,   name_key(request.name), name_skeleton(request.name),
                          std::move(*hash), context_.time()};
    Member member{account.id, account.name};
    context_.store.create_account(std::move(account), [this, member = std::move(member), answer = std::move(answer)](
                                                          std::expected<void, StoreError> result) mutable {
      if (result) return start_session(std::move(member), std::move(answer));
      if (result.error().kind != StoreError::Kind::conflict) return answer(std::unexpected(not_stored(result.error())));
      answer(std::unexpected(Error{ErrorCode::name_taken, {"common.server.name_taken", {{"text", member.name}}}, ""}));
    });
  });
}

void Accounts::sign_in(const SignInRequest& request, Callback<std::expected<SignedIn, Error>> answer) {
  check_password(request, [this, answer = std::move(answer)](std::expected<StoredAccount, Error> found) mutable {
    if (!found) return answer(std::unexpected(std::move(found.error())));
    start_session({found->id, found->name}, std::move(answer));
  });
}

void Accounts::change_password(const Member& member, const PasswordRequest& request,
                               Callback<std::expected<SignedIn, Error>> answer) {
  if (auto problem = guessable(request.new_password, member.name))
    return answer(std::unexpected(error_at("new_password", std::move(*problem))));
  check_password(
      member, request.password,
      [this, member, request, answer = std::move(answer)](std::expected<StoredAccount, Error> found) mutable {
        if (!found) return answer(std::unexpected(std::move(found.error())));
        context_.workers([this, member, request, before = found->password_hash, answer = std::move(answer)]() mutable {
          auto hash = with_memory([&] { return password_hash(request.new_password); });
          if (!hash) return answer(std::unexpected(std::move(hash.error())));
          context_.store.change_password(
              {member.account, before, std::move(*hash)},
              [this, member, answer = std::move(answer)](std::expected<void, StoreError> changed) mutable {
                if (!changed) return answer(std::unexpected(not_stored(changed.error())));
                start_session(member, std::move(answer));
              });
        });
      });
}

void Accounts::remove(const Member& member, const DeletionRequest& request,
                      Callback<std::expected<std::vector<std::string>, Error>> answer) {
  check_password(member, request.password,
                 [this, member, answer = std::move(answer)](std::expected<StoredAccount, Error> found) mutable {
                   if (!found) return answer(std::unexpected(std::move(found.error())));
                   StoredDeletion deletion{member.account, {}};
                   for (Seat seat = 0; seat < kMaxSeats; ++seat) deletion.names.emplace_back(default_name(seat));
                   context_.store.delete_account(std::move(deletion),
                                                 converted<std::vector<std::string>, std::vector<std::string>>(
                                                     std::move(answer), [](auto tables) { return tables; }));
                 });
}

}  // namespace atlantica
