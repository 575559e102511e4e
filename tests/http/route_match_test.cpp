#include "server/http/route_match.hpp"

#include <gtest/gtest.h>

namespace crownhead::api {
namespace {

using enum net::Verb;

TEST(RouteMatch, ReturnsThePartsOfThePath) {
  PathPieces pieces;
  EXPECT_TRUE(matched("/a/{x}/b/{y}", "/a/1/b/two", pieces));
  EXPECT_EQ(pieces, (PathPieces{"1", "two"}));
  for (const char* path : {"/a/1/b/", "/a/1/b/2/3", "/a//b/2", "/a/1/c/2", "/a"}) {
    PathPieces none;
    EXPECT_FALSE(matched("/a/{x}/b/{y}", path, none)) << path;
  }
}

TEST(RouteMatch, NamesTheRouteWithoutTheValuesInThePath) {
  EXPECT_EQ(route_pattern(get, "/api/v1/games/17"), "/api/v1/games/{id}");
  EXPECT_EQ(route_pattern(get, "/api/v1/games/17.pdn"), "/api/v1/games/{id}.pdn");
  EXPECT_EQ(route_pattern(post, "/api/v1/games/17/moves"), "/api/v1/games/{id}/moves");
  EXPECT_EQ(route_pattern(get, "/metrics"), "/metrics");
  EXPECT_EQ(route_pattern(put, "/metrics"), "files");
  EXPECT_EQ(route_pattern(get, "/index.html"), "files");
}

}  // namespace
}  // namespace crownhead::api
