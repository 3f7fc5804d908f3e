#include "server/net_visitor.h"

#include <algorithm>
#include <boost/algorithm/string/trim.hpp>
#include <boost/url/parse.hpp>
#include <ranges>

#include "server/net_types.h"

namespace atlantica {

namespace {

namespace http = beast::http;

// The entries of a list that several headers of the same name may continue, in order.
std::vector<std::string> list_in(const http::request_header<>& request, beast::string_view name) {
  std::vector<std::string> entries;
  const auto [first, last] = request.equal_range(name);
  for (auto header = first; header != last; ++header)
    for (const auto letters : std::views::split(std::string_view(header->value()), ','))
      entries.push_back(boost::trim_copy(std::string(letters.begin(), letters.end())));
  return entries;
}

// What the outermost of our proxies has added; empty if there is nothing.
std::string told_by_proxies(const std::vector<std::string>& entries, std::size_t proxies) {
  if (entries.empty() || proxies == 0) return "";
  return entries[entries.size() - std::min(entries.size(), proxies)];
}

// Some proxies add the port: "192.0.2.1:4711", "[2001:db8::1]:4711".
std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
  return std::ranges::count(text, ':') == 1 ? text.substr(0, text.find(':')) : text;
}

}  // namespace

Visitor visitor_of(const http::request_header<>& request, std::size_t proxies, const std::string& peer) {
  Visitor visitor{counted_address(peer), false};
  if (proxies == 0) return visitor;
  const std::string told = told_by_proxies(list_in(request, "X-Forwarded-For"), proxies);
  NetError error;
  const std::string_view address = without_port(told);
  asio::ip::make_address(address, error);
  if (!error) visitor.address = counted_address(address);
  visitor.encrypted = beast::iequals(told_by_proxies(list_in(request, "X-Forwarded-Proto"), proxies), "https");
  return visitor;
}

std::string counted_address(std::string_view text) {
  constexpr std::size_t kPrefixBytes = 8;
  NetError error;
  const asio::ip::address address = asio::ip::make_address(text, error);
  if (error) return std::string(text);
  if (address.is_v4()) return address.to_string();
  asio::ip::address_v6 wide = address.to_v6();
  if (wide.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, wide).to_string();
  auto bytes = wide.to_bytes();
  std::fill(bytes.begin() + kPrefixBytes, bytes.end(), std::uint8_t{0});
  return asio::ip::make_address_v6(bytes).to_string() + "/64";
}

std::optional<HostProblem> host_problem(const http::request_header<>& request, const std::vector<std::string>& names) {
  constexpr unsigned kHttp11 = 11;
  const auto [first, last] = request.equal_range(http::field::host);
  if (first == last) return request.version() < kHttp11 ? std::nullopt : std::optional(HostProblem::missing);
  if (std::next(first) != last) return HostProblem::several;
  const auto named = boost::urls::parse_authority(std::string_view(first->value()));
  if (!named || named->has_userinfo() || named->host().empty()) return HostProblem::malformed;
  const auto is_this = [&](const std::string& name) { return beast::iequals(name, named->host()); };
  if (names.empty() || std::ranges::any_of(names, is_this)) return std::nullopt;
  return HostProblem::unknown;
}

std::string session_of(const http::request_header<>& request) {
  const std::string wanted = std::string(kSessionCookie) + "=";
  for (const auto letters : std::views::split(std::string_view(request[http::field::cookie]), ';')) {
    const std::string cookie = boost::trim_copy(std::string(letters.begin(), letters.end()));
    if (cookie.starts_with(wanted)) return cookie.substr(wanted.size());
  }
  return "";
}

}  // namespace atlantica
