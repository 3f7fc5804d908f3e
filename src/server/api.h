#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/accounts.h"
#include "server/lobby.h"
#include "server/tasks.h"

namespace atlantica {

struct ApiRequest {
  std::string method;
  std::string path;  // without a query
  std::string body;
  std::string session;  // of who is signed in; empty for a guest
};

struct ApiAnswer {
  int status = 200;
  std::string content_type;
  std::string body;
  std::optional<std::string> session;  // the client's new session; empty when it has signed out
};

// The JSON API of docs/protocol.md, without sockets. Every request is answered, on any thread.
class Api {
 public:
  Api(Lobby& lobby, Accounts& accounts) : lobby_(lobby), accounts_(accounts) {}

  // Whether the path belongs to the API rather than to the page.
  static bool owns(std::string_view path);
  void answer(const ApiRequest& request, Callback<ApiAnswer> answer);

 private:
  using Member = std::optional<atlantica::Member>;

  // Answers if the path is one of accounts and ratings; otherwise leaves `answer` as it is.
  bool answer_about_accounts(const ApiRequest& request, Callback<ApiAnswer>& answer);
  // Goes on with who has sent the request; a storage that fails is answered here.
  template <class Next>
  void with_visitor(const ApiRequest& request, Callback<ApiAnswer> answer, Next next);
  // The same; a guest is told to sign in.
  template <class Next>
  void with_member(const ApiRequest& request, Callback<ApiAnswer> answer, Next next);

  void create(const ApiRequest& request, Callback<ApiAnswer> answer);
  void quick(const ApiRequest& request, Callback<ApiAnswer> answer);
  void look(const std::string& table, Callback<ApiAnswer> answer);
  void claim(const std::string& table, const ApiRequest& request, Callback<ApiAnswer> answer);
  void record(const std::string& table, Callback<ApiAnswer> answer);
  void moment(const std::string& table, std::string_view number, Callback<ApiAnswer> answer);
  void resume(const ApiRequest& request, Callback<ApiAnswer> answer);
  void sign_up(const ApiRequest& request, Callback<ApiAnswer> answer);
  void sign_in(const ApiRequest& request, Callback<ApiAnswer> answer);
  void sign_out(const ApiRequest& request, Callback<ApiAnswer> answer);

  Lobby& lobby_;
  Accounts& accounts_;
};

ApiAnswer error_answer(const Error& error);

}  // namespace atlantica
