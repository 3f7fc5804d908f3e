// The part of the API about accounts, results and ratings.
#include "server/api_answers.h"
#include "server/request_names.h"

namespace atlantica {

namespace {

// Answers with the account and its new session.
Callback<std::expected<SignedIn, Error>> signed_in(Accounts& accounts, Callback<ApiAnswer> answer) {
  return [&accounts, answer = std::move(answer)](std::expected<SignedIn, Error> result) mutable {
    if (!result) return answer(error_answer(result.error()));
    accounts.look(result->member, [session = result->session, answer = std::move(answer)](
                                      const std::expected<AccountAnswer, Error>& account) mutable {
      ApiAnswer told = json_answer(account);
      told.session = session;
      answer(std::move(told));
    });
  };
}

// Answers a request after which the client has no session.
Callback<std::expected<void, Error>> signed_out(Callback<ApiAnswer> answer) {
  return [answer = std::move(answer)](const std::expected<void, Error>& result) mutable {
    if (!result) return answer(error_answer(result.error()));
    ApiAnswer told = json_answer(EmptyAnswer{});
    told.session = "";
    answer(std::move(told));
  };
}

}  // namespace

void Api::sign_up(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  const auto wish = read_named<SignInRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  accounts_.sign_up(*wish, signed_in(accounts_, std::move(answer)));
}

void Api::sign_in(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  const auto wish = read_body<SignInRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  accounts_.sign_in(*wish, signed_in(accounts_, std::move(answer)));
}

void Api::sign_out(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  accounts_.sign_out(request.session, signed_out(std::move(answer)));
}

void Api::sign_out_everywhere(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  with_member(request, std::move(answer), [this](const atlantica::Member& member, Callback<ApiAnswer> reply) {
    accounts_.sign_out_everywhere(member, signed_out(std::move(reply)));
  });
}

void Api::change_password(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  const auto wish = read_body<PasswordRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  with_member(request, std::move(answer),
              [this, wish = *wish](const atlantica::Member& member, Callback<ApiAnswer> reply) {
                accounts_.change_password(member, wish, signed_in(accounts_, std::move(reply)));
              });
}

void Api::delete_account(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  const auto wish = read_body<DeletionRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  with_member(request, std::move(answer),
              [this, wish = *wish](const atlantica::Member& member, Callback<ApiAnswer> reply) {
                accounts_.remove(member, wish,
                                 [this, done = signed_out(std::move(reply))](
                                     const std::expected<std::vector<std::string>, Error>& tables) mutable {
                                   if (!tables) return done(std::unexpected(tables.error()));
                                   for (const std::string& table : *tables) lobby_.news(table);
                                   done({});
                                 });
              });
}

void Api::account(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  with_member(request, std::move(answer), [this](const atlantica::Member& member, Callback<ApiAnswer> reply) {
    accounts_.look(member, as_json<AccountAnswer>(std::move(reply)));
  });
}

void Api::my_results(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  with_member(request, std::move(answer), [this](const atlantica::Member& member, Callback<ApiAnswer> reply) {
    accounts_.results(member, as_json<ResultsAnswer>(std::move(reply)));
  });
}

void Api::my_tables(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  with_member(request, std::move(answer), [this](const atlantica::Member& member, Callback<ApiAnswer> reply) {
    accounts_.tables(member, as_json<MyTablesAnswer>(std::move(reply)));
  });
}

void Api::ratings(const ApiRequest&, const Arguments& arguments, Callback<ApiAnswer> answer) {
  accounts_.ratings(std::string(arguments.front()), as_json<RatingsAnswer>(std::move(answer)));
}

}  // namespace atlantica
