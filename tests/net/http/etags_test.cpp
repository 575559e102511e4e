#include "server/net/http/etags.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace crownhead::net {
namespace {

/// Returns "W/a b" for the tags W/"a" and "b"; "none" for a text that is not a list of tags.
std::string read(std::string_view list) {
  const auto tags = read_entity_tags(list);
  if (!tags) return "none";
  std::string text;
  for (const auto& tag : *tags)
    text += (text.empty() ? "" : " ") + std::string(tag.weak ? "W/" : "") + std::string(tag.text);
  return text;
}

TEST(EntityTags, AreReadAsAList) {
  EXPECT_EQ(read("\"1\""), "1");
  EXPECT_EQ(read("\"99\", \"1\""), "99 1");
  EXPECT_EQ(read(" W/\"1\"\t,\"2\" "), "W/1 2");
  EXPECT_EQ(read(", \"1\",,\"2\" ,"), "1 2") << "empty elements count for nothing";
  EXPECT_EQ(read("\"a,b\", \"c\""), "a,b c") << "a comma may be in a tag";
  EXPECT_EQ(read("\"\""), "");
  for (const char* bad : {"", ",", "1", "\"1", "1\"", "w/\"1\"", "W/1", "W/ \"1\"", "\"1\" \"2\"",
                          "\"1\"x", "*", "*, \"1\"", "\"a b\"", "\"\x7f\""})
    EXPECT_EQ(read(bad), "none") << bad;
}

TEST(EntityTags, AStarMatchesAnyTag) {
  EXPECT_TRUE(is_any_tag("*"));
  EXPECT_TRUE(is_any_tag(" *\t"));
  for (const char* other : {"", "**", "\"*\"", "*, \"1\""})
    EXPECT_FALSE(is_any_tag(other)) << other;
}

Response answered(Verb verb, int status, Headers asked) {
  Request request;
  request.verb = verb;
  request.headers = std::move(asked);
  Response response{.status = status,
                    .headers = {{"ETag", "\"5\""},
                                {"Content-Type", "application/json"},
                                {"cache-control", "no-store"}},
                    .body = "body"};
  without_known_body(request, response);
  return response;
}

TEST(KnownBody, IsNotSentAgain) {
  for (const char* has : {"\"5\"", "W/\"5\"", "\"4\", \"5\"", "*"}) {
    const auto answer = answered(Verb::get, 200, {{"If-None-Match", has}});
    EXPECT_EQ(answer.status, 304) << has;
    EXPECT_EQ(answer.body, "");
    EXPECT_EQ(answer.headers, (Headers{{"ETag", "\"5\""}, {"cache-control", "no-store"}}));
  }
  EXPECT_EQ(answered(Verb::head, 200, {{"If-None-Match", "\"5\""}}).status, 304);
  EXPECT_EQ(
      answered(Verb::get, 200, {{"If-None-Match", "\"4\""}, {"if-none-match", "\"5\""}}).status,
      304)
      << "two lines are one list";
}

TEST(KnownBody, IsSentIfTheVersionDiffers) {
  for (const char* has : {"\"4\"", "\"55\"", "5", "\"5", "\"5\" \"6\"", ""})
    EXPECT_EQ(answered(Verb::get, 200, {{"If-None-Match", has}}).status, 200) << has;
  EXPECT_EQ(answered(Verb::get, 200, {}).body, "body");
  EXPECT_EQ(answered(Verb::post, 200, {{"If-None-Match", "*"}}).status, 200);
  EXPECT_EQ(answered(Verb::get, 404, {{"If-None-Match", "*"}}).status, 404);
}

}  // namespace
}  // namespace crownhead::net
