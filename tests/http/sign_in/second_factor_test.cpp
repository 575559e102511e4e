#include "server/http/sign_in/second_factor.hpp"

#include <gtest/gtest.h>

#include "server/auth/totp.hpp"
#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class SecondFactorTest : public PeopleTest {
 protected:
  static constexpr const char* path = "/api/v1/account/second-factor";

  Answer say(const std::string& what, const std::string& field, const std::string& value) {
    return site.ask(post, path + what, json{{field, value}}.dump(), dora);
  }
  std::string code_now() {
    const auto factor = site.stores.factors.find(site.stores.users.by_name("Dora")->id);
    return auth::totp_code(factor->key, auth::totp_step(site.clock->now()));
  }
  std::vector<std::string> turned_on() {
    EXPECT_EQ(say("", "password", "secret words").status, 201);
    return say("/confirm", "code", code_now()).data().at("recovery_codes");
  }
  Answer sign_in_with(const std::string& code) {
    const json body = {{"username", "Dora"}, {"password", "secret words"}, {"code", code}};
    return site.ask(post, "/api/v1/session", body.dump());
  }

  net::Headers dora = cookie_of(make("Dora"));
};

TEST_F(SecondFactorTest, IsSetUpWithThePasswordAndConfirmedWithACode) {
  EXPECT_EQ(say("", "password", "wrong words").code(), "FORBIDDEN");
  const auto begun = say("", "password", "secret words");
  EXPECT_EQ(begun.status, 201);
  EXPECT_EQ(begun.data().at("key").get<std::string>().size(), 32U);
  EXPECT_TRUE(begun.data().at("link").get<std::string>().starts_with("otpauth://totp/Crownhead:"));
  EXPECT_EQ(sign_in("Dora").status, 200) << "not in use yet";
  EXPECT_EQ(say("/confirm", "code", "000000").fields(), std::vector<std::string>{"code"});
  const auto confirmed = say("/confirm", "code", code_now());
  EXPECT_EQ(confirmed.data().at("recovery_codes").size(), 10U);
  EXPECT_EQ(site.ask(get, path, "", dora).data(),
            (json{{"on", true}, {"recovery_codes_left", 10}}));
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", dora).data().at("second_factor"), true);
  EXPECT_EQ(say("/confirm", "code", code_now()).code(), "NOT_FOUND");
}

TEST_F(SecondFactorTest, SigningInNeedsACode) {
  turned_on();
  const auto asked = sign_in("Dora");
  EXPECT_EQ(asked.status, 401);
  EXPECT_EQ(asked.code(), "SECOND_FACTOR_NEEDED");
  EXPECT_EQ(sign_in("Dora", "wrong words").code(), "NOT_SIGNED_IN");
  EXPECT_EQ(sign_in_with("000000").code(), "NOT_SIGNED_IN");
  EXPECT_EQ(sign_in_with(code_now()).code(), "NOT_SIGNED_IN") << "used when it was confirmed";
  site.by_hand().move_to(noon + seconds(30));
  EXPECT_EQ(sign_in_with(code_now()).status, 200);
  EXPECT_EQ(sign_in_with(code_now()).status, 401) << "no code is good twice";
}

TEST_F(SecondFactorTest, ARecoveryCodeIsValidOnce) {
  const auto codes = turned_on();
  EXPECT_EQ(sign_in_with(codes[3]).status, 200);
  EXPECT_EQ(sign_in_with(codes[3]).status, 401);
  EXPECT_EQ(site.ask(get, path, "", dora).data().at("recovery_codes_left"), 9);
}

TEST_F(SecondFactorTest, IsRemovedWithThePassword) {
  turned_on();
  EXPECT_EQ(say("", "password", "secret words").code(), "FORBIDDEN") << "one is in use";
  EXPECT_EQ(say("/remove", "password", "wrong words").code(), "FORBIDDEN");
  EXPECT_EQ(say("/remove", "password", "secret words").status, 204);
  EXPECT_EQ(sign_in("Dora").status, 200);
}

TEST_F(SecondFactorTest, ConfirmingItEndsTheOtherSessions) {
  const auto there = cookie_of(sign_in("Dora"));
  turned_on();
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", there).status, 401);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", dora).status, 200);
}

TEST_F(SecondFactorTest, TenWrongCodesWithTheRightPasswordAreMailedAndLockSignIn) {
  const UserId id = site.stores.users.by_name("Dora")->id;
  const json email = {{"email", "dora@example.org"}, {"password", "secret words"}};
  ASSERT_EQ(site.ask(patch, "/api/v1/account", email.dump(), dora).status, 200);
  site.damage("UPDATE users SET email_confirmed_ms = 1");
  const auto codes = turned_on();
  const auto told = [&] {
    for (int step = 0; step < 2; ++step)
      db::awaited<void>([&](auto done) {
        site.stores.blocks.remove(site.anna, site.ben, std::move(done));
      }).value();
    int found = 0;
    for (const auto& mail : site.stores.outbox.due(site.clock->now(), 50))
      found += mail.body.find("ten wrong codes") != std::string::npos ? 1 : 0;
    return found;
  };
  const auto from = [&](int host, const std::string& code) {
    const json body = {{"username", "Dora"}, {"password", "secret words"}, {"code", code}};
    return site.ask(post, "/api/v1/session", body.dump(), {}, "192.0.2." + std::to_string(host));
  };
  for (int i = 0; i < 9; ++i) EXPECT_EQ(from(i, "000000").status, 401);
  EXPECT_EQ(told(), 0);
  EXPECT_EQ(from(10, "00000-00000-00000").status, 401);
  EXPECT_EQ(told(), 1);
  const auto refused = from(11, codes[0]);
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("Retry-After"), "3600");
  site.by_hand().move_to(noon + seconds(3600));
  EXPECT_EQ(from(12, codes[0]).status, 200);
  EXPECT_EQ(told(), 1);
  EXPECT_TRUE(site.stores.users.by_id(id));
}

TEST_F(SecondFactorTest, RepeatingTheSignUpRequestDoesNotBypassIt) {
  const net::Headers keyed = {{"Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab"}};
  const auto made = PeopleTest::make("Eve", keyed);
  ASSERT_EQ(made.status, 201);
  EXPECT_EQ(PeopleTest::make("Eve", keyed).status, 201);
  dora = cookie_of(made);
  const UserId eve = site.stores.users.by_name("Eve")->id;
  EXPECT_EQ(say("", "password", "secret words").status, 201);
  const auto code =
      auth::totp_code(site.stores.factors.find(eve)->key, auth::totp_step(site.clock->now()));
  EXPECT_EQ(say("/confirm", "code", code).status, 200);
  const auto refused = PeopleTest::make("Eve", keyed);
  EXPECT_EQ(refused.code(), "KEY_REUSED");
  EXPECT_EQ(refused.header("Set-Cookie"), "");
}

TEST_F(SecondFactorTest, GuessingIsRateLimited) {
  turned_on();
  for (int i = 0; i < 10; ++i) EXPECT_EQ(sign_in_with("000000").status, 401);
  EXPECT_EQ(sign_in_with("000000").status, 429);
}

}  // namespace
}  // namespace crownhead::api
