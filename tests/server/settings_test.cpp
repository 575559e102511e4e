#include "server/settings.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace crownhead::server {
namespace {

config::ServeConfig reached_at(const std::string& public_url) {
  config::ServeConfig config{};
  config.listen = {"127.0.0.1", 8080};
  config.public_url = public_url;
  return config;
}

TEST(Settings, AListenersIpv6AddressHasBrackets) {
  EXPECT_EQ(listening_url("127.0.0.1", 8080), "http://127.0.0.1:8080");
  EXPECT_EQ(listening_url("localhost", 80), "http://localhost:80");
  EXPECT_EQ(listening_url("::1", 8080), "http://[::1]:8080");
  EXPECT_EQ(listening_url("[::1]", 8080), "http://[::1]:8080");
}

TEST(Settings, LinksUseThePublicUrlIfConfigured) {
  EXPECT_EQ(site_config(reached_at("https://play.example.org")).link_url,
            "https://play.example.org");
  EXPECT_EQ(site_config(reached_at("")).link_url, "http://127.0.0.1:8080");
}

TEST(Settings, FreeSpaceIsMeasuredInALocalFolderOnly) {
  auto config = reached_at("");
  config.min_free_bytes = 5;
  config.db = "/srv/games.db";
  EXPECT_EQ(site_config(config).min_free_bytes, 5U);
  EXPECT_EQ(site_config(config).folder, "/srv");
  config.db = "postgresql://club@db.example/games";
  EXPECT_EQ(site_config(config).min_free_bytes, 0U) << "PostgreSQL's disk is not here";
  config.data = "/srv/crownhead";
  EXPECT_EQ(site_config(config).min_free_bytes, 5U);
  EXPECT_EQ(site_config(config).folder, "/srv/crownhead");
}

TEST(Settings, OnlyAFewPathsAcceptLargerBodies) {
  const auto larger = net_config(reached_at("")).larger_bodies;
  EXPECT_EQ(larger,
            (std::vector<std::pair<std::string, std::size_t>>{{"/import", 1024 * net::kib},
                                                              {"/pdn/read", 1536 * net::kib},
                                                              {"/pdn/write", 1024 * net::kib}}));
}

TEST(Settings, OnlyASiteWithTlsBindsBrowsersToIt) {
  const auto binds = [](const std::string& public_url) {
    return std::ranges::any_of(
        net_config(reached_at(public_url)).default_headers,
        [](const auto& header) { return header.first == "Strict-Transport-Security"; });
  };
  EXPECT_TRUE(binds("https://play.example.org"));
  EXPECT_FALSE(binds("http://play.example.org"));
  EXPECT_FALSE(binds(""));
}

}  // namespace
}  // namespace crownhead::server
