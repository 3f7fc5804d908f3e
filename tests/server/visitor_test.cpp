#include <gtest/gtest.h>

#include <initializer_list>

#include "server/net_visitor.h"

namespace atlantica {
namespace {

using Forwarded = std::initializer_list<const char*>;

std::string address_of(Forwarded forwarded, std::size_t proxies, const std::string& peer = "127.0.0.1") {
  beast::http::request_header<> request;
  for (const char* value : forwarded) request.insert("X-Forwarded-For", value);
  return visitor_of(request, proxies, peer).address;
}

TEST(Visitor, without_a_proxy_of_our_own_only_the_peer_s_address_counts) {
  EXPECT_EQ(address_of({"9.9.9.9"}, 0, "192.0.2.1"), "192.0.2.1");
}

TEST(Visitor, our_proxies_are_counted_from_the_right) {
  EXPECT_EQ(address_of({"9.9.9.9, 1.2.3.4"}, 1), "1.2.3.4");
  EXPECT_EQ(address_of({"9.9.9.9, 1.2.3.4 , 10.0.0.7"}, 2), "1.2.3.4");
  EXPECT_EQ(address_of({"9.9.9.9", "1.2.3.4", "10.0.0.7"}, 2), "1.2.3.4") << "a list may go on in another header";
  EXPECT_EQ(address_of({"1.2.3.4"}, 2), "1.2.3.4") << "whoever passed fewer of them was seen by the first";
}

TEST(Visitor, what_is_no_address_counts_for_the_proxy) {
  EXPECT_EQ(address_of({}, 1, "10.0.0.7"), "10.0.0.7");
  EXPECT_EQ(address_of({""}, 1, "10.0.0.7"), "10.0.0.7");
  EXPECT_EQ(address_of({"1.2.3.4, unknown"}, 1, "10.0.0.7"), "10.0.0.7");
}

TEST(Visitor, a_port_makes_no_other_visitor) {
  EXPECT_EQ(address_of({"1.2.3.4:4711"}, 1), "1.2.3.4");
  EXPECT_EQ(address_of({"[2001:db8:1:2::5]:4711"}, 1), "2001:db8:1:2::/64");
}

TEST(Visitor, an_ipv6_address_counts_by_its_64) {
  EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("2001:db8:1:2:ffff::1"), counted_address("2001:db8:1:2::9"));
  EXPECT_NE(counted_address("2001:db8:1:3::1"), counted_address("2001:db8:1:2::1"));
  EXPECT_EQ(counted_address("::ffff:192.0.2.1"), "192.0.2.1") << "IPv4 on a socket for both";
  EXPECT_EQ(address_of({}, 0, "fe80::1%1"), "fe80::/64");
}

TEST(Visitor, https_is_what_the_outermost_proxy_says) {
  beast::http::request_header<> request;
  request.insert("X-Forwarded-Proto", "https, http");
  EXPECT_FALSE(visitor_of(request, 0, "127.0.0.1").encrypted);
  EXPECT_FALSE(visitor_of(request, 1, "127.0.0.1").encrypted);
  EXPECT_TRUE(visitor_of(request, 2, "127.0.0.1").encrypted);
}

}  // namespace
}  // namespace atlantica
