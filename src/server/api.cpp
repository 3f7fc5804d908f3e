#include "server/api.h"

#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>

#include "catalog/catalog.h"
#include "catalog/rules_document.h"
#include "match/json.h"
#include "server/api_answers.h"
#include "server/api_documents.h"
#include "server/request_names.h"
#include "speech/speaker.h"

namespace atlantica {

namespace {

Error bad_method(const Path& path, std::vector<std::string> allowed) {
  return {ErrorCode::bad_method,
          {"common.server.bad_method", {{"path", path_text(path)}, {"method", std::move(allowed)}}},
          ""};
}

// The methods allowed at a path; empty if there are none.
std::vector<std::string> methods_at(const Path& path) {
  std::vector<std::string> methods;
  for (const Route& route : Api::routes())
    if (match_path(route.path, path)) methods.emplace_back(route.method);
  return methods;
}

}  // namespace

ApiAnswer error_answer(const Error& error) {
  return {http_status(error.code), std::string(kJson),
          write_message(error_message(error, speech::in_english(error.message))), std::nullopt};
}

bool Api::owns(const Path& path) { return (!path.empty() && path.front() == "api") || !methods_at(path).empty(); }

void Api::answer(const ApiRequest& request, Callback<ApiAnswer> answer) {
  if (const Route* route = find_route(request.method, request.path))
    return (this->*route->handler)(request, *match_path(route->path, request.path), std::move(answer));
  if (const auto allowed = methods_at(request.path); !allowed.empty())
    return answer(error_answer(bad_method(request.path, allowed)));
  answer(
      error_answer({ErrorCode::not_found, {"common.server.nothing_there", {{"path", path_text(request.path)}}}, ""}));
}

void Api::health(const ApiRequest&, const Arguments&, Callback<ApiAnswer> answer) {
  answer(json_answer(HealthAnswer{}));
}

void Api::ready(const ApiRequest&, const Arguments&, Callback<ApiAnswer> answer) {
  lobby_.ready([answer = std::move(answer)](const std::expected<void, Error>& ready) mutable {
    answer(ready ? json_answer(HealthAnswer{}) : error_answer(ready.error()));
  });
}

// Numbers without names: none of it is secret.
void Api::metrics(const ApiRequest&, const Arguments&, Callback<ApiAnswer> answer) {
  answer({200, std::string(kPrometheus), metrics_.text(), std::nullopt});
}

void Api::openapi(const ApiRequest&, const Arguments&, Callback<ApiAnswer> answer) {
  answer({200, std::string(kJson), openapi_text(), std::nullopt});
}

void Api::asyncapi(const ApiRequest&, const Arguments&, Callback<ApiAnswer> answer) {
  answer({200, std::string(kJson), asyncapi_text(), std::nullopt});
}

void Api::games(const ApiRequest&, const Arguments&, Callback<ApiAnswer> answer) {
  answer(json_answer(Lobby::games()));
}

void Api::rules(const ApiRequest&, const Arguments& arguments, Callback<ApiAnswer> answer) {
  const std::string_view id = arguments.front();
  const GameEntry* game = find_game(id);
  if (game == nullptr)
    return answer(error_answer({ErrorCode::not_found, {"common.server.no_rules", {{"text", id}}}, ""}));
  std::string text;
  append_json(text, read_rules(game->rules));
  answer({200, std::string(kJson), std::move(text), std::nullopt});
}

void Api::tables(const ApiRequest&, const Arguments&, Callback<ApiAnswer> answer) {
  lobby_.list(as_json<TablesAnswer>(std::move(answer)));
}

void Api::create(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  const auto create = read_named<CreateRequest>(request.body);
  if (!create) return answer(error_answer(create.error()));
  if (create->listed.value_or(false) && !allows_(request.address, AddressLimits::Kind::listed))
    return answer(error_answer({ErrorCode::too_frequent, "common.server.listings", ""}));
  with_visitor(request, std::move(answer), [this, create = *create](const Member& visitor, Callback<ApiAnswer> reply) {
    lobby_.create(create, visitor, as_json<CreateAnswer>(std::move(reply)));
  });
}

void Api::quick(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  const auto wish = read_named<QuickRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  with_visitor(request, std::move(answer), [this, wish = *wish](const Member& visitor, Callback<ApiAnswer> reply) {
    lobby_.quick(wish, visitor, as_json<CreateAnswer>(std::move(reply)));
  });
}

void Api::resume(const ApiRequest& request, const Arguments&, Callback<ApiAnswer> answer) {
  lobby_.resume(request.body, request.address, as_json<CreateAnswer>(std::move(answer)));
}

void Api::look(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer) {
  at_table(arguments.front(), request.address, std::move(answer),
           [](Table& table, Callback<ApiAnswer> reply) { reply(json_answer(table.info())); });
}

void Api::claim(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer) {
  const auto claim = read_named<ClaimRequest>(request.body);
  if (!claim) return answer(error_answer(claim.error()));
  with_visitor(request, std::move(answer),
               [this, table = std::string(arguments.front()), address = request.address, claim = *claim](
                   const Member& visitor, Callback<ApiAnswer> reply) {
                 at_table(table, address, std::move(reply), [claim, visitor](Table& found, Callback<ApiAnswer> told) {
                   found.claim(claim, visitor, as_json<ClaimAnswer>(std::move(told)));
                 });
               });
}

void Api::record(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer) {
  history_.record(arguments.front(), request.address, as_text(kJsonLines, std::move(answer)));
}

void Api::moment(const ApiRequest& request, const Arguments& arguments, Callback<ApiAnswer> answer) {
  const std::string_view number = arguments.back();
  Sequence sequence = 0;
  const auto [end, problem] = std::from_chars(number.data(), number.data() + number.size(), sequence);
  if (problem != std::errc() || end != number.data() + number.size())
    return answer(error_answer({ErrorCode::bad_message, {"common.server.not_sequence", {{"text", number}}}, ""}));
  history_.moment(arguments.front(), sequence, request.address, as_text(kJson, std::move(answer)));
}

}  // namespace atlantica
