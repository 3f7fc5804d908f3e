#include "server/net_http.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <memory>
#include <optional>
#include <tuple>

#include "protocol/limits.h"
#include "server/net_answers.h"
#include "server/net_visitor.h"
#include "server/net_websocket.h"
#include "server/paths.h"
#include "server/routes.h"
#include "server/token_bucket.h"

namespace atlantica {

namespace {

namespace http = beast::http;

constexpr std::chrono::seconds kPatience{30};
constexpr std::size_t kMaxHeaderBytes = 8 * 1024;
constexpr std::size_t kMaxDrainBytes = 1024 * 1024;

bool is_web_socket(const std::optional<Path>& path) { return path == Path{"ws"}; }

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(Stream stream, std::string peer, std::shared_ptr<AddressLimits::Admission> admission, Site& site)
      : stream_(std::move(stream)),
        site_(site),
        // Several visitors may share a proxy's connection.
        bucket_(site.proxies > 0 ? TokenBucket::bottomless() : site.limits.new_connection(site.now())),
        peer_(std::move(peer)),
        admission_(std::move(admission)) {}

  Awaitable<void> serve() {
    entry_.emplace(site_.connections, [weak = weak_from_this(), executor = stream_.get_executor()] {
      asio::post(executor, [weak] {
        if (const auto self = weak.lock()) self->close();
      });
    });
    while (co_await serve_one()) {
    }
  }

 private:
  using Parser = http::request_parser<http::string_body>;

  // Bytes held while a request is read and answered.
  struct Held {
    AddressLimits::Admission& admission;
    std::size_t bytes;

    Held(AddressLimits::Admission& by, std::size_t count) : admission(by), bytes(count) {}
    ~Held() { admission.release(bytes); }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
  };

  void close() {
    closing_ = true;
    if (entry_) stream_.cancel();  // otherwise the stream has become a WebSocket
  }

  // Whether another request may follow.
  Awaitable<bool> serve_one() {
    Parser parser;
    parser.body_limit(kMaxRecordBytes);
    parser.header_limit(kMaxHeaderBytes);
    stream_.expires_after(kPatience);
    const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, kAwait);
    if (error) {
      co_await refuse(error);
      co_return false;
    }
    ++site_.metrics.requests;
    const std::optional<Path> path = read_path(std::string_view(parser.get().target()));
    const Visitor visitor = visitor_of(parser.get(), site_.proxies, peer_);
    // Behind a proxy, whatever a visitor has under way counts like connections of its own.
    const auto admission = site_.proxies > 0 ? site_.limits.admit(visitor.address, site_.now()) : admission_;
    std::optional<Error> problem = head_problem(parser.get(), path, site_.names);
    if (!problem && !admission) problem = Error{ErrorCode::too_frequent, "common.server.connections", ""};
    if (!problem) problem = size_problem(parser, path);
    const std::size_t expected = problem ? 0 : expected_bytes(parser);
    if (!problem && !admission->hold(expected)) problem = Error{ErrorCode::too_frequent, "common.server.requests", ""};
    if (problem) {
      co_await turn_away(*problem);
      co_return false;
    }
    const Held held(*admission, expected);
    const auto [unread, more] = co_await http::async_read(stream_, buffer_, parser, kAwait);
    if (unread) {
      co_await refuse(unread);
      co_return false;
    }
    Request request = parser.release();
    if (is_web_socket(path) && beast::websocket::is_upgrade(request) && same_origin(request)) {
      entry_.reset();
      stream_.expires_never();
      Upgrade upgrade{std::move(request), visitor.address, admission};
      co_await serve_websocket(std::move(stream_), std::move(upgrade), site_);
      co_return false;
    }
    Answer answer = co_await answer_to(request, path, visitor);
    co_return co_await send(std::move(answer), request);
  }

  // The body must fit the request, so that nobody makes the server hold more.
  static std::optional<Error> size_problem(Parser& parser, const std::optional<Path>& path) {
    const Route* route = path ? find_route(std::string_view(parser.get().method_string()), *path) : nullptr;
    const std::size_t most = route == nullptr ? kMaxMessageBytes : route->max_body;
    parser.body_limit(most);
    if (parser.content_length() && *parser.content_length() > most) return too_large();
    return std::nullopt;
  }

  static std::size_t expected_bytes(const Parser& parser) {
    if (parser.content_length()) return static_cast<std::size_t>(*parser.content_length());
    return parser.chunked() ? kMaxRecordBytes : 0;
  }

  // An exception ends the request, not the connection.
  Awaitable<Answer> answer_to(Request& request, const std::optional<Path>& path, const Visitor& visitor) {
    std::exception_ptr problem;
    try {
      Answer found = co_await find_answer(request, path, visitor);
      co_return found;
    } catch (...) {
      problem = std::current_exception();
    }
    log_problem("common.log.task", problem);
    co_return to_answer(Error{ErrorCode::unavailable, "common.server.unavailable", ""});
  }

  Awaitable<Answer> find_answer(Request& request, const std::optional<Path>& asked, const Visitor& visitor) {
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
    const auto kind = route == nullptr ? AddressLimits::Kind::request : route->limit;
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
    co_await turn_away(told);
  }

  // Answers a request that is not read to its end.
  Awaitable<void> turn_away(const Error& why) {
    Request request;
    request.keep_alive(false);
    Answer answer = to_answer(why);
    co_await send(std::move(answer), request);
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
  std::string peer_;
  std::shared_ptr<AddressLimits::Admission> admission_;
  beast::flat_buffer buffer_;
  std::optional<Connections::Entry> entry_;
  bool closing_ = false;
};

}  // namespace

Awaitable<void> serve_connection(Stream stream, std::string peer, std::shared_ptr<AddressLimits::Admission> admission,
                                 Site& site) {
  const auto connection = std::make_shared<Connection>(std::move(stream), std::move(peer), std::move(admission), site);
  co_await connection->serve();
}

}  // namespace atlantica
