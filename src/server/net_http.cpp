#include "server/net_http.h"

#include <fmt/format.h>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <memory>
#include <optional>
#include <tuple>

#include "protocol/limits.h"
#include "server/net_visitor.h"
#include "server/net_websocket.h"
#include "server/paths.h"
#include "server/routes.h"
#include "server/token_bucket.h"

namespace atlantica {

namespace {

namespace http = beast::http;
using Request = http::request<http::string_body>;

constexpr std::chrono::seconds kPatience{30};
constexpr std::size_t kMaxHeaderBytes = 8 * 1024;
constexpr std::size_t kMaxDrainBytes = 1024 * 1024;

bool is_web_socket(const std::optional<Path>& path) { return path == Path{"ws"}; }

// A response to send. `body` must outlive the sending; `owned` holds bodies generated on the spot.
struct Answer {
  http::response_header<> header;
  std::string owned;
  const std::string* shared = nullptr;

  const std::string& body() const { return shared == nullptr ? owned : *shared; }
};

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

// Sent back with every same-site request, never visible to scripts.
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

// Pages of other sites may not use a player's cookies, network or trust here.
bool same_origin(const Request& request) {
  const auto found = request.find(http::field::origin);
  if (found == request.end()) return true;
  beast::string_view origin = found->value();
  for (const beast::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme)) return beast::iequals(origin.substr(scheme.size()), request[http::field::host]);
  return false;
}

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(Stream stream, Site& site)
      : stream_(std::move(stream)), site_(site), bucket_(site.limits.new_connection(site.now())) {
    NetError error;
    const tcp::endpoint peer = stream_.socket().remote_endpoint(error);
    if (!error) address_ = peer.address().to_string();
  }

  Awaitable<void> serve() {
    entry_.emplace(site_.connections, [weak = weak_from_this(), executor = stream_.get_executor()] {
      asio::post(executor, [weak] {
        if (const auto self = weak.lock()) self->close();
      });
    });
    // Everyone behind a proxy has its address; the proxy does its own limiting.
    if (site_.trust == Trust::proxy) {
      while (co_await serve_one()) {
      }
    } else if (site_.limits.connect(address_, site_.now())) {
      const Leaving leaving{site_.limits, address_};
      while (co_await serve_one()) {
      }
    } else {
      // g++ 12 destroys an aggregate within an awaited expression twice, so it gets a name.
      Answer answer = to_answer(Error{ErrorCode::too_frequent, "common.server.connections", ""});
      Request request;
      request.keep_alive(false);
      co_await send(std::move(answer), request);
      co_await drain();
    }
  }

 private:
  struct Leaving {
    AddressLimits& limits;
    const std::string& address;

    Leaving(AddressLimits& from, const std::string& who) : limits(from), address(who) {}
    ~Leaving() { limits.disconnect(address); }
    Leaving(const Leaving&) = delete;
    Leaving& operator=(const Leaving&) = delete;
  };

  void close() {
    closing_ = true;
    if (entry_) stream_.cancel();  // otherwise the stream has become a WebSocket
  }

  // Whether another request may follow.
  Awaitable<bool> serve_one() {
    http::request_parser<http::string_body> parser;
    parser.body_limit(kMaxRecordBytes);
    parser.header_limit(kMaxHeaderBytes);
    stream_.expires_after(kPatience);
    const auto [error, size] = co_await http::async_read(stream_, buffer_, parser, kAwait);
    if (error) {
      co_await refuse(error);
      co_return false;
    }
    Request request = parser.release();
    ++site_.metrics.requests;
    const std::optional<Path> path = read_path(std::string_view(request.target()));
    if (is_web_socket(path) && beast::websocket::is_upgrade(request) && same_origin(request)) {
      entry_.reset();
      stream_.expires_never();
      std::string address = visitor_of(request, site_.trust, address_).address;
      co_await serve_websocket(std::move(stream_), std::move(request), site_, std::move(address));
      co_return false;
    }
    Answer answer = co_await find_answer(request, path);
    co_return co_await send(std::move(answer), request);
  }

  Awaitable<Answer> find_answer(Request& request, const std::optional<Path>& asked) {
    if (!asked) co_return to_answer(Error{ErrorCode::bad_message, "common.server.bad_target", ""});
    const Path& path = *asked;
    if (is_web_socket(path)) {
      if (same_origin(request)) co_return to_answer(Error{ErrorCode::bad_method, "common.server.only_websockets", ""});
      co_return to_answer(Error{ErrorCode::bad_origin, "common.server.websocket_origin", ""});
    }
    if (!Api::owns(path)) co_return page_answer(site_.files, request, path);
    if (request.method() != http::verb::get && request.method() != http::verb::head && !same_origin(request))
      co_return to_answer(Error{ErrorCode::bad_origin, "common.server.request_origin", ""});
    const Route* route = find_route(std::string_view(request.method_string()), path);
    if (request.body().size() > (route == nullptr ? kMaxMessageBytes : route->max_body))
      co_return to_answer(too_large());
    const auto kind = route == nullptr ? AddressLimits::Kind::request : route->limit;
    const Visitor visitor = visitor_of(request, site_.trust, address_);
    if (!bucket_.take(site_.now()) || !site_.limits.take(visitor.address, kind, site_.now()))
      co_return to_answer(Error{ErrorCode::too_frequent, "common.server.requests", ""});
    ApiRequest wish{std::string(request.method_string()), path, std::move(request.body()), session_of(request),
                    visitor.address};
    const auto ask = [&](Callback<ApiAnswer> callback) { site_.api.answer(wish, std::move(callback)); };
    ApiAnswer answer = co_await await_answer<ApiAnswer>(ask);
    const std::optional<std::string> session = std::move(answer.session);
    Answer told = to_answer(std::move(answer));
    if (session) told.header.set(http::field::set_cookie, session_cookie(*session, visitor));
    co_return told;
  }

  Awaitable<bool> send(Answer answer, const Request& request) {
    secure(answer.header);
    http::response<http::span_body<const char>> response(std::move(answer.header));
    response.version(request.version());
    response.keep_alive(request.keep_alive());
    const bool bare = request.method() == http::verb::head || response.result() == http::status::not_modified;
    if (!bare) response.body() = {answer.body().data(), answer.body().size()};
    if (response.result() != http::status::not_modified) response.content_length(answer.body().size());
    stream_.expires_after(kPatience);
    NetError error;
    if (bare) {
      http::response_serializer<http::span_body<const char>> serializer(response);
      std::tie(error, std::ignore) = co_await http::async_write_header(stream_, serializer, kAwait);
    } else {
      std::tie(error, std::ignore) = co_await http::async_write(stream_, response, kAwait);
    }
    co_return !error && !closing_ && response.keep_alive();
  }

  // A malformed request is answered too, unless the peer has gone.
  Awaitable<void> refuse(NetError error) {
    if (error.category() != http::make_error_code(http::error::end_of_stream).category() ||
        error == http::error::end_of_stream || error == http::error::partial_message)
      co_return;
    Error told{ErrorCode::bad_message, {"common.server.not_http", {{"reason", error.message()}}}, ""};
    if (error == http::error::body_limit || error == http::error::header_limit) told = too_large();
    Request request;
    request.keep_alive(false);
    co_await send(to_answer(told), request);
    co_await drain();
  }

  // Drains the input for a while: closing at once could make the peer lose the answer.
  Awaitable<void> drain() {
    NetError ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    buffer_.clear();
    for (std::size_t drained = 0; drained < kMaxDrainBytes;) {
      const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kMaxMessageBytes), kAwait);
      if (error) co_return;
      drained += size;
    }
  }

  Stream stream_;
  Site& site_;
  TokenBucket bucket_;
  std::string address_;  // of the peer
  beast::flat_buffer buffer_;
  std::optional<Connections::Entry> entry_;
  bool closing_ = false;
};

}  // namespace

Awaitable<void> serve_connection(Stream stream, Site& site) {
  const auto connection = std::make_shared<Connection>(std::move(stream), site);
  co_await connection->serve();
}

}  // namespace atlantica
