#include "bench/load/server_address.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdexcept>

namespace crownhead::bench {
namespace {

using testing::HasSubstr;

TEST(ServerAddress, ReadsWhatOperatorsWrite) {
  struct Case {
    const char* url;
    const char* host;
    int port;
  };
  for (const auto& [url, host, port] : {Case{"http://127.0.0.1:8080", "127.0.0.1", 8080},
                                        {"http://play.example.org:80/", "play.example.org", 80},
                                        {"http://[::1]:65535", "::1", 65535}}) {
    const auto read = read_server_url(url);
    EXPECT_EQ(read.host, host) << url;
    EXPECT_EQ(read.port, port) << url;
  }
}

std::string refusal(const char* url) {
  try {
    read_server_url(url);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

TEST(ServerAddress, RejectsTheRest) {
  for (const char* const url :
       {"", "127.0.0.1:8080", "http://", "http://host", "http://:8080", "http://host:0",
        "http://host:65536", "http://host:80x", "http://host:", "ftp://host:80",
        "http://host:80/path", "http://me@host:80", "http://host/x:80"})
    EXPECT_THAT(refusal(url), HasSubstr("http://HOST:PORT")) << url;
}

TEST(ServerAddress, SuggestsATunnelForTls) {
  EXPECT_THAT(refusal("https://play.example.org"), HasSubstr("ssh -L"));
}

TEST(ServerAddress, FindsTheLoopback) {
  const auto found = find_server("http://127.0.0.1:8080");
  EXPECT_TRUE(found.endpoint.address().is_loopback());
  EXPECT_EQ(found.endpoint.port(), 8080);
  EXPECT_EQ(found.host, "127.0.0.1:8080");
  EXPECT_EQ(find_server("http://[::1]:81").host, "[::1]:81");
}

}  // namespace
}  // namespace crownhead::bench
