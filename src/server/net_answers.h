#pragma once

#include <boost/beast/http.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/api.h"
#include "server/net_types.h"
#include "server/net_visitor.h"
#include "server/paths.h"
#include "server/web_files.h"

// What is said over HTTP, without saying it.
namespace atlantica {

using Request = beast::http::request<beast::http::string_body>;

// A response to send. `body` must outlive the sending; `owned` holds bodies generated on the spot.
struct Answer {
  beast::http::response_header<> header;
  std::string owned;
  const std::string* shared = nullptr;

  const std::string& body() const { return shared == nullptr ? owned : *shared; }
};

Answer to_answer(ApiAnswer from);
Answer to_answer(const Error& error);
Error too_large();
// A file of the page, or what is there instead.
Answer page_answer(const WebFiles& files, const Request& request, const Path& path);
// The headers that protect those who use the page.
void secure(beast::http::response_header<>& header);
// Sent back with every same-site request, never visible to scripts.
std::string session_cookie(const std::string& session, const Visitor& visitor);

// Pages of other sites may not use a player's cookies, network or trust here.
bool same_origin(const Request& request);
// What is wrong with the head of a request for a server with these names.
std::optional<Error> head_problem(const beast::http::request_header<>& head, const std::optional<Path>& path,
                                  const std::vector<std::string>& names);

}  // namespace atlantica
