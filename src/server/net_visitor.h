#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>
#include <string_view>

#include "server/net_types.h"

namespace atlantica {

inline constexpr std::string_view kSessionCookie = "atlantica_session";

// The sender of a request, as far as known.
struct Visitor {
  std::string address;
  bool encrypted = false;  // over HTTPS, terminated by our own proxy
};
Visitor visitor_of(const beast::http::request<beast::http::string_body>& request, Trust trust, const std::string& peer);

// The session from the request's cookie; empty if there is none.
std::string session_of(const beast::http::request<beast::http::string_body>& request);

}  // namespace atlantica
