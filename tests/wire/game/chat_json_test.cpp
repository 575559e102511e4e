#include "server/wire/game/chat_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace crownhead::wire {
namespace {

using nlohmann::json;

const play::ChatLine line{.id = {5},
                          .game = {12},
                          .room = play::ChatRoom::spectators,
                          .username = "anna",
                          .text = "<b>\"hi\"</b>",
                          .at = Instant{99}};

TEST(ChatJson, ReadsALine) {
  EXPECT_EQ(parse_chat(R"({"text":" hello "})")->text, "hello");
  EXPECT_FALSE(parse_chat(R"({"text":"hello"})")->room);
  EXPECT_EQ(parse_chat(R"({"text":"x","room":"players"})")->room, play::ChatRoom::players);
  EXPECT_EQ(parse_chat(R"({"text":"x","room":"spectators"})")->room, play::ChatRoom::spectators);
}

TEST(ChatJson, ReportsTheFault) {
  const std::pair<const char*, const char*> rows[] = {
      {R"({})", "text is missing; give a text"},
      {R"({"text":5})", "text must be a text"},
      {R"({"text":"  "})", "text must not be empty; write something"},
      {R"({"text":"a\nb"})",
       "text must be one line without control characters; remove invisible characters"},
      {R"({"text":"x","room":"all"})", "room must be one of: players, spectators"}};
  for (const auto& [body, why] : rows) {
    const auto parsed = parse_chat(body);
    ASSERT_FALSE(parsed) << body;
    EXPECT_EQ(parsed.error().error.code, Code::invalid_field);
    EXPECT_EQ(parsed.error().error.detail, why);
  }
  const auto long_text = json{{"text", std::string(301, 'x')}}.dump();
  EXPECT_EQ(parse_chat(long_text).error().error.code, Code::invalid_field);
}

TEST(ChatJson, WritesALineAndAPage) {
  const json expected = {{"id", "5"},
                         {"room", "spectators"},
                         {"username", "anna"},
                         {"at_ms", 99},
                         {"text", "<b>\"hi\"</b>"}};
  EXPECT_EQ(json::parse(chat_page_json({.items = {line}, .next = 5})),
            (json{{"items", {expected}}, {"next_cursor", "5"}}));
  auto told = expected;
  told["type"] = "chat";
  EXPECT_EQ(json::parse(chat_data(line)), told);
}

}  // namespace
}  // namespace crownhead::wire
