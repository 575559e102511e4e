#include "server/messages/public_address.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/un.h>

namespace crownhead::messages {
namespace {

struct Parsed {
  explicit Parsed(const std::string& text) {
    auto& four = reinterpret_cast<sockaddr_in&>(storage);
    auto& six = reinterpret_cast<sockaddr_in6&>(storage);
    if (inet_pton(AF_INET, text.c_str(), &four.sin_addr) == 1)
      storage.ss_family = AF_INET;
    else if (inet_pton(AF_INET6, text.c_str(), &six.sin6_addr) == 1)
      storage.ss_family = AF_INET6;
    else
      throw std::invalid_argument(text);
  }
  const sockaddr& address() const { return reinterpret_cast<const sockaddr&>(storage); }

  sockaddr_storage storage{};
};

TEST(PublicAddress, AllowsOnlyTheInternet) {
  for (const char* text : {"0.0.0.0",
                           "0.1.2.3",
                           "10.0.0.1",
                           "10.255.255.255",
                           "100.64.0.1",
                           "100.127.255.255",
                           "127.0.0.1",
                           "127.255.0.1",
                           "169.254.169.254",
                           "172.16.0.1",
                           "172.31.255.255",
                           "192.0.0.8",
                           "192.0.2.1",
                           "192.88.99.1",
                           "192.168.0.1",
                           "198.18.0.1",
                           "198.19.255.255",
                           "198.51.100.7",
                           "203.0.113.9",
                           "224.0.0.1",
                           "239.255.255.255",
                           "240.0.0.1",
                           "255.255.255.255",
                           "::",
                           "::1",
                           "::ffff:8.8.8.8",
                           "::ffff:127.0.0.1",
                           "::127.0.0.1",
                           "64:ff9b::7f00:1",
                           "64:ff9b:1::1",
                           "100::1",
                           "2001::1",
                           "2001:db8::1",
                           "2002:7f00:1::",
                           "3fff::1",
                           "fc00::1",
                           "fd12:3456::1",
                           "fe80::1",
                           "fec0::1",
                           "ff02::1"})
    EXPECT_FALSE(is_public(Parsed(text).address())) << text;
  for (const char* text :
       {"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.0",
        "126.255.255.255", "128.0.0.1", "169.253.255.255", "172.15.255.255", "172.32.0.0",
        "192.167.255.255", "198.17.255.255", "198.20.0.0", "223.255.255.255", "2001:200::1",
        "2606:4700::1111", "2a00:1450:4001::200e", "3ffe::1"})
    EXPECT_TRUE(is_public(Parsed(text).address())) << text;
}

TEST(PublicAddress, RefusesOtherAddressFamilies) {
  sockaddr_un local{};
  local.sun_family = AF_UNIX;
  EXPECT_FALSE(is_public(reinterpret_cast<const sockaddr&>(local)));
  EXPECT_EQ(address_text(reinterpret_cast<const sockaddr&>(local)), "");
}

TEST(PublicAddress, IsWrittenAsText) {
  for (const char* text : {"192.0.2.1", "2001:db8::1"})
    EXPECT_EQ(address_text(Parsed(text).address()), text);
}

}  // namespace
}  // namespace crownhead::messages
