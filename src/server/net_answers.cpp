#include "server/net_answers.h"

#include <fmt/format.h>

#include "protocol/limits.h"

namespace atlantica {

namespace {

namespace http = beast::http;

Answer file_answer(const WebFile& file, const Request& request) {
  Answer answer;
  const std::string etag = "\"" + file.etag + "\"";
  answer.header.set(http::field::etag, etag);
  answer.header.set(http::field::cache_control, file.cache_control);
  answer.header.set(http::field::vary, "Accept-Encoding");
  if (request[http::field::if_none_match].contains(etag)) {
    answer.header.result(http::status::not_modified);
    return answer;
  }
  answer.header.result(http::status::ok);
  answer.header.set(http::field::content_type, file.content_type);
  const std::string_view encoding = pick_encoding(file, std::string_view(request[http::field::accept_encoding]));
  if (!encoding.empty()) answer.header.set(http::field::content_encoding, encoding);
  answer.shared = &file.contents.find(encoding)->second;
  return answer;
}

}  // namespace

void secure(http::response_header<>& header) {
  header.set(http::field::server, "Atlantica");
  header.set("Content-Security-Policy",
             "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'; img-src 'self' "
             "data:; object-src 'none'; "
             "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  header.set("X-Content-Type-Options", "nosniff");
  header.set("Referrer-Policy", "no-referrer");
  header.set("Cross-Origin-Opener-Policy", "same-origin");
}

std::string session_cookie(const std::string& session, const Visitor& visitor) {
  const std::int64_t age = session.empty() ? 0 : Accounts::kSessionSeconds;
  return fmt::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Strict{}", kSessionCookie, session, age,
                     visitor.encrypted ? "; Secure" : "");
}

Answer to_answer(ApiAnswer from) {
  Answer answer;
  answer.header.result(static_cast<unsigned>(from.status));
  answer.header.set(http::field::content_type, from.content_type);
  answer.header.set(http::field::cache_control, "no-store");
  answer.owned = std::move(from.body);
  return answer;
}

Answer to_answer(const Error& error) { return to_answer(error_answer(error)); }

Error too_large() {
  return {ErrorCode::too_large,
          {"common.server.too_large", {{"most", kMaxMessageBytes}, {"record_most", kMaxRecordBytes}}},
          ""};
}

Answer page_answer(const WebFiles& files, const Request& request, const Path& path) {
  if (request.method() != http::verb::get && request.method() != http::verb::head)
    return to_answer(Error{ErrorCode::bad_method, "common.server.page_get", ""});
  if (const WebFile* file = files.find(path)) return file_answer(*file, request);
  if (files.size() == 0) return to_answer(Error{ErrorCode::not_found, "common.server.no_page", ""});
  // People get the page, which says so in their language and links home; programs get a sentence.
  if (request[http::field::accept].contains("text/html")) {
    Answer answer = file_answer(*files.find({}), request);
    if (answer.header.result() == http::status::ok) answer.header.result(http::status::not_found);
    return answer;
  }
  return to_answer(Error{ErrorCode::not_found, "common.server.no_such_page", ""});
}

bool same_origin(const Request& request) {
  const auto found = request.find(http::field::origin);
  if (found == request.end()) return true;
  beast::string_view origin = found->value();
  for (const beast::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme)) return beast::iequals(origin.substr(scheme.size()), request[http::field::host]);
  return false;
}

std::optional<Error> head_problem(const http::request_header<>& head, const std::optional<Path>& path,
                                  const std::vector<std::string>& names) {
  // Checks of the server's health come from machines, which call it by its number.
  const bool for_machines = path == Path{"healthz"} || path == Path{"readyz"};
  if (const auto problem = host_problem(head, for_machines ? std::vector<std::string>() : names)) {
    if (*problem == HostProblem::unknown) return Error{ErrorCode::bad_origin, "common.server.other_host", ""};
    return Error{ErrorCode::bad_message, "common.server.bad_host", ""};
  }
  const auto [first, last] = head.equal_range(http::field::transfer_encoding);
  if (first != last && (std::next(first) != last || !beast::iequals(first->value(), "chunked")))
    return Error{ErrorCode::bad_message, "common.server.bad_encoding", ""};
  return std::nullopt;
}

}  // namespace atlantica
