#include "server/http/sign_in/guard_notice.hpp"

#include <gtest/gtest.h>

#include "server/auth/totp.hpp"
#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class GuardNoticeTest : public PeopleTest {
 protected:
  struct Mail {
    std::string to;
    std::string body;
  };
  /// Waits until all requests are written, then returns the queued messages and removes them.
  std::vector<Mail> mails() {
    for (int step = 0; step < 2; ++step)
      db::awaited<void>([&](auto done) {
        site.stores.blocks.remove(site.anna, site.ben, std::move(done));
      }).value();
    std::vector<Mail> found;
    for (const auto& mail : site.stores.outbox.due(site.clock->now(), 10)) {
      db::awaited<void>([&](auto done) {
        site.stores.outbox.sent(mail.id, std::move(done));
      }).value();
      found.push_back({mail.address, mail.body});
    }
    return found;
  }
  void expect_mailed(const std::string& what) {
    const auto told = mails();
    ASSERT_EQ(told.size(), 1U) << what;
    EXPECT_EQ(told[0].to, "dora@example.org");
    EXPECT_NE(told[0].body.find(what), std::string::npos) << told[0].body;
    EXPECT_NE(told[0].body.find("/forgot"), std::string::npos);
  }
  Answer set_email(const std::string& email) {
    return site.ask(patch, "/api/v1/account",
                    json{{"email", email}, {"password", "secret words"}}.dump(), dora);
  }
  void have_email() {
    set_email("dora@example.org");
    const auto body = mails().at(0).body;
    const auto at = body.find("/confirm#") + 9;
    const auto secret = body.substr(at, body.find('\n', at) - at);
    EXPECT_EQ(
        site.ask(post, "/api/v1/account/email/confirm", json{{"secret", secret}}.dump()).status,
        204);
  }
  Answer factor(const std::string& what, const json& body) {
    return site.ask(post, "/api/v1/account/second-factor" + what, body.dump(), dora);
  }

  net::Headers dora = cookie_of(make("Dora"));
};

TEST_F(GuardNoticeTest, EachChangeToTheAccountsSecurityIsMailed) {
  have_email();
  const json words = {{"current", "secret words"}, {"password", "newer words"}};
  EXPECT_EQ(site.ask(put, "/api/v1/account/password", words.dump(), dora).status, 204);
  expect_mailed("The password of your account was changed");

  const json password = {{"password", "newer words"}};
  EXPECT_EQ(factor("", password).status, 201);
  EXPECT_TRUE(mails().empty()) << "nothing guards yet";
  const auto key = site.stores.factors.find(site.stores.users.by_name("Dora")->id)->key;
  const auto code = auth::totp_code(key, auth::totp_step(site.clock->now()));
  EXPECT_EQ(factor("/confirm", {{"code", code}}).status, 200);
  expect_mailed("A second factor was set up");
  EXPECT_EQ(factor("/remove", password).status, 204);
  expect_mailed("The second factor of your account was removed");
}

TEST_F(GuardNoticeTest, NewTokensAndWebhooksAreMailed) {
  have_email();
  const json token = {{"name", "my bot"}, {"scopes", {"read"}}, {"password", "secret words"}};
  const auto keyed = with(dora, "Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab");
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", token.dump(), keyed).status, 201);
  expect_mailed(
      "An API token was created for your account, with which a program can act for you: my bot\n");
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", token.dump(), keyed).status, 201);
  EXPECT_TRUE(mails().empty()) << "the same request";
  const json hook = {
      {"url", "https://x.example/hook"}, {"events", {"my_turn"}}, {"password", "secret words"}};
  const auto made = site.ask(post, "/api/v1/webhooks", hook.dump(), dora);
  EXPECT_EQ(made.status, 201);
  expect_mailed("A webhook of your account now sends to this address: https://x.example/hook\n");
  const json elsewhere = {{"url", "https://y.example/"}, {"password", "secret words"}};
  EXPECT_EQ(site.ask(patch, "/api/v1/webhooks/" + made.data().at("id").get<std::string>(),
                     elsewhere.dump(), dora)
                .status,
            200);
  expect_mailed("sends to this address: https://y.example/\n");
}

TEST_F(GuardNoticeTest, AChangeOfAddressIsMailedToTheFormerAddress) {
  have_email();
  set_email("eve@example.org");
  const auto told = mails();
  ASSERT_EQ(told.size(), 2U);
  for (const auto& [to, body] : told) {
    const bool former =
        body.find("The e-mail address of your account was changed") != std::string::npos;
    EXPECT_EQ(to, former ? "dora@example.org" : "eve@example.org") << body;
  }
}

TEST_F(GuardNoticeTest, NothingIsMailedToAnUnconfirmedAddress) {
  set_email("dora@example.org");
  EXPECT_EQ(mails().size(), 1U) << "the one that asks for it";
  const json words = {{"current", "secret words"}, {"password", "newer words"}};
  EXPECT_EQ(site.ask(put, "/api/v1/account/password", words.dump(), dora).status, 204);
  EXPECT_TRUE(mails().empty());
}

}  // namespace
}  // namespace crownhead::api
