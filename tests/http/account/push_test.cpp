#include "server/http/account/push.hpp"

#include <gtest/gtest.h>

#include "server/auth/base64url.hpp"
#include "server/messages/push/keys.hpp"
#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;
using auth::base64url;

class PushApiTest : public PeopleTest {
 protected:
  PushApiTest() {
    site.config.push_contact = "mailto:push@example.com";
    db::awaited<void>([&](auto done) {
      site.stores.push_subscriptions.make_key(pair, noon, std::move(done));
    }).value();
  }

  static json browser(const std::string& endpoint = "https://push.example/a") {
    return {{"endpoint", endpoint},
            {"expirationTime", nullptr},
            {"keys",
             {{"p256dh", base64url(messages::push::make_key_pair().open)},
              {"auth", base64url(std::string(16, 'x'))}}}};
  }

  Answer subscribe(const json& body, const net::Headers& who) {
    return site.ask(post, "/api/v1/push/subscriptions", body.dump(), who);
  }

  json list(const net::Headers& who) {
    return site.ask(get, "/api/v1/push/subscriptions", "", who).data().at("items");
  }

  accounts::PushKeyPair pair = messages::push::make_key_pair();
  net::Headers dora = cookie_of(PeopleTest::make("Dora"));
};

TEST_F(PushApiTest, TheKeyIsPublic) {
  EXPECT_EQ(site.ask(get, "/api/v1/push/key").data(), json({{"key", base64url(pair.open)}}));
}

TEST_F(PushApiTest, WithoutAContactPushIsOff) {
  site.config.push_contact = "";
  EXPECT_EQ(site.ask(get, "/api/v1/push/key").status, 404);
  EXPECT_EQ(subscribe(browser(), dora).status, 404);
}

TEST_F(PushApiTest, ABrowserRegistersOnEachVisit) {
  const auto made = subscribe(browser(), with(dora, "User-Agent", "curl/8.0"));
  EXPECT_EQ(made.status, 201);
  const auto again = subscribe(browser(), dora);
  EXPECT_EQ(again.status, 200);
  EXPECT_EQ(again.data(), made.data());
  EXPECT_EQ(subscribe(browser("https://push.example/b"), dora).status, 201);
  const auto items = list(dora);
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(items[0].at("id"), made.data().at("id"));
  EXPECT_EQ(items[0].at("current"), true);
  EXPECT_FALSE(items[0].contains("endpoint")) << "it is a secret";
}

TEST_F(PushApiTest, IsRemovedByItsOwner) {
  const std::string id = subscribe(browser(), dora).data().at("id");
  const auto path = "/api/v1/push/subscriptions/" + id;
  EXPECT_EQ(site.ask(del, path, "", cookie_of(PeopleTest::make("Emil"))).status, 404);
  EXPECT_EQ(site.ask(del, path, "", dora).status, 204);
  EXPECT_EQ(site.ask(del, path, "", dora).status, 404);
  EXPECT_TRUE(list(dora).empty());
}

TEST_F(PushApiTest, EndsWithSigningOut) {
  subscribe(browser(), dora);
  const UserId user = site.stores.users.by_name("Dora")->id;
  ASSERT_EQ(site.stores.push_subscriptions.of(user).size(), 1U);
  EXPECT_EQ(site.ask(del, "/api/v1/session", "", dora).status, 204);
  EXPECT_TRUE(site.stores.push_subscriptions.of(user).empty());
}

TEST_F(PushApiTest, BadEndpointsAreRejected) {
  for (const char* url :
       {"http://push.example/a", "https://push.example:8443/a", "https://192.0.2.1/a",
        "https://[2001:db8::1]/a", "https://me@push.example/a", "https://", "javascript:x",
        "https://push.example/#a", "https://127.1/a"})
    EXPECT_EQ(subscribe(browser(url), dora).fields(), std::vector<std::string>{"endpoint"}) << url;
  const std::string longest = "https://push.example/";
  EXPECT_EQ(subscribe(browser(longest + std::string(1024 - longest.size(), 'x')), dora).status,
            201);
  EXPECT_EQ(subscribe(browser(longest + std::string(1025 - longest.size(), 'x')), dora).status,
            422);
}

TEST_F(PushApiTest, BadKeysAreRejected) {
  const auto refused = [&](const std::string& name, const std::string& text) {
    auto body = browser();
    body["keys"][name] = text;
    return subscribe(body, dora).fields() == std::vector<std::string>{"keys." + name};
  };
  auto off_the_curve = pair.open;
  off_the_curve.back() ^= 1;
  EXPECT_TRUE(refused("p256dh", base64url(off_the_curve)));
  EXPECT_TRUE(refused("p256dh", base64url(std::span(pair.open).first(64))));
  EXPECT_TRUE(refused("p256dh", base64url(std::string(65, '\0'))));
  EXPECT_TRUE(refused("p256dh", "not base64url"));
  EXPECT_TRUE(refused("auth", base64url(std::string(15, 'x'))));
  EXPECT_TRUE(refused("auth", base64url(std::string(17, 'x'))));
  EXPECT_TRUE(list(dora).empty());
}

TEST_F(PushApiTest, TenNewBrowsersAnHour) {
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(subscribe(browser("https://push.example/" + std::to_string(i)), dora).status, 201);
  EXPECT_EQ(subscribe(browser("https://push.example/10"), dora).status, 429);
  EXPECT_EQ(subscribe(browser("https://push.example/9"), dora).status, 200) << "not a new one";
}

TEST_F(PushApiTest, IsPartOfTheExport) {
  const std::string id = subscribe(browser(), dora).data().at("id");
  const auto held = site.exported(dora).at("push_subscriptions");
  ASSERT_EQ(held.size(), 1U);
  EXPECT_EQ(held[0].at("id"), id);
  EXPECT_EQ(held[0].at("endpoint"), "https://push.example/a");
  EXPECT_FALSE(held[0].contains("keys"));
}

TEST_F(PushApiTest, APlayerChoosesWhatIsPushed) {
  const std::string path = "/api/v1/account/notifications";
  const auto push = [](const Answer& answer) { return answer.data().at("push"); };
  const auto before = push(site.ask(get, path, "", dora));
  EXPECT_EQ(before.at("my_turn"), true);
  EXPECT_EQ(before.at("game_ended"), false);
  EXPECT_FALSE(before.contains("challenge"));
  const auto after = site.ask(patch, path, R"({"push":{"my_turn":false,"game_ended":true}})", dora);
  EXPECT_EQ(after.status, 200);
  EXPECT_EQ(push(after).at("my_turn"), false);
  EXPECT_EQ(push(after).at("game_ended"), true);
  EXPECT_EQ(push(after).at("reminder"), true);
  EXPECT_EQ(site.ask(get, path, "", dora).data(), after.data());
  EXPECT_EQ(site.ask(patch, path, R"({"push":{"challenge":true}})", dora).status, 422);
  EXPECT_EQ(site.ask(patch, path, R"({"push":{"my_turn":1}})", dora).status, 422);
  EXPECT_EQ(push(site.ask(patch, path, R"({"my_turn":false})", dora)), push(after));
}

}  // namespace
}  // namespace crownhead::api
