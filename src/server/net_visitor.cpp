#include "server/net_visitor.h"

#include <boost/algorithm/string/trim.hpp>
#include <ranges>

namespace atlantica {

namespace http = beast::http;

Visitor visitor_of(const http::request<http::string_body>& request, Trust trust, const std::string& peer) {
  Visitor visitor{peer, false};
  if (trust == Trust::nobody) return visitor;
  // The last address is the one our proxy saw; those before it may be forged.
  const std::string_view list(request["X-Forwarded-For"]);
  const std::string last = boost::trim_copy(std::string(list.substr(list.rfind(',') + 1)));
  if (!last.empty()) visitor.address = last;
  visitor.encrypted = beast::iequals(request["X-Forwarded-Proto"], "https");
  return visitor;
}

std::string session_of(const http::request<http::string_body>& request) {
  const std::string wanted = std::string(kSessionCookie) + "=";
  for (const auto letters : std::views::split(std::string_view(request[http::field::cookie]), ';')) {
    const std::string cookie = boost::trim_copy(std::string(letters.begin(), letters.end()));
    if (cookie.starts_with(wanted)) return cookie.substr(wanted.size());
  }
  return "";
}

}  // namespace atlantica
