#include "server/http/account/webhooks.hpp"

#include <gtest/gtest.h>

#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class WebhooksApiTest : public PeopleTest {
 protected:
  std::string make() {
    return site
        .ask(post, "/api/v1/webhooks",
             R"({"url":"https://x.example/hook","events":["my_turn","game_ended"],)"
             R"("password":"secret words"})",
             anna)
        .data()
        .at("id");
  }

  net::Headers anna = cookie_of(PeopleTest::make("Dora"));
};

TEST_F(WebhooksApiTest, IsCreatedAndShowsItsSecretOnce) {
  const auto keyed = with(anna, "Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab");
  const std::string body =
      R"({"url":"https://x.example/hook","events":["my_turn"],"password":"secret words"})";
  const auto made = site.ask(post, "/api/v1/webhooks", body, keyed);
  EXPECT_EQ(made.status, 201);
  const std::string secret = made.data().at("secret");
  EXPECT_TRUE(auth::is_secret(auth::SecretKind::webhook, secret));
  EXPECT_EQ(site.ask(post, "/api/v1/webhooks", body, keyed).body, made.body);
  const auto list = site.ask(get, "/api/v1/webhooks", "", anna);
  ASSERT_EQ(list.data().at("items").size(), 1U);
  EXPECT_EQ(list.data().at("items")[0].at("events"), json{"my_turn"});
  EXPECT_EQ(list.data().at("items")[0].at("active"), true);
  EXPECT_EQ(list.body.find(secret), std::string::npos);
}

TEST_F(WebhooksApiTest, InvalidWebhooksAreRejected) {
  for (const char* url :
       {"ftp://x.example", "https://", "https:///x", "http://:80/", "https://me@x.example/",
        "https://x.example/#a", "https://x example/", "javascript:x", "https://exämple.org/"}) {
    const auto answer =
        site.ask(post, "/api/v1/webhooks",
                 json{{"url", url}, {"events", {"my_turn"}}, {"password", "x"}}.dump(), anna);
    EXPECT_EQ(answer.status, 422) << url;
    EXPECT_EQ(answer.fields(), std::vector<std::string>{"url"}) << url;
  }
  for (const char* events :
       {R"([])", R"(["test"])", R"(["my_turn","x"])", R"([1])", R"("my_turn")"})
    EXPECT_EQ(site.ask(post, "/api/v1/webhooks",
                       R"({"url":"https://x.example","password":"x","events":)" +
                           std::string(events) + "}",
                       anna)
                  .fields(),
              std::vector<std::string>{"events"})
        << events;
}

TEST_F(WebhooksApiTest, AcceptsASchemeInCapitalsAndRequiresThePunycodeOfAHost) {
  const auto made = [&](const std::string& url) {
    const json body = {{"url", url}, {"events", {"my_turn"}}, {"password", "secret words"}};
    return site.ask(post, "/api/v1/webhooks", body.dump(), anna);
  };
  EXPECT_EQ(made("HTTPS://x.example/Hook?a=B").status, 201);
  const auto refused = made("https://bücher.example/");
  EXPECT_EQ(refused.fields(), std::vector<std::string>{"url"});
  EXPECT_NE(refused.body.find("xn--bcher-kva.example"), std::string::npos);
  for (const char* url : {"https://x.example:0/", "https://x.example:70000/",
                          "https://x.example:port/", "https://x.example./", "https://127.1/",
                          "https://x..example/", "https://x.example/\\u0001"})
    EXPECT_EQ(made(url).fields(), std::vector<std::string>{"url"}) << url;
}

TEST_F(WebhooksApiTest, IsChangedTurnedOffAndDeleted) {
  const auto path = "/api/v1/webhooks/" + make();
  const auto changed = site.ask(patch, path,
                                R"({"url":"http://y.example:8080/?a=1","events":["challenge"],)"
                                R"("password":"secret words"})",
                                anna);
  EXPECT_EQ(changed.data().at("url"), "http://y.example:8080/?a=1");
  EXPECT_EQ(changed.data().at("events"), json{"challenge"});
  EXPECT_EQ(site.ask(patch, path, R"({"active":false})", anna).data().at("disabled_ms"), noon.ms);
  EXPECT_EQ(site.ask(post, path + "/test", "", anna).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(patch, path, R"({"active":true})", anna).data().at("active"), true);
  EXPECT_EQ(site.ask(patch, path, R"({"active":1})", anna).fields(),
            std::vector<std::string>{"active"});
  EXPECT_EQ(site.ask(del, path, "", anna).status, 204);
  EXPECT_EQ(site.ask(del, path, "", anna).code(), "NOT_FOUND");
}

TEST_F(WebhooksApiTest, CreatingOrRedirectingAWebhookNeedsThePassword) {
  const auto path = "/api/v1/webhooks/" + make();
  const json made = {{"url", "https://eve.example/"}, {"events", {"my_turn"}}};
  EXPECT_EQ(site.ask(post, "/api/v1/webhooks", made.dump(), anna).fields(),
            std::vector<std::string>{"password"});
  json wrong = made;
  wrong["password"] = "other words";
  EXPECT_EQ(site.ask(post, "/api/v1/webhooks", wrong.dump(), anna).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(patch, path, made.dump(), anna).fields(),
            std::vector<std::string>{"password"});
  EXPECT_EQ(site.ask(patch, path, wrong.dump(), anna).code(), "FORBIDDEN");
  const json same = {{"url", "https://x.example/hook"}, {"events", {"challenge"}}};
  EXPECT_EQ(site.ask(patch, path, same.dump(), anna).status, 200) << "it leads where it led";
  const auto list = site.ask(get, "/api/v1/webhooks", "", anna).data().at("items");
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].at("url"), "https://x.example/hook");
}

TEST_F(WebhooksApiTest, ABannedPlayersWebhookReceivesNothing) {
  make();
  const UserId dora = site.stores.users.by_name("Dora")->id;
  const auto events = accounts::NotificationKind::my_turn;
  EXPECT_EQ(site.stores.webhooks.subscribed(dora, events).size(), 1U);
  const auto id = site.stores.webhooks.of(dora)[0].id;
  db::awaited<db::Made<DeliveryId>>([&](auto done) {
    site.stores.webhooks.send_test(dora, id, "{}", noon, std::nullopt, std::move(done));
  }).value();
  EXPECT_EQ(site.stores.webhooks.due(noon, 10).size(), 1U);
  db::awaited<void>([&](auto done) {
    site.stores.moderation.ban(dora, {std::nullopt, noon, "an engine"}, std::move(done));
  }).value();
  EXPECT_TRUE(site.stores.webhooks.subscribed(dora, events).empty());
  EXPECT_TRUE(site.stores.webhooks.due(noon, 10).empty());
}

TEST_F(WebhooksApiTest, IsInItsOwnersExportWithoutItsSecret) {
  make();
  const auto held = site.exported(anna);
  EXPECT_EQ(held.at("webhooks").at(0).at("url"), "https://x.example/hook");
  EXPECT_EQ(held.dump().find("ch_w_"), std::string::npos);
}

TEST_F(WebhooksApiTest, ATestIsADelivery) {
  const auto path = "/api/v1/webhooks/" + make();
  const std::string id = site.ask(post, path + "/test", "", anna).data().at("id");
  const auto list = site.ask(get, path + "/deliveries?limit=1", "", anna).data();
  ASSERT_EQ(list.at("items").size(), 1U);
  EXPECT_EQ(list.at("items")[0].at("id"), id);
  EXPECT_EQ(list.at("items")[0].at("event"), "test");
  EXPECT_EQ(list.at("items")[0].at("state"), "waiting");
  EXPECT_EQ(list.at("next_cursor"), nullptr);
  EXPECT_EQ(site.ask(get, path + "/deliveries?cursor=x", "", anna).fields(),
            std::vector<std::string>{"cursor"});
  EXPECT_EQ(site.ask(get, path + "/deliveries", "", site.session(site.ben)).code(), "NOT_FOUND");
}

}  // namespace
}  // namespace crownhead::api
