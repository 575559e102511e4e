#include "server/api/accounts.hpp"

#include <gtest/gtest.h>

#include "tests/api/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

std::string account_body(const std::string& name, const std::string& password = "secret words") {
  return json{{"username", name}, {"password", password}}.dump();
}

/// The cookie that an answer set, as a request sends it.
net::Headers cookie_of(const Answer& answer) {
  const auto text = answer.header("Set-Cookie");
  return {{"Cookie", text.substr(0, text.find(';'))}};
}

class AccountsTest : public testing::Test {
 protected:
  Answer make(const std::string& name, net::Headers headers = {},
              const std::string& remote = "192.0.2.1") {
    return site.ask(post, "/api/v1/accounts", account_body(name), std::move(headers), remote);
  }
  Answer sign_in(const std::string& name, const std::string& password = "secret words",
                 const std::string& remote = "192.0.2.1") {
    return site.ask(post, "/api/v1/session", account_body(name, password), {}, remote);
  }

  SiteFixture site;
};

TEST_F(AccountsTest, AnAccountIsMadeAndSignedIn) {
  const auto made = make("Dora");
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(made.data().at("username"), "Dora");
  const auto cookie = made.header("Set-Cookie");
  for (const char* part : {"; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age=15552000"})
    EXPECT_NE(cookie.find(part), std::string::npos) << part;
  EXPECT_EQ(cookie.find("Secure"), std::string::npos);
  const auto account = site.ask(get, "/api/v1/account", "", cookie_of(made)).data();
  EXPECT_EQ(account.at("id"), made.data().at("id"));
  EXPECT_EQ(account.at("created_ms"), noon.ms);
  EXPECT_TRUE(account.at("email").is_null());
}

TEST(Accounts, OverTlsTheCookieIsSecure) {
  SiteFixture site({.public_url = "https://play.example.org"});
  const auto made = site.ask(post, "/api/v1/accounts", account_body("Dora"));
  EXPECT_NE(made.header("Set-Cookie").find("; Secure"), std::string::npos);
}

TEST_F(AccountsTest, AllThatIsWrongIsToldAtOnce) {
  const auto answer = site.ask(post, "/api/v1/accounts", R"({"username":"1","password":"short"})");
  EXPECT_EQ(answer.status, 422);
  EXPECT_EQ(answer.fields(), (std::vector<std::string>{"username", "password"}));
  EXPECT_EQ(site.ask(post, "/api/v1/accounts", account_body("Dora-dora", "dora-DORA")).fields(),
            std::vector<std::string>{"password"});
  EXPECT_EQ(site.ask(post, "/api/v1/accounts", "x").code(), "BAD_JSON");
}

TEST_F(AccountsTest, ANameIsTakenWhateverItsLetters) {
  EXPECT_EQ(make("anna").code(), "NAME_TAKEN");
  EXPECT_EQ(make("ANNA").status, 409);
}

TEST_F(AccountsTest, ARepeatedRequestMakesOneAccount) {
  const net::Headers key = {{"Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab"}};
  const auto first = make("Dora", key);
  const auto again = make("Dora", key);
  EXPECT_EQ(again.status, 201);
  EXPECT_EQ(again.body, first.body);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", cookie_of(again)).status, 200);
  EXPECT_EQ(make("Emil", key).code(), "KEY_REUSED");
}

TEST_F(AccountsTest, SigningInNeedsTheRightPassword) {
  make("Dora");
  const auto right = sign_in("dORA");
  EXPECT_EQ(right.status, 200);
  EXPECT_EQ(right.data().at("username"), "Dora");
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", cookie_of(right)).status, 200);
  const auto wrong = sign_in("Dora", "other words");
  const auto unknown = sign_in("Nobody");
  EXPECT_EQ(wrong.status, 401);
  EXPECT_EQ(wrong.code(), "NOT_SIGNED_IN");
  EXPECT_EQ(wrong.body, unknown.body) << "names can be told apart";
  EXPECT_EQ(wrong.header("Set-Cookie"), "");
}

TEST_F(AccountsTest, SigningOutEndsTheSession) {
  const auto dora = cookie_of(make("Dora"));
  const auto out = site.ask(del, "/api/v1/session", "", dora);
  EXPECT_EQ(out.status, 204);
  EXPECT_NE(out.header("Set-Cookie").find("crownhead_session=;"), std::string::npos);
  EXPECT_NE(out.header("Set-Cookie").find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", dora).status, 401);
  EXPECT_EQ(site.ask(del, "/api/v1/session", "", dora).status, 204);
  EXPECT_EQ(site.ask(del, "/api/v1/session").status, 204);
}

TEST_F(AccountsTest, AProfileIsChangedWhereItIsNamed) {
  const auto anna = site.session(site.anna);
  const auto changed =
      site.ask(patch, "/api/v1/account", R"({"email":"a@example.org","locale":"lv"})", anna);
  EXPECT_EQ(changed.status, 200);
  EXPECT_EQ(changed.data().at("email"), "a@example.org");
  EXPECT_EQ(changed.data().at("locale"), "lv");
  EXPECT_EQ(changed.data().at("time_zone"), "Europe/Amsterdam");
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", anna).body, changed.body);
  EXPECT_EQ(site.ask(patch, "/api/v1/account", R"({"time_zone":""})", anna).fields(),
            std::vector<std::string>{"time_zone"});
  EXPECT_TRUE(
      site.ask(patch, "/api/v1/account", R"({"email":""})", anna).data().at("email").is_null());
}

TEST_F(AccountsTest, OthersSeeTheNameOnly) {
  EXPECT_EQ(site.ask(get, "/api/v1/users/anna").data(),
            (json{{"username", "Anna"}, {"created_ms", 1000}}));
  EXPECT_EQ(site.ask(get, "/api/v1/users/Nobody").code(), "NOT_FOUND");
}

TEST_F(AccountsTest, ATokenIsShownOnceAndWorks) {
  const auto anna = site.session(site.anna);
  const auto made = site.ask(post, "/api/v1/tokens", R"({"name":"bot","scopes":["read"]})", anna);
  EXPECT_EQ(made.status, 201);
  const std::string token = made.data().at("token");
  EXPECT_TRUE(auth::is_secret(auth::SecretKind::token, token));
  const net::Headers bot = {{"Authorization", "Bearer " + token}};
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", bot).data().at("username"), "Anna");
  EXPECT_EQ(site.ask(post, "/api/v1/seeks", "{}", bot).code(), "SCOPE_MISSING");
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", R"({"name":"","scopes":["all"]})", anna).fields(),
            (std::vector<std::string>{"name", "scopes"}));
}

TEST_F(AccountsTest, ARepeatedRequestForATokenGetsTheSameToken) {
  const auto keyed =
      with(site.session(site.anna), "Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab");
  const std::string body = R"({"name":"bot","scopes":["read"]})";
  const auto first = site.ask(post, "/api/v1/tokens", body, keyed);
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", body, keyed).body, first.body);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "",
                     {{"Authorization", "Bearer " + first.data().at("token").get<std::string>()}})
                .status,
            200);
}

TEST_F(AccountsTest, AccountsFromOneAddressAreLimited) {
  const auto name = [](int n) { return "player" + std::to_string(n); };
  for (int i = 0; i < 20; ++i) ASSERT_EQ(make(name(i)).status, 201);
  const auto refused = make(name(20));
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.code(), "RATE_LIMITED");
  EXPECT_EQ(refused.header("Retry-After"), "180");
  EXPECT_EQ(make(name(20), {}, "192.0.2.2").status, 201);
  site.by_hand().move_to(noon + seconds(180));
  EXPECT_EQ(make(name(21)).status, 201);
  EXPECT_EQ(make(name(22)).status, 429);
}

TEST_F(AccountsTest, WhatIsWrongDoesNotCountAsAnAccount) {
  for (int i = 0; i < 30; ++i) EXPECT_EQ(make("1").status, 422);
  EXPECT_EQ(make("Dora").status, 201);
}

TEST_F(AccountsTest, AnAddressOfVersionSixCountsByItsNetwork) {
  for (int i = 0; i < 20; ++i)
    make("player" + std::to_string(i), {}, "2001:db8:1:2::" + std::to_string(i + 1));
  EXPECT_EQ(make("Dora", {}, "2001:db8:1:2:ffff::1").status, 429);
  EXPECT_EQ(make("Dora", {}, "2001:db8:1:3::1").status, 201);
}

TEST_F(AccountsTest, TriesOfOneNameAreLimitedWhereverTheyComeFrom) {
  make("Dora");
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(
        sign_in(i % 2 ? "Dora" : "DORA", "wrong words", "192.0.2." + std::to_string(i)).status,
        401);
  const auto refused = sign_in("dora", "secret words", "192.0.2.99");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("Retry-After"), "30");
  EXPECT_EQ(sign_in("Nobody").status, 401);
  site.by_hand().move_to(noon + seconds(30));
  EXPECT_EQ(sign_in("Dora").status, 200);
}

TEST_F(AccountsTest, UnknownNamesAreLimitedAlike) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(sign_in("Nobody").status, 401);
  EXPECT_EQ(sign_in("Nobody").status, 429);
}

TEST_F(AccountsTest, ARightPasswordDoesNotCount) {
  make("Dora");
  for (int i = 0; i < 30; ++i)
    ASSERT_EQ(sign_in("Dora", "secret words", "192.0.2." + std::to_string(i)).status, 200);
}

TEST_F(AccountsTest, TriesFromOneAddressAreLimited) {
  for (int i = 0; i < 50; ++i) ASSERT_EQ(sign_in("name" + std::to_string(i)).status, 401);
  const auto refused = sign_in("other");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("Retry-After"), "5");
  EXPECT_EQ(sign_in("other", "x", "192.0.2.2").status, 401);
}

TEST(Accounts, WithoutLimitsThereAreNone) {
  SiteFixture site({.public_url = "", .limits = false});
  for (int i = 0; i < 60; ++i)
    ASSERT_EQ(site.ask(post, "/api/v1/session", account_body("Nobody")).status, 401);
}

TEST_F(AccountsTest, TooManyAtOnceAreBusy) {
  std::promise<void> go_on;
  const auto gone_on = go_on.get_future().share();
  while (site.workers.run([gone_on] { gone_on.wait(); })) {
  }
  const auto refused = sign_in("Dora");
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.code(), "BUSY");
  EXPECT_EQ(refused.header("Retry-After"), "1");
  EXPECT_EQ(make("Dora").code(), "BUSY");
  go_on.set_value();
}

TEST_F(AccountsTest, WhereNothingCanBeStoredItSaysSo) {
  site.stores.database.drain();
  EXPECT_EQ(make("Dora").code(), "UNAVAILABLE");
}

}  // namespace
}  // namespace crownhead::api
