#include "server/http/sign_in/sessions.hpp"

#include <gtest/gtest.h>

#include "db/retention.hpp"
#include "server/http/sign_in/credentials.hpp"
#include "tests/http/fake_socket.hpp"
#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

using SessionsTest = PeopleTest;

TEST_F(SessionsTest, SigningInNeedsTheRightPassword) {
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

TEST_F(SessionsTest, SigningOutEndsTheSession) {
  const auto dora = cookie_of(make("Dora"));
  const auto out = site.ask(del, "/api/v1/session", "", dora);
  EXPECT_EQ(out.status, 204);
  EXPECT_NE(out.header("Set-Cookie").find("crownhead_session=;"), std::string::npos);
  EXPECT_NE(out.header("Set-Cookie").find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", dora).status, 401);
  EXPECT_EQ(site.ask(del, "/api/v1/session", "", dora).status, 204);
  EXPECT_EQ(site.ask(del, "/api/v1/session").status, 204);
}

TEST_F(SessionsTest, SigningOutClosesTheSocketsOfTheSession) {
  const auto here = cookie_of(make("Dora")), there = cookie_of(sign_in("Dora"));
  const auto socket_of = [&](const net::Headers& headers) {
    auto socket = std::make_shared<FakeSocket>();
    net::Request request;
    request.headers = headers;
    site.site.sockets.add(
        credentials_of(site.stores.sessions, *site.clock, site.config, site.stores.factors, request)
            .bearer.value(),
        socket);
    return socket;
  };
  const auto one = socket_of(here), two = socket_of(here), other = socket_of(there);
  EXPECT_EQ(site.ask(del, "/api/v1/session", "", here).status, 204);
  live::settle(site.threads, site.pools);
  EXPECT_EQ(one->closed, 1008);
  EXPECT_EQ(two->closed, 1008);
  EXPECT_EQ(other->closed, 0);
}

TEST_F(SessionsTest, AttemptsForOneNameAreLimitedAcrossAddresses) {
  make("Dora");
  for (int i = 0; i < 100; ++i)
    ASSERT_EQ(
        sign_in(i % 2 ? "Dora" : "DORA", "wrong words", "198.51.100." + std::to_string(i)).status,
        401);
  const auto refused = sign_in("dora", "secret words", "198.51.100.200");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("Retry-After"), "36");
  EXPECT_EQ(sign_in("Nobody").status, 401);
  site.by_hand().move_to(noon + seconds(36));
  EXPECT_EQ(sign_in("Dora", "secret words", "198.51.100.200").status, 200);
}

TEST_F(SessionsTest, AttemptsForOneNameFromOneAddressAreLimited) {
  make("Dora");
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(sign_in(i % 2 ? "Dora" : "DORA", "wrong words", "198.51.100.1").status, 401);
  const auto refused = sign_in("dora", "secret words", "198.51.100.1");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("Retry-After"), "40");
  EXPECT_EQ(sign_in("Dora", "secret words", "198.51.100.2").status, 200);
}

TEST_F(SessionsTest, UnknownNamesAreLimitedTheSameWay) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(sign_in(i % 2 ? "Nobody" : "NOBODY").status, 401);
  EXPECT_EQ(sign_in("Nobody").status, 429);
}

TEST_F(SessionsTest, StrangersCannotLockAPlayerOutOfAKnownAddress) {
  make("Dora", {}, "203.0.113.7");
  for (int i = 0; i < 101; ++i) sign_in("Dora", "wrong words", "198.51.100." + std::to_string(i));
  EXPECT_EQ(sign_in("Dora", "secret words", "198.51.100.200").status, 429) << "a strange place";
  EXPECT_EQ(sign_in("Dora", "secret words", "203.0.113.7").status, 200) << "an address of hers";
  site.by_hand().move_to(noon + db::places_kept + seconds(1));
  for (int i = 0; i < 101; ++i) sign_in("Dora", "wrong words", "198.51.100." + std::to_string(i));
  EXPECT_EQ(sign_in("Dora", "secret words", "203.0.113.7").status, 429) << "long ago";
}

TEST_F(SessionsTest, StrangersAtTheSameAddressCannotLockOutAKnownBrowser) {
  const auto browser = [](const Answer& answer) {
    for (const auto& [name, text] : answer.headers)
      if (name == "Set-Cookie" && text.starts_with("crownhead_browser="))
        return net::Headers{{"Cookie", text.substr(0, text.find(';'))}};
    return net::Headers{};
  };
  const auto mine = browser(make("Dora"));
  ASSERT_FALSE(mine.empty());
  const auto theirs = browser(make("Eve"));
  for (int i = 0; i < 60; ++i) sign_in("Dora", "wrong words", "192.0.2.1", theirs);
  for (int i = 0; i < 60; ++i) sign_in("name" + std::to_string(i), "wrong words");
  EXPECT_EQ(sign_in("Dora").status, 429);
  EXPECT_EQ(sign_in("Dora", "secret words", "192.0.2.1", theirs).status, 429)
      << "known, but not as one of hers";
  const auto in = sign_in("Dora", "secret words", "192.0.2.1", mine);
  EXPECT_EQ(in.status, 200);
  EXPECT_EQ(browser(in), mine) << "it stays the same browser";
  for (int i = 0; i < 10; ++i) sign_in("Dora", "wrong words", "192.0.2.1", mine);
  EXPECT_EQ(sign_in("Dora", "secret words", "192.0.2.1", mine).status, 429)
      << "guessing there is limited, too";
}

TEST_F(SessionsTest, SigningInRehashesThePasswordAtAHigherCost) {
  make("Dora");
  const auto hash = [&] { return site.stores.users.by_name("Dora")->password_hash; };
  const auto former = hash();
  site.config.password_cost.passes = 2;
  EXPECT_EQ(sign_in("Dora", "wrong words").status, 401);
  EXPECT_EQ(hash(), former);
  EXPECT_EQ(sign_in("Dora").status, 200);
  EXPECT_NE(hash(), former);
  EXPECT_FALSE(auth::needs_rehash(hash(), auth::PasswordMatch::normal, site.config.password_cost));
  EXPECT_EQ(sign_in("Dora").status, 200);
}

TEST_F(SessionsTest, ACorrectPasswordDoesNotCount) {
  make("Dora");
  for (int i = 0; i < 30; ++i)
    ASSERT_EQ(sign_in("Dora", "secret words", "192.0.2." + std::to_string(i)).status, 200);
}

TEST_F(SessionsTest, AttemptsFromOneAddressAreLimited) {
  for (int i = 0; i < 50; ++i) ASSERT_EQ(sign_in("name" + std::to_string(i)).status, 401);
  const auto refused = sign_in("other");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("Retry-After"), "5");
  EXPECT_EQ(sign_in("other", "x", "192.0.2.2").status, 401);
}

TEST_F(SessionsTest, TooManySignInsAtOnceAreBusy) {
  std::promise<void> go_on;
  const auto gone_on = go_on.get_future().share();
  for (int i = 0; site.pools.passwords.run(std::to_string(i), [gone_on] { gone_on.wait(); }); ++i) {
  }
  const auto refused = sign_in("Dora");
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.code(), "BUSY");
  EXPECT_EQ(refused.header("Retry-After"), "1");
  EXPECT_EQ(make("Dora").code(), "BUSY");
  go_on.set_value();
}

TEST(Sessions, CanBeUnlimited) {
  SiteFixture site({.public_url = "", .limits = false});
  for (int i = 0; i < 60; ++i)
    ASSERT_EQ(site.ask(post, "/api/v1/session", account_body("Nobody")).status, 401);
}

TEST_F(SessionsTest, AreListedAndEnded) {
  const auto here = cookie_of(make("Dora"));
  const auto there = cookie_of(
      sign_in("Dora", "secret words", "192.0.2.9", {{"User-Agent", "X (Linux) Firefox/1"}}));
  const auto list = site.ask(get, "/api/v1/sessions", "", here).data().at("items");
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].at("device"), "Firefox · Linux");
  EXPECT_EQ(list[0].at("address"), "192.0.2.9");
  EXPECT_EQ(list[0].at("seen_ms"), noon.ms);
  EXPECT_EQ(list[0].at("current"), false);
  EXPECT_EQ(list[1].at("current"), true);
  const auto path = "/api/v1/sessions/" + list[0].at("id").get<std::string>();
  EXPECT_EQ(site.ask(del, path, "", site.session(site.anna)).code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", there).status, 200);
  EXPECT_EQ(site.ask(del, path, "", here).status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", there).status, 401);
  EXPECT_EQ(site.ask(del, path, "", here).code(), "NOT_FOUND");
}

TEST_F(SessionsTest, AllOtherSessionsCanBeEndedAtOnce) {
  const auto here = cookie_of(make("Dora")), there = cookie_of(sign_in("Dora"));
  const auto another = site.session(site.anna);
  EXPECT_EQ(site.ask(del, "/api/v1/sessions", "", here).status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", here).status, 200);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", there).status, 401);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", another).status, 200);
}

TEST_F(SessionsTest, TokensAreRevokedWithTheSessionsOnRequest) {
  const auto here = cookie_of(make("Dora"));
  const UserId dora = site.stores.users.by_name("Dora")->id;
  const auto token = site.token(dora, db::scope_read);
  EXPECT_EQ(site.ask(del, "/api/v1/sessions", "", here).status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", token).status, 200) << "not asked for";
  EXPECT_EQ(site.ask(del, "/api/v1/sessions?tokens=x", "", here).fields(),
            std::vector<std::string>{"tokens"});
  EXPECT_EQ(site.ask(del, "/api/v1/sessions?tokens=1", "", here).status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", token).status, 401);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", here).status, 200);
}

TEST_F(SessionsTest, ABannedPlayerIsGivenTheReason) {
  make("Dora");
  const auto dora = site.stores.users.by_name("Dora")->id;
  db::awaited<void>([&](auto done) {
    site.stores.moderation.ban(dora, {std::nullopt, noon, "an engine"}, std::move(done));
  }).value();
  EXPECT_EQ(sign_in("Dora", "wrong words").status, 401);
  const auto refused = sign_in("Dora");
  EXPECT_EQ(refused.status, 403);
  EXPECT_NE(refused.body.find("an engine"), std::string::npos);
}

}  // namespace
}  // namespace crownhead::api
