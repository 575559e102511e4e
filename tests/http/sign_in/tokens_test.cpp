#include "server/http/sign_in/tokens.hpp"

#include <gtest/gtest.h>

#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

using TokensTest = PeopleTest;

const std::string bot_body = R"({"name":"bot","scopes":["read"],"password":"secret words"})";
const std::string key = "0190d0a4-7c1e-7abc-8def-0123456789ab";

TEST_F(TokensTest, ATokenIsShownOnceAndWorks) {
  const auto anna = cookie_of(make("Dora"));
  const auto made = site.ask(post, "/api/v1/tokens", bot_body, anna);
  EXPECT_EQ(made.status, 201);
  const std::string token = made.data().at("token");
  EXPECT_TRUE(auth::is_secret(auth::SecretKind::token, token));
  const net::Headers bot = {{"Authorization", "Bearer " + token}};
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", bot).data().at("username"), "Dora");
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", "{}", bot).code(), "SCOPE_MISSING");
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", R"({"name":"","scopes":["all"]})", anna).fields(),
            (std::vector<std::string>{"name", "scopes", "password"}));
}

TEST_F(TokensTest, ARepeatedRequestOfTheSameSessionGetsTheSameToken) {
  const auto keyed = with(cookie_of(make("Dora")), "Idempotency-Key", key);
  const auto first = site.ask(post, "/api/v1/tokens", bot_body, keyed);
  EXPECT_EQ(first.status, 201);
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", bot_body, keyed).body, first.body);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "",
                     {{"Authorization", "Bearer " + first.data().at("token").get<std::string>()}})
                .status,
            200);
  const auto elsewhere = with(cookie_of(sign_in("Dora")), "Idempotency-Key", key);
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", bot_body, elsewhere).code(), "KEY_REUSED");
}

TEST_F(TokensTest, AreNotStoredInPlainText) {
  const auto keyed = with(cookie_of(make("Dora")), "Idempotency-Key", key);
  const std::string token = site.ask(post, "/api/v1/tokens", bot_body, keyed).data().at("token");
  for (const auto& [name, text] : site.file_texts())
    EXPECT_EQ(text.find(token.substr(5)), std::string::npos) << name;
}

TEST_F(TokensTest, AreListedAndRevoked) {
  const auto anna = cookie_of(make("Dora"));
  const auto made = site.ask(post, "/api/v1/tokens", bot_body, anna).data();
  const net::Headers bot = {{"Authorization", "Bearer " + made.at("token").get<std::string>()}};
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", bot).status, 200);
  db::awaited<void>([&](auto done) {  // so that the note of its use has been written
    site.stores.blocks.remove(site.anna, site.ben, std::move(done));
  })
      .value();
  const auto list = site.ask(get, "/api/v1/tokens", "", anna).data().at("items");
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].at("name"), "bot");
  EXPECT_EQ(list[0].at("scopes"), json{"read"});
  EXPECT_EQ(list[0].at("seen_ms"), noon.ms);
  const auto path = "/api/v1/tokens/" + made.at("id").get<std::string>();
  EXPECT_EQ(site.ask(del, path, "", site.session(site.ben)).code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(del, path, "", anna).status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", bot).status, 401);
}

TEST_F(TokensTest, AreCreatedOnlyWithThePassword) {
  const auto dora = cookie_of(make("Dora"));
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", R"({"name":"bot","scopes":["read"]})", dora).fields(),
            std::vector<std::string>{"password"});
  const auto wrong = site.ask(post, "/api/v1/tokens",
                              R"({"name":"bot","scopes":["read"],"password":"other words"})", dora);
  EXPECT_EQ(wrong.code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(get, "/api/v1/tokens", "", dora).data().at("items"), json::array());
}

TEST_F(TokensTest, TheStoredRequestDoesNotRevealThePassword) {
  const auto keyed = with(cookie_of(make("Dora")), "Idempotency-Key", key);
  site.ask(post, "/api/v1/tokens", bot_body, keyed);
  const json changed = {{"current", "secret words"}, {"password", "newer words"}};
  EXPECT_EQ(site.ask(put, "/api/v1/account/password", changed.dump(), keyed).status, 204);
  const auto again =
      site.ask(post, "/api/v1/tokens",
               R"({"name":"bot","scopes":["read"],"password":"newer words"})", keyed);
  EXPECT_NE(again.data().at("detail").get<std::string>().find("already shown"), std::string::npos)
      << "the same request, whatever the password: " << again.body;
}

TEST_F(TokensTest, MayExpire) {
  const auto dora = cookie_of(make("Dora"));
  const auto ask = [&](Instant end) {
    return site.ask(post, "/api/v1/tokens",
                    json{{"name", "bot"},
                         {"scopes", {"read"}},
                         {"password", "secret words"},
                         {"expires_ms", end.ms}}
                        .dump(),
                    dora);
  };
  EXPECT_EQ(ask(noon).fields(), std::vector<std::string>{"expires_ms"});
  const auto made = ask(noon + seconds(60));
  ASSERT_EQ(made.status, 201);
  const net::Headers bot = {
      {"Authorization", "Bearer " + made.data().at("token").get<std::string>()}};
  const auto list = site.ask(get, "/api/v1/tokens", "", dora).data().at("items");
  EXPECT_EQ(list[0].at("expires_ms"), (noon + seconds(60)).ms);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", bot).status, 200);
  site.by_hand().move_to(noon + seconds(60));
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", bot).status, 401);
  EXPECT_EQ(site.ask(get, "/api/v1/tokens", "", dora).data().at("items"), json::array());
}

}  // namespace
}  // namespace crownhead::api
