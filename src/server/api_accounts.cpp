// The part of the API about accounts, results and ratings.
#include "server/api_answers.h"

namespace atlantica {

namespace {

constexpr std::string_view kRatings = "/api/ratings/";

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

}  // namespace

bool Api::answer_about_accounts(const ApiRequest& request, Callback<ApiAnswer>& answer) {
  const bool get = request.method == "GET" || request.method == "HEAD";
  const auto only = [&](const std::vector<std::string>& allowed) {
    answer(error_answer(bad_method(request.path, allowed)));
  };
  const auto tell = [&](auto about) { with_member(request, std::move(answer), about); };
  if (request.path == "/api/account") {
    if (request.method == "POST")
      sign_up(request, std::move(answer));
    else if (get)
      tell([this](const atlantica::Member& member, Callback<ApiAnswer> reply) {
        accounts_.look(member, as_json<AccountAnswer>(std::move(reply)));
      });
    else
      only({"GET", "POST"});
  } else if (request.path == "/api/account/results") {
    if (!get) return only({"GET"}), true;
    tell([this](const atlantica::Member& member, Callback<ApiAnswer> reply) {
      accounts_.results(member, as_json<ResultsAnswer>(std::move(reply)));
    });
  } else if (request.path == "/api/account/tables") {
    if (!get) return only({"GET"}), true;
    tell([this](const atlantica::Member& member, Callback<ApiAnswer> reply) {
      accounts_.tables(member, as_json<MyTablesAnswer>(std::move(reply)));
    });
  } else if (request.path == "/api/session") {
    if (request.method == "POST")
      sign_in(request, std::move(answer));
    else if (request.method == "DELETE")
      sign_out(request, std::move(answer));
    else
      only({"POST", "DELETE"});
  } else if (request.path.starts_with(kRatings)) {
    if (!get) return only({"GET"}), true;
    accounts_.ratings(request.path.substr(kRatings.size()), as_json<RatingsAnswer>(std::move(answer)));
  } else {
    return false;
  }
  return true;
}

void Api::sign_up(const ApiRequest& request, Callback<ApiAnswer> answer) {
  const auto wish = read_body<SignInRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  accounts_.sign_up(*wish, signed_in(accounts_, std::move(answer)));
}

void Api::sign_in(const ApiRequest& request, Callback<ApiAnswer> answer) {
  const auto wish = read_body<SignInRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  accounts_.sign_in(*wish, signed_in(accounts_, std::move(answer)));
}

void Api::sign_out(const ApiRequest& request, Callback<ApiAnswer> answer) {
  accounts_.sign_out(request.session, [answer = std::move(answer)](const std::expected<void, Error>& result) mutable {
    if (!result) return answer(error_answer(result.error()));
    answer({200, std::string(kJson), "{}", ""});
  });
}

}  // namespace atlantica
