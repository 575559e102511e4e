#include "server/wire/account/push_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace crownhead::wire {
namespace {

using nlohmann::json;

TEST(PushJson, ASubscriptionIsReadAsBrowsersWriteIt) {
  const auto body =
      parse_push_subscription(R"({"endpoint":"https://x.example/a","expirationTime":null,)"
                              R"("keys":{"p256dh":"AAA","auth":"BBB"}})");
  ASSERT_TRUE(body);
  EXPECT_EQ(body->endpoint, "https://x.example/a");
  EXPECT_EQ(body->browser_key, "AAA");
  EXPECT_EQ(body->auth, "BBB");
}

TEST(PushJson, EachMissingFieldIsNamed) {
  const auto wrong = [](const char* text) {
    std::vector<std::string> names;
    const auto body = parse_push_subscription(text);
    if (!body)
      for (const auto& error : body.error().fields) names.push_back(error.field);
    return names;
  };
  EXPECT_EQ(wrong("{}"), (std::vector<std::string>{"endpoint", "keys"}));
  EXPECT_EQ(wrong(R"({"endpoint":"x","keys":{"auth":1}})"),
            (std::vector<std::string>{"keys.p256dh", "keys.auth"}));
  EXPECT_EQ(wrong(R"({"endpoint":"x","keys":{"auth":"a","p256dh":"b","x":1}})"),
            std::vector<std::string>{"keys.x"});
}

TEST(PushJson, LongTextsAreCutBetweenCharacters) {
  std::string title, body(161, 'b');
  for (int i = 0; i < 41; ++i) title += "é";
  const auto text = push_payload(
      {.kind = "my_turn", .title = title, .body = body, .url = "/game/1", .at = Instant{5}});
  const auto payload = json::parse(text);
  EXPECT_EQ(payload.at("title").get<std::string>(), title.substr(0, 76) + "…");
  EXPECT_EQ(payload.at("body").get<std::string>(), body.substr(0, 157) + "…");
  EXPECT_EQ(payload.at("at_ms"), 5);
  EXPECT_EQ(
      push_payload(
          {.kind = "x", .title = title.substr(0, 80), .body = "", .url = "/", .at = Instant{5}})
          .find("…"),
      std::string::npos);

  auto bare = payload;
  bare["body"] = "";
  EXPECT_EQ(json::parse(push_title_only(text)), bare);
}

TEST(PushJson, AListHasNoEndpoints) {
  const auto list = json::parse(push_subscriptions_json({{.id = {7},
                                                          .endpoint = "https://secret.example",
                                                          .device = "Firefox",
                                                          .created = {},
                                                          .seen = {},
                                                          .session = {3}}},
                                                        SessionId{3}));
  EXPECT_EQ(list.at("items")[0].at("id"), "7");
  EXPECT_EQ(list.at("items")[0].at("current"), true);
  EXPECT_EQ(list.dump().find("secret"), std::string::npos);
}

}  // namespace
}  // namespace crownhead::wire
