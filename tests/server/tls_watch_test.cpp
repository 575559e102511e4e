#include "server/tls_watch.hpp"

#include <gtest/gtest.h>

namespace crownhead::server {
namespace {

net::Request request(net::Headers headers) {
  net::Request made;
  made.headers = std::move(headers);
  return made;
}

TEST(TlsWatch, WarnsOnceIfTheSiteIsUnawareOfItsTls) {
  config::ServeConfig config{};
  config.trusted_proxies = {net::parse_network("10.0.0.0/8").value()};
  TlsWatch watch(config);
  EXPECT_FALSE(watch.warns_of(request({})));
  EXPECT_FALSE(watch.warns_of(request({{"X-Forwarded-Proto", "http"}})));
  EXPECT_TRUE(watch.warns_of(request({{"x-forwarded-proto", "https"}})));
  EXPECT_FALSE(watch.warns_of(request({{"X-Forwarded-Proto", "https"}})));
}

TEST(TlsWatch, AcceptsASiteWithAPublicUrlOrWithoutAProxy) {
  config::ServeConfig config{};
  EXPECT_FALSE(TlsWatch(config).warns_of(request({{"X-Forwarded-Proto", "https"}})));
  config.trusted_proxies = {net::parse_network("10.0.0.0/8").value()};
  config.public_url = "https://play.example.org";
  EXPECT_FALSE(TlsWatch(config).warns_of(request({{"X-Forwarded-Proto", "https"}})));
}

}  // namespace
}  // namespace crownhead::server
