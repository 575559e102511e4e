#include "server/net/address.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace crownhead::net {
namespace {

TEST(Network, ContainsWhatItsPrefixSays) {
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

TEST(Network, RefusesWhatIsNone) {
  for (const auto text : {"", "x", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/8x", "::/129", "10.0.0/8",
                          "10.0.0.0/-1", "/8"})
    EXPECT_FALSE(parse_network(text)) << text;
}

TEST(ParseListen, TakesAnAddressAndAPort) {
  struct Case {
    std::string_view text, host;
    std::uint16_t port;
  };
  const std::vector<Case> cases = {
      {"127.0.0.1:8080", "127.0.0.1", 8080},
      {"[::1]:0", "::1", 0},
      {"localhost:80", "127.0.0.1", 80},
      {":65535", "0.0.0.0", 65535},
  };
  for (const auto& [text, host, port] : cases) {
    const auto listen = parse_listen(text);
    ASSERT_TRUE(listen) << text;
    EXPECT_EQ(listen->host, host);
    EXPECT_EQ(listen->port, port);
  }
  for (const auto text : {"", "8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "::1:80",
                          "[127.0.0.1]:80", "example.org:80", "127.0.0.1:-1", "[]:80"})
    EXPECT_FALSE(parse_listen(text)) << text;
}

TEST(ClientAddress, BelievesTrustedProxiesOnly) {
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
      {"10.0.0.1", "9.9.9.9,", "10.0.0.1"},
      {"::1", "2001:db8::1", "2001:db8::1"},
  };
  for (const auto& [peer, forwarded, expected] : cases)
    EXPECT_EQ(client_address(peer, forwarded, trusted), expected) << peer << " " << forwarded;
}

TEST(AddressKey, CountsAnIpv6NetworkAsOne) {
  EXPECT_EQ(address_key("1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(address_key("::ffff:1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(address_key("2001:db8:1:2:3:4:5:6"), address_key("2001:db8:1:2::9"));
  EXPECT_NE(address_key("2001:db8:1:2::9"), address_key("2001:db8:1:3::9"));
}

}  // namespace
}  // namespace crownhead::net
