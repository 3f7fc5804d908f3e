#include "server/routes.h"

#include "catalog/rules_document.h"
#include "protocol/vocabulary.h"

namespace atlantica {

namespace {

template <class T>
RouteBody json_of() {
  return {.shape = &kShape<T>};
}

}  // namespace

const Route* find_route(std::string_view method, const Path& path) {
  const std::string_view wanted = method == "HEAD" ? "GET" : method;
  for (const Route& route : Api::routes())
    if (route.method == wanted && match_path(route.path, path)) return &route;
  return nullptr;
}

// NOLINTNEXTLINE(readability-function-size): a table, to be read from top to bottom
const std::vector<Route>& Api::routes() {
  using enum ErrorCode;
  using Limit = AddressLimits::Kind;
  static const std::vector<Route> routes = {
      {.method = "GET",
       .path = "/api/games",
       .summary = "the games, their players and options",
       .handler = &Api::games,
       .answer = json_of<GamesAnswer>()},
      {.method = "GET",
       .path = "/api/rules/{game}",
       .summary = "the rules of a game with our rulings",
       .handler = &Api::rules,
       .answer = json_of<RulesDocument>(),
       .errors = {not_found}},
      {.method = "GET",
       .path = "/api/tables",
       .summary = "the tables that strangers may find and that are not over, newest first, at most 100",
       .handler = &Api::tables,
       .answer = json_of<TablesAnswer>(),
       .errors = {store_failed}},
      {.method = "POST",
       .path = "/api/tables",
       .summary = "creates a table",
       .handler = &Api::create,
       .answer = json_of<CreateAnswer>(),
       .body = json_of<CreateRequest>(),
       .errors = {bad_json, bad_message, bad_option, not_signed_in, store_failed},
       .limit = Limit::table},
      {.method = "POST",
       .path = "/api/quick",
       .summary = "creates a table for oneself and bots",
       .handler = &Api::quick,
       .answer = json_of<CreateAnswer>(),
       .body = json_of<QuickRequest>(),
       .errors = {bad_json, bad_message, bad_option, store_failed},
       .limit = Limit::table},
      {.method = "POST",
       .path = "/api/records",
       .summary = "creates a table that goes on where a record ends",
       .handler = &Api::resume,
       .answer = json_of<CreateAnswer>(),
       .body = RouteBody{.type = kJsonLines},
       .errors = {bad_message, bad_option, store_failed},
       .limit = Limit::record,
       .max_body = kMaxRecordBytes},
      {.method = "GET",
       .path = "/api/tables/{table}",
       .summary = "the table as anyone may see it",
       .handler = &Api::look,
       .answer = json_of<TableInfo>(),
       .errors = {not_found, store_failed}},
      {.method = "POST",
       .path = "/api/tables/{table}/claim",
       .summary = "takes a seat by invitation",
       .handler = &Api::claim,
       .answer = json_of<ClaimAnswer>(),
       .body = json_of<ClaimRequest>(),
       .errors = {bad_json, bad_message, bad_option, not_found, bad_token, not_signed_in, store_failed}},
      {.method = "GET",
       .path = "/api/tables/{table}/record",
       .summary = "the record of a finished game",
       .handler = &Api::record,
       .answer = {.type = kJsonLines},
       .errors = {not_found, not_over, store_failed}},
      {.method = "GET",
       .path = "/api/tables/{table}/moments/{sequence}",
       .summary = "the table as everybody could see it after so many entries of its log",
       .handler = &Api::moment,
       .answer = json_of<MomentAnswer>(),
       .errors = {bad_message, not_found, store_failed}},
      {.method = "POST",
       .path = "/api/account",
       .summary = "makes an account and signs in",
       .handler = &Api::sign_up,
       .answer = json_of<AccountAnswer>(),
       .body = json_of<SignInRequest>(),
       .errors = {bad_json, bad_message, name_taken, store_failed},
       .limit = Limit::password},
      {.method = "GET",
       .path = "/api/account",
       .summary = "who is signed in, with ratings",
       .handler = &Api::account,
       .answer = json_of<AccountAnswer>(),
       .errors = {not_signed_in, store_failed}},
      {.method = "GET",
       .path = "/api/account/tables",
       .summary = "the tables at which the account has a seat, running ones first, at most 100",
       .handler = &Api::my_tables,
       .answer = json_of<MyTablesAnswer>(),
       .errors = {not_signed_in, store_failed}},
      {.method = "GET",
       .path = "/api/account/results",
       .summary = "its finished games, newest first, at most 100",
       .handler = &Api::my_results,
       .answer = json_of<ResultsAnswer>(),
       .errors = {not_signed_in, store_failed}},
      {.method = "POST",
       .path = "/api/session",
       .summary = "signs in",
       .handler = &Api::sign_in,
       .answer = json_of<AccountAnswer>(),
       .body = json_of<SignInRequest>(),
       .errors = {bad_json, bad_message, bad_password, store_failed},
       .limit = Limit::password},
      {.method = "DELETE",
       .path = "/api/session",
       .summary = "signs out",
       .handler = &Api::sign_out,
       .answer = json_of<EmptyAnswer>(),
       .errors = {store_failed}},
      {.method = "GET",
       .path = "/api/ratings/{game}",
       .summary = "the 100 best of a game, bots among them",
       .handler = &Api::ratings,
       .answer = json_of<RatingsAnswer>(),
       .errors = {not_found, store_failed}},
      {.method = "GET",
       .path = "/api/openapi.json",
       .summary = "these requests, as OpenAPI",
       .handler = &Api::openapi,
       .answer = {}},
      {.method = "GET",
       .path = "/api/asyncapi.json",
       .summary = "the messages of the WebSocket, as AsyncAPI",
       .handler = &Api::asyncapi,
       .answer = {}},
      {.method = "GET",
       .path = "/healthz",
       .summary = "whether the server answers",
       .handler = &Api::health,
       .answer = json_of<HealthAnswer>()},
      {.method = "GET",
       .path = "/metrics",
       .summary = "figures for Prometheus",
       .handler = &Api::metrics,
       .answer = {.type = kPrometheus}},
  };
  return routes;
}

}  // namespace atlantica
