#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/accounts.h"
#include "server/address_limits.h"
#include "server/history.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/paths.h"
#include "server/tasks.h"

namespace atlantica {

struct Route;

struct ApiRequest {
  std::string method;
  Path path;
  std::string body;
  std::string session;  // of the signed-in user; empty for a guest
  std::string address;  // of the visitor, as limits count it: an IPv4 address or the /64 of an IPv6 address
};

struct ApiAnswer {
  int status = 200;
  std::string content_type;
  std::string body;
  std::optional<std::string> session;  // the client's new session; empty after signing out
};

// The HTTP API of docs/protocol.md, without sockets. Every request is answered, on any thread.
class Api {
 public:
  // The parts of a path matching its braces, in order.
  using Arguments = std::vector<std::string>;

  // Whether an address may do one more thing of a kind now.
  using Allows = std::function<bool(const std::string& address, AddressLimits::Kind kind)>;

  Api(Lobby& lobby, Accounts& accounts, const Metrics& metrics, Allows allows)
      : lobby_(lobby),
        accounts_(accounts),
        metrics_(metrics),
        allows_(std::move(allows)),
        history_(lobby, lobby.work()) {}

  // The one table of all routes (routes.h).
  static const std::vector<Route>& routes();
  // Whether the path belongs to the API rather than the page.
  static bool owns(const Path& path);
  void answer(const ApiRequest& request, Callback<ApiAnswer> answer);

 private:
  using Member = std::optional<atlantica::Member>;

  // Continues with the sender of the request; storage failures are answered here.
  template <class Next>
  void with_visitor(const ApiRequest& request, Callback<ApiAnswer> answer, Next next);
  // The same; guests are told to sign in.
  template <class Next>
  void with_member(const ApiRequest& request, Callback<ApiAnswer> answer, Next next);
  // Continues on the table's strand.
  template <class Next>
  void at_table(std::string_view table, const std::string& address, Callback<ApiAnswer> answer, Next next);

  void health(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void ready(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void metrics(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void openapi(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void asyncapi(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void games(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void rules(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void tables(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void create(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void quick(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void resume(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void look(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void claim(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void record(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void moment(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void sign_up(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void sign_in(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void sign_out(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void account(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void change_password(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void sign_out_everywhere(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void delete_account(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void my_tables(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void my_results(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);
  void ratings(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer);

  Lobby& lobby_;
  Accounts& accounts_;
  const Metrics& metrics_;
  Allows allows_;
  History history_;
};

ApiAnswer error_answer(const Error& error);

}  // namespace atlantica
