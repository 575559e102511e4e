#include "server/net/own_machine.hpp"

#include <gtest/gtest.h>

namespace crownhead::net {
namespace {

Request request(const std::string& remote, const std::string& host, Headers more = {}) {
  more.emplace_back("Host", host);
  Request made;
  made.headers = std::move(more);
  made.remote = remote;
  return made;
}

std::vector<Network> networks(std::initializer_list<const char*> texts) {
  std::vector<Network> list;
  for (const char* text : texts) list.push_back(parse_network(text).value());
  return list;
}

TEST(OwnMachine, NeedsALoopbackAddressAndALoopbackHost) {
  for (const char* remote : {"127.0.0.1", "127.4.5.6", "::1", "::ffff:127.0.0.1"})
    for (const char* host :
         {"localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "[::1]"})
      EXPECT_TRUE(from_own_machine(request(remote, host), {})) << remote << ' ' << host;
  for (const char* remote : {"192.0.2.1", "10.0.0.1", "fe80::1", "::ffff:192.0.2.1", "", "x"})
    EXPECT_FALSE(from_own_machine(request(remote, "localhost:8080"), {})) << remote;
}

TEST(OwnMachine, ExcludesAnotherSitesNameThatResolvesHere) {
  for (const char* host : {"evil.example", "evil.example:8080", "localhost.evil.example", "", "::1",
                           "127.0.0.1.evil.example", "192.0.2.1:8080", "[2001:db8::1]:8080"})
    EXPECT_FALSE(from_own_machine(request("127.0.0.1", host), {})) << host;
}

TEST(OwnMachine, ExcludesRequestsWithProxyHeaders) {
  for (const char* header :
       {"X-Forwarded-For", "x-forwarded-for", "X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded",
        "Via", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP", "CDN-Loop"})
    for (const char* value : {"127.0.0.1", ""})
      EXPECT_FALSE(from_own_machine(request("127.0.0.1", "localhost", {{header, value}}), {}))
          << header;
  EXPECT_TRUE(from_own_machine(request("127.0.0.1", "localhost", {{"Viable", "1"}}), {}));
}

TEST(OwnMachine, ExcludesAMachineWithATrustedProxy) {
  for (const char* trusted : {"127.0.0.1", "127.0.0.0/8", "127.8.0.0/16", "127.0.0.2", "0.0.0.0/0",
                              "::1", "::/0", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(proxy_on_own_machine(networks({"10.0.0.0/8", trusted}))) << trusted;
    EXPECT_FALSE(from_own_machine(request("127.0.0.1", "localhost"), networks({trusted})));
    EXPECT_FALSE(from_own_machine(request("::1", "localhost"), networks({trusted})));
  }
  const auto elsewhere = networks({"10.0.0.0/8", "fd00::/8", "128.0.0.0/8", "2001:db8:7f00::/40"});
  EXPECT_FALSE(proxy_on_own_machine(elsewhere));
  EXPECT_TRUE(from_own_machine(request("127.0.0.1", "localhost"), elsewhere));
}

}  // namespace
}  // namespace crownhead::net
