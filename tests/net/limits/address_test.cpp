#include "server/net/limits/address.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace crownhead::net {
namespace {

TEST(Network, ContainsTheAddressesOfItsPrefix) {
  struct Case {
    std::string_view network, address;
    bool inside;
  };
  const std::vector<Case> cases = {
      {"10.0.0.0/8", "10.255.1.2", true},
      {"10.0.0.0/8", "11.0.0.0", false},
      {"192.168.1.128/25", "192.168.1.129", true},
      {"192.168.1.128/25", "192.168.1.1", false},
      {"0.0.0.0/0", "8.8.8.8", true},
      {"0.0.0.0/0", "2001:db8::1", false},
      {"::/0", "8.8.8.8", true},
      {"fd00::/8", "fdff::1", true},
      {"fd00::/8", "fe00::1", false},
      {"::1", "::1", true},
      {"127.0.0.1", "127.0.0.1", true},
      {"127.0.0.1", "::ffff:127.0.0.1", true},
      {"127.0.0.1", "127.0.0.2", false},
      {"127.0.0.1", "nonsense", false},
      {"10.0.0.5/8", "10.255.1.2", true},
      {"::ffff:10.0.0.0/104", "10.255.1.2", true},
      {"::ffff:10.0.0.0/104", "11.0.0.0", false},
      {"10.0.0.0/8", "::ffff:10.1.2.3", true},
      {"2001:db8::/33", "2001:db8:7fff::1", true},
      {"2001:db8::/33", "2001:db8:8000::1", false},
      {"fe80::/10", "fe80::1%lo", true},
      {"0.0.0.0/0", "::ffff:8.8.8.8", true},
  };
  for (const auto& [network, address, inside] : cases) {
    const auto parsed = parse_network(network);
    ASSERT_TRUE(parsed) << network;
    EXPECT_EQ(parsed->contains(address), inside) << network << " " << address;
  }
}

TEST(ListenAddress, IsLoopbackOrNot) {
  for (const char* host : {"127.0.0.1", "127.9.9.9", "::1"})
    EXPECT_TRUE(is_loopback({host, 80})) << host;
  for (const char* host : {"0.0.0.0", "::", "192.0.2.1", "128.0.0.1", ""})
    EXPECT_FALSE(is_loopback({host, 80})) << host;
}

TEST(Network, RefusesInvalidText) {
  for (const auto text : {"",
                          "x",
                          "10.0.0.0/",
                          "10.0.0.0/33",
                          "10.0.0.0/8x",
                          "::/129",
                          "10.0.0/8",
                          "10.0.0.0/-1",
                          "/8",
                          "10.0.0.0/+8",
                          "10.0.0.0/ 8",
                          "10.0.0.0/99999999999",
                          "10.0.0.0/8/8",
                          " 10.0.0.0/8",
                          "::ffff:10.0.0.0/8",
                          "fe80::1%lo/64",
                          "example.org",
                          "010.0.0.1",
                          "10.0.0.0-10.0.0.9",
                          "[::1]"})
    EXPECT_FALSE(parse_network(text)) << text;
}

TEST(Network, ReportsTheBlockMeantByBitsAfterThePrefix) {
  EXPECT_EQ(block_meant("10.0.0.5/8"), "10.0.0.0/8");
  EXPECT_EQ(block_meant("2001:db8::1/32"), "2001:db8::/32");
  for (const char* text : {"10.0.0.0/8", "10.0.0.5", "::1", "fd00::/8", "nonsense"})
    EXPECT_EQ(block_meant(text), "") << text;
}

TEST(Network, OverlapsIfAnAddressIsShared) {
  const auto overlap = [](const char* a, const char* b) {
    return parse_network(a)->overlaps(*parse_network(b));
  };
  EXPECT_TRUE(overlap("10.0.0.0/8", "10.1.0.0/16"));
  EXPECT_TRUE(overlap("10.1.0.0/16", "10.0.0.0/8"));
  EXPECT_TRUE(overlap("10.0.0.0/8", "10.0.0.0/8"));
  EXPECT_TRUE(overlap("::/0", "10.0.0.0/8"));
  EXPECT_FALSE(overlap("10.0.0.0/16", "10.1.0.0/16"));
  EXPECT_FALSE(overlap("10.0.0.0/8", "2001:db8::/32"));
}

TEST(ParseListen, AcceptsAnAddressAndAPort) {
  struct Case {
    std::string_view text, host;
    std::uint16_t port;
  };
  const std::vector<Case> cases = {
      {"127.0.0.1:8080", "127.0.0.1", 8080}, {"[::1]:0", "::1", 0},
      {"localhost:80", "127.0.0.1", 80},     {":65535", "0.0.0.0", 65535},
      {"LOCALHOST:80", "127.0.0.1", 80},
  };
  for (const auto& [text, host, port] : cases) {
    const auto listen = parse_listen(text);
    ASSERT_TRUE(listen) << text;
    EXPECT_EQ(listen->host, host);
    EXPECT_EQ(listen->port, port);
  }
  for (const auto text : {"", "8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "::1:80",
                          "[127.0.0.1]:80", "example.org:80", "127.0.0.1:-1", "[]:80",
                          "127.0.0.1:80 ", " 127.0.0.1:80", "127.0.0.1:+80", "127.0.0.1:80x",
                          "127.0.0.1:0x50", "127.0.0.1:80:80", "http://127.0.0.1:80", "127.1:80"})
    EXPECT_FALSE(parse_listen(text)) << text;
}

TEST(ClientAddress, TrustsConfiguredProxiesOnly) {
  const std::vector<Network> trusted = {parse_network("10.0.0.0/8").value(),
                                        parse_network("::1").value()};
  struct Case {
    std::string_view peer, forwarded, expected;
  };
  const std::vector<Case> cases = {
      {"1.2.3.4", "", "1.2.3.4"},
      {"1.2.3.4", "9.9.9.9", "1.2.3.4"},
      {"10.0.0.1", "", "10.0.0.1"},
      {"10.0.0.1", "9.9.9.9", "9.9.9.9"},
      {"10.0.0.1", "6.6.6.6, 9.9.9.9", "9.9.9.9"},
      {"10.0.0.1", "9.9.9.9 ,10.0.0.2", "9.9.9.9"},
      {"10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"},
      {"10.0.0.1", "9.9.9.9, garbage", "10.0.0.1"},
      {"10.0.0.1", "9.9.9.9,", "9.9.9.9"},
      {"10.0.0.1", ",, 9.9.9.9 , ,\t", "9.9.9.9"},
      {"10.0.0.1", " , ", "10.0.0.1"},
      {"10.0.0.1", "203.0.113.7:51234", "203.0.113.7"},
      {"10.0.0.1", "6.6.6.6:1, 203.0.113.7:51234, 10.0.0.2:80", "203.0.113.7"},
      {"10.0.0.1", "2001:db8::1", "2001:db8::1"},
      {"10.0.0.1", "2001:DB8:0::1", "2001:db8::1"},
      {"10.0.0.1", "[2001:db8::1]", "2001:db8::1"},
      {"10.0.0.1", "[2001:db8::1]:443", "2001:db8::1"},
      {"10.0.0.1", "\"[2001:db8::1]:443\"", "2001:db8::1"},
      {"10.0.0.1", "\"9.9.9.9:1\"", "9.9.9.9"},
      {"10.0.0.1", "::ffff:9.9.9.9", "9.9.9.9"},
      {"10.0.0.1", "6.6.6.6, ::ffff:10.0.0.2", "6.6.6.6"},
      {"10.0.0.1", "unknown", "10.0.0.1"},
      {"10.0.0.1", "6.6.6.6, _hidden, 10.0.0.2", "10.0.0.2"},
      {"10.0.0.1", "9.9.9.9:", "10.0.0.1"},
      {"10.0.0.1", "9.9.9.9:65536", "10.0.0.1"},
      {"10.0.0.1", "9.9.9.9:80x", "10.0.0.1"},
      {"10.0.0.1", "9.9.9.9:80:80", "10.0.0.1"},
      {"10.0.0.1", "[9.9.9.9]:80", "10.0.0.1"},
      {"10.0.0.1", "[2001:db8::1", "10.0.0.1"},
      {"10.0.0.1", "[2001:db8::1]x", "10.0.0.1"},
      {"10.0.0.1", "[2001:db8::1]443", "10.0.0.1"},
      {"10.0.0.1", "fe80::1%lo", "10.0.0.1"},
      {"10.0.0.1", "9.9.9.9 8.8.8.8", "10.0.0.1"},
      {"10.0.0.1", "example.org:80", "10.0.0.1"},
      {"10.0.0.1", "\"9.9.9.9", "10.0.0.1"},
      {"10.0.0.1", "[]", "10.0.0.1"},
      {"10.0.0.1", "[", "10.0.0.1"},
      {"10.0.0.1", ":80", "10.0.0.1"},
      {"::1", "2001:db8::1", "2001:db8::1"},
  };
  for (const auto& [peer, forwarded, expected] : cases)
    EXPECT_EQ(client_address(peer, {.x_forwarded_for = forwarded}, trusted), expected)
        << peer << " " << forwarded;
}

TEST(ClientAddress, ReadsForwardedWithoutXForwardedFor) {
  const std::vector<Network> trusted = {parse_network("10.0.0.0/8").value()};
  const std::vector<std::pair<std::string_view, std::string_view>> cases = {
      {"for=9.9.9.9", "9.9.9.9"},
      {"For=9.9.9.9;proto=https;by=10.0.0.1", "9.9.9.9"},
      {"proto=https; for = \"9.9.9.9:4711\"", "9.9.9.9"},
      {"for=6.6.6.6, for=\"[2001:db8::1]:4711\";host=\"a, b;for=7.7.7.7\"", "2001:db8::1"},
      {"for=6.6.6.6, for=10.0.0.2", "6.6.6.6"},
      {"for=6.6.6.6, , for=9.9.9.9,", "9.9.9.9"},
      {"for=6.6.6.6, proto=https", "10.0.0.1"},
      {"for=6.6.6.6, for=_hidden", "10.0.0.1"},
      {"for=6.6.6.6, for=unknown", "10.0.0.1"},
      {"9.9.9.9", "10.0.0.1"},
      {"for=\"9.9.9.9", "10.0.0.1"},
      {"for=\"9.9.9.9\\", "10.0.0.1"},
      {"for=", "10.0.0.1"},
  };
  for (const auto& [forwarded, expected] : cases)
    EXPECT_EQ(client_address("10.0.0.1", {.x_forwarded_for = "", .forwarded = forwarded}, trusted),
              expected)
        << forwarded;
  EXPECT_EQ(client_address("10.0.0.1", {.x_forwarded_for = "9.9.9.9", .forwarded = "for=6.6.6.6"},
                           trusted),
            "9.9.9.9");
  EXPECT_EQ(client_address("1.2.3.4", {.x_forwarded_for = "", .forwarded = "for=6.6.6.6"}, trusted),
            "1.2.3.4");
}

TEST(AddressKey, CountsAnIpv6NetworkAsOne) {
  EXPECT_EQ(address_key("1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(address_key("::ffff:1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(address_key("2001:db8:1:2:3:4:5:6"), address_key("2001:db8:1:2::9"));
  EXPECT_NE(address_key("2001:db8:1:2::9"), address_key("2001:db8:1:3::9"));
}

}  // namespace
}  // namespace crownhead::net
