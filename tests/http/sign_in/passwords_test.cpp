#include "server/http/sign_in/passwords.hpp"

#include <gtest/gtest.h>

#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class PasswordsTest : public PeopleTest {
 protected:
  Answer change(const net::Headers& who, const std::string& current, const std::string& next) {
    const json body = {{"current", current}, {"password", next}};
    return site.ask(put, "/api/v1/account/password", body.dump(), who);
  }
};

TEST_F(PasswordsTest, ANewPasswordEndsTheOtherSessions) {
  const auto here = cookie_of(make("Dora")), there = cookie_of(sign_in("Dora"));
  EXPECT_EQ(change(here, "secret words", "other words").status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", here).status, 200);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", there).status, 401);
  EXPECT_EQ(sign_in("Dora").status, 401);
  EXPECT_EQ(sign_in("Dora", "other words").status, 200);
}

TEST_F(PasswordsTest, ChangingThePasswordNeedsTheOldOne) {
  const auto dora = cookie_of(make("Dora"));
  EXPECT_EQ(change(dora, "wrong words", "other words").code(), "FORBIDDEN");
  EXPECT_EQ(change(dora, "secret words", "dora").fields(), std::vector<std::string>{"password"});
  EXPECT_EQ(sign_in("Dora").status, 200);
}

TEST_F(PasswordsTest, GuessingIsRateLimited) {
  const auto dora = cookie_of(make("Dora"));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(change(dora, "wrong words", "other words").status, 403);
  EXPECT_EQ(change(dora, "secret words", "other words").status, 429);
}

TEST_F(PasswordsTest, NeitherStrangersNorAnotherSessionUseUpTheAttempts) {
  const auto dora = cookie_of(make("Dora")), stolen = cookie_of(sign_in("Dora"));
  for (int i = 0; i < 200; ++i) sign_in("Dora", "wrong words", "198.51.100." + std::to_string(i));
  for (int i = 0; i < 11; ++i) change(stolen, "wrong words", "other words");
  EXPECT_EQ(change(stolen, "wrong words", "other words").status, 429);
  EXPECT_EQ(change(dora, "secret words", "other words").status, 204);
}

TEST_F(PasswordsTest, ANewPasswordRevokesAllOtherCredentials) {
  const auto dora = cookie_of(make("Dora"));
  const UserId id = site.stores.users.by_name("Dora")->id;
  const auto token = site.token(id, db::scope_read | db::scope_play);
  site.ask(post, "/api/v1/account/calendar", "", dora);
  ASSERT_TRUE(site.stores.calendars.secret_of(id));
  db::awaited<db::Made<WebhookId>>([&](auto done) {
    site.stores.webhooks.create(id, {.url = "https://x.example", .secret = "s", .events = 2}, noon,
                                std::nullopt, std::move(done));
  }).value();
  EXPECT_EQ(change(dora, "secret words", "other words").status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", token).status, 401);
  EXPECT_FALSE(site.stores.calendars.secret_of(id));
  ASSERT_EQ(site.stores.webhooks.of(id).size(), 1U)
      << "the player turns on again those that are known";
  EXPECT_TRUE(site.stores.webhooks.of(id)[0].disabled);
}

}  // namespace
}  // namespace crownhead::api
