#include "server/net_visitor.h"

namespace atlantica {

namespace {

namespace http = beast::http;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

}  // namespace

Visitor visitor_of(const http::request<http::string_body>& request, Trust trust, const std::string& peer) {
  Visitor visitor{peer, false};
  if (trust == Trust::nobody) return visitor;
  // The last address is the one our proxy saw; those before it may be forged.
  const std::string_view list(request["X-Forwarded-For"]);
  const std::string_view last = trimmed(list.substr(list.rfind(',') + 1));
  if (!last.empty()) visitor.address = last;
  visitor.encrypted = beast::iequals(request["X-Forwarded-Proto"], "https");
  return visitor;
}

std::string session_of(const http::request<http::string_body>& request) {
  std::string_view rest(request[http::field::cookie]);
  while (!rest.empty()) {
    const std::size_t end = rest.find(';');
    const std::string_view cookie = trimmed(rest.substr(0, end));
    const std::size_t equals = cookie.find('=');
    if (equals != std::string_view::npos && cookie.substr(0, equals) == kSessionCookie)
      return std::string(cookie.substr(equals + 1));
    rest = end == std::string_view::npos ? "" : rest.substr(end + 1);
  }
  return "";
}

}  // namespace atlantica
