#include "server/http/sign_in/credentials.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class CredentialsTest : public testing::Test {
 protected:
  Answer account(const std::string& authorization) {
    return site.ask(get, "/api/v1/account", "", {{"Authorization", authorization}});
  }

  SiteFixture site;
  std::string token = site.token(site.anna, db::scope_read)[0].second.substr(7);
  const net::Headers elsewhere = {{"Origin", "https://other.example"}, {"Host", "here.example"}};
};

TEST_F(CredentialsTest, TheSchemeIsCaseInsensitive) {
  for (const char* scheme : {"Bearer ", "bearer ", "BEARER  "})
    EXPECT_EQ(account(scheme + token).status, 200) << scheme;
}

TEST_F(CredentialsTest, AnotherSchemeIsRejectedWithTheReason) {
  for (const std::string& header : {std::string("Basic YTpi"), token, "Token " + token}) {
    const auto answer = account(header);
    EXPECT_EQ(answer.status, 401);
    EXPECT_NE(answer.body.find("Authorization: Bearer"), std::string::npos) << answer.body;
  }
  EXPECT_EQ(site.ask(get, "/api/v1/games", "", {{"Authorization", "Basic YTpi"}}).status, 401)
      << "also where nobody need sign in";
}

TEST_F(CredentialsTest, AnInvalidTokenDoesNotFallBackToTheCookie) {
  const auto both = with(site.session(site.anna), "Authorization", "Bearer ch_t_x");
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", both).status, 401);
}

TEST_F(CredentialsTest, OtherOriginsMayUseTokensButNeverCookies) {
  const auto shared = [](const Answer& answer) {
    return answer.header("Access-Control-Allow-Origin");
  };
  const auto tokened = with(elsewhere, "Authorization", "Bearer " + token);
  EXPECT_EQ(shared(site.ask(get, "/api/v1/account", "", tokened)), "*");
  EXPECT_EQ(shared(site.ask(post, "/api/v1/seeks", "{}", tokened)), "*") << "problems too";
  EXPECT_EQ(shared(site.ask(get, "/api/v1/games", "", elsewhere)), "*");
  auto cookied = site.session(site.anna);
  cookied.insert(cookied.end(), elsewhere.begin(), elsewhere.end());
  const auto answer = site.ask(get, "/api/v1/account", "", cookied);
  EXPECT_EQ(shared(answer), "");
  EXPECT_EQ(answer.header("Access-Control-Allow-Credentials"), "");
}

TEST_F(CredentialsTest, ABrowserMaySendAPreflight) {
  const auto answer = site.ask(options, "/api/v1/games/1/moves", "",
                               with(elsewhere, "Access-Control-Request-Method", "POST"));
  EXPECT_EQ(answer.status, 204);
  EXPECT_EQ(answer.header("Access-Control-Allow-Origin"), "*");
  EXPECT_EQ(answer.header("Access-Control-Allow-Methods"), "POST");
  EXPECT_NE(answer.header("Access-Control-Allow-Headers").find("Authorization"), std::string::npos);
  EXPECT_EQ(site.ask(options, "/api/v1/nothing", "", elsewhere).status, 404);
}

TEST_F(CredentialsTest, LastUseIsStoredNowAndThen) {
  const auto anna = site.session(site.anna);
  const auto seen_after = [&](std::int64_t passed) {
    site.by_hand().move_to(noon + seconds(passed));
    site.ask(get, "/api/v1/account", "", anna);
    db::awaited<void>([&](auto done) {  // the note is written before this
      site.stores.blocks.remove(site.anna, site.ben, std::move(done));
    })
        .value();
    return site.stores.sessions.sessions_of(site.anna, noon)[0].seen;
  };
  EXPECT_EQ(seen_after(299), noon);
  EXPECT_EQ(seen_after(300), noon + seconds(300));
  EXPECT_EQ(seen_after(599), noon + seconds(300));
}

}  // namespace
}  // namespace crownhead::api
