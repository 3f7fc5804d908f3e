#include "server/api.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "catalog/catalog.h"
#include "server/api_answers.h"
#include "speech/speaker.h"

namespace atlantica {

namespace {

constexpr std::string_view kTables = "/api/tables";

// "/api/tables/k3v9/claim" is {"k3v9", "claim"}; nothing for any other path.
struct TablePath {
  std::string table;
  std::string_view rest;
};
std::optional<TablePath> table_path(std::string_view path) {
  if (!path.starts_with(kTables)) return std::nullopt;
  path.remove_prefix(kTables.size());
  if (!path.starts_with('/')) return std::nullopt;
  path.remove_prefix(1);
  const std::size_t slash = path.find('/');
  const std::string_view table = path.substr(0, slash);
  if (table.empty()) return std::nullopt;
  return TablePath{std::string(table), slash == std::string_view::npos ? "" : path.substr(slash + 1)};
}

// What follows the beginning, if the path has it.
std::optional<std::string_view> after(std::string_view beginning, std::string_view path) {
  if (!path.starts_with(beginning)) return std::nullopt;
  return path.substr(beginning.size());
}

ApiAnswer rules_answer(std::string_view id) {
  const GameEntry* game = find_game(id);
  if (game == nullptr) return error_answer({ErrorCode::not_found, {"common.server.no_rules", {{"text", id}}}, ""});
  return {200, "text/markdown; charset=utf-8", std::string(game->rules), std::nullopt};
}

}  // namespace

ApiAnswer error_answer(const Error& error) {
  return {http_status(error.code), std::string(kJson),
          write_message(error_message(error, speech::in_english(error.message))), std::nullopt};
}

Error bad_method(std::string_view path, const std::vector<std::string>& allowed) {
  return {ErrorCode::bad_method, {"common.server.bad_method", {{"path", path}, {"method", allowed}}}, ""};
}

bool Api::owns(std::string_view path) { return path == "/healthz" || path == "/api" || path.starts_with("/api/"); }

void Api::answer(const ApiRequest& request, Callback<ApiAnswer> answer) {
  const bool get = request.method == "GET" || request.method == "HEAD";
  const bool post = request.method == "POST";
  const auto only = [&](const std::vector<std::string>& allowed) {
    answer(error_answer(bad_method(request.path, allowed)));
  };
  if (request.path == "/healthz") return get ? answer(json_answer(HealthAnswer{})) : only({"GET"});
  if (request.path == "/api/games") return get ? answer(json_answer(Lobby::games())) : only({"GET"});
  if (request.path == kTables) {
    if (get) return lobby_.list(as_json<TablesAnswer>(std::move(answer)));
    return post ? create(request, std::move(answer)) : only({"GET", "POST"});
  }
  if (request.path == "/api/quick") return post ? quick(request, std::move(answer)) : only({"POST"});
  if (request.path == "/api/records") return post ? resume(request, std::move(answer)) : only({"POST"});
  if (const auto path = table_path(request.path)) {
    if (path->rest.empty()) return get ? look(path->table, std::move(answer)) : only({"GET"});
    if (path->rest == "claim") return post ? claim(path->table, request, std::move(answer)) : only({"POST"});
    if (path->rest == "record") return get ? record(path->table, std::move(answer)) : only({"GET"});
    if (const auto number = after("moments/", path->rest))
      return get ? moment(path->table, *number, std::move(answer)) : only({"GET"});
  }
  if (const auto game = after("/api/rules/", request.path)) return get ? answer(rules_answer(*game)) : only({"GET"});
  if (answer_about_accounts(request, answer)) return;
  answer(error_answer({ErrorCode::not_found, {"common.server.nothing_there", {{"path", request.path}}}, ""}));
}

void Api::create(const ApiRequest& request, Callback<ApiAnswer> answer) {
  const auto create = read_body<CreateRequest>(request.body);
  if (!create) return answer(error_answer(create.error()));
  with_visitor(request, std::move(answer), [this, create = *create](const Member& visitor, Callback<ApiAnswer> reply) {
    lobby_.create(create, visitor, as_json<CreateAnswer>(std::move(reply)));
  });
}

void Api::quick(const ApiRequest& request, Callback<ApiAnswer> answer) {
  const auto wish = read_body<QuickRequest>(request.body);
  if (!wish) return answer(error_answer(wish.error()));
  with_visitor(request, std::move(answer), [this, wish = *wish](const Member& visitor, Callback<ApiAnswer> reply) {
    lobby_.quick(wish, visitor, as_json<CreateAnswer>(std::move(reply)));
  });
}

void Api::resume(const ApiRequest& request, Callback<ApiAnswer> answer) {
  const auto record = read_record(request.body);
  if (!record)
    return answer(
        error_answer({ErrorCode::bad_message, {"common.server.not_record", {{"problem", record.error()}}}, ""}));
  lobby_.resume(*record, as_json<CreateAnswer>(std::move(answer)));
}

void Api::look(const std::string& table, Callback<ApiAnswer> answer) {
  lobby_.find(table, [answer = std::move(answer)](Lobby::FoundTable found) mutable {
    if (!found) return answer(error_answer(found.error()));
    (*found)->run([table = *found, answer = std::move(answer)]() mutable { answer(json_answer(table->info())); });
  });
}

void Api::claim(const std::string& table, const ApiRequest& request, Callback<ApiAnswer> answer) {
  const auto claim = read_body<ClaimRequest>(request.body);
  if (!claim) return answer(error_answer(claim.error()));
  with_visitor(request, std::move(answer),
               [this, table, claim = *claim](const Member& visitor, Callback<ApiAnswer> reply) {
                 lobby_.find(table, [claim, visitor, reply = std::move(reply)](Lobby::FoundTable found) mutable {
                   if (!found) return reply(error_answer(found.error()));
                   (*found)->run([table = *found, claim, visitor, reply = std::move(reply)]() mutable {
                     table->claim(claim, visitor, as_json<ClaimAnswer>(std::move(reply)));
                   });
                 });
               });
}

void Api::record(const std::string& table, Callback<ApiAnswer> answer) {
  lobby_.find(table, [answer = std::move(answer)](Lobby::FoundTable found) mutable {
    if (!found) return answer(error_answer(found.error()));
    (*found)->run([table = *found, answer = std::move(answer)]() mutable {
      auto record = table->record();
      if (!record) return answer(error_answer(record.error()));
      answer({200, "application/jsonl", std::move(*record), std::nullopt});
    });
  });
}

void Api::moment(const std::string& table, std::string_view number, Callback<ApiAnswer> answer) {
  Sequence sequence = 0;
  const auto [end, problem] = std::from_chars(number.data(), number.data() + number.size(), sequence);
  if (problem != std::errc() || end != number.data() + number.size())
    return answer(error_answer({ErrorCode::bad_message, {"common.server.not_sequence", {{"text", number}}}, ""}));
  lobby_.find(table, [sequence, answer = std::move(answer)](Lobby::FoundTable found) mutable {
    if (!found) return answer(error_answer(found.error()));
    (*found)->run([table = *found, sequence, answer = std::move(answer)]() mutable {
      answer(json_answer(table->moment(sequence)));
    });
  });
}

}  // namespace atlantica
