#pragma once

#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlantica {

inline constexpr std::string_view kSessionCookie = "atlantica_session";

// The sender of a request, as far as known.
struct Visitor {
  std::string address;     // see counted_address
  bool encrypted = false;  // over HTTPS, terminated by our own proxy
};

// `proxies` of our own are in front of the server. Each appends the address it saw to X-Forwarded-For, or replaces the
// header if it is the outermost one; whatever is further left may be forged.
Visitor visitor_of(const boost::beast::http::request_header<>& request, std::size_t proxies, const std::string& peer);

// Whose limits an address counts for: an IPv4 address has its own; an IPv6 address has those of its /64, as whoever has
// one of these addresses usually has them all. A text that is no address stands for itself.
std::string counted_address(std::string_view address);

// What is wrong with the host that a request names, if anything: there must be exactly one, a valid one and, if `names`
// lists any, one of these. HTTP/1.0 may do without, as load balancers do; no browser does.
enum class HostProblem { missing, several, malformed, unknown };
std::optional<HostProblem> host_problem(const boost::beast::http::request_header<>& request,
                                        const std::vector<std::string>& names);

// The session from the request's cookie; empty if there is none.
std::string session_of(const boost::beast::http::request_header<>& request);

}  // namespace atlantica
