#include "server/api/messages.hpp"

#include <gtest/gtest.h>

#include "tests/api/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class MessagesTest : public PeopleTest {
 protected:
  /// The secret at the end of the link in the next message; empty if there is none.
  std::string next_secret(const std::string& mark) {
    // What was queued before has been written then: the secret first, and after it the message.
    for (int step = 0; step < 2; ++step)
      db::awaited<void>([&](auto done) {
        site.blocks.remove(site.anna, site.ben, std::move(done));
      }).value();
    const auto due = site.outbox.due(site.clock->now(), 1);
    if (due.empty()) return {};
    db::awaited<void>([&](auto done) { site.outbox.sent(due[0].id, std::move(done)); }).value();
    const auto at = due[0].body.find(mark) + mark.size();
    return due[0].body.substr(at, due[0].body.find('\n', at) - at);
  }
  Answer confirm(const std::string& secret) {
    return site.ask(post, "/api/v1/account/email/confirm", json{{"secret", secret}}.dump());
  }
  Answer reset(const std::string& secret, const std::string& password) {
    return site.ask(post, "/api/v1/password-resets/use",
                    json{{"secret", secret}, {"password", password}}.dump());
  }
  Answer set_email(const std::string& email) {
    return site.ask(patch, "/api/v1/account", json{{"email", email}}.dump(), dora);
  }
  void have_email() {
    set_email("dora@example.org");
    ASSERT_EQ(confirm(next_secret("/confirm/")).status, 204);
  }
  void forget(const std::string& name) {
    EXPECT_EQ(site.ask(post, "/api/v1/password-resets", json{{"username", name}}.dump()).status,
              204);
  }
  json account() { return site.ask(get, "/api/v1/account", "", dora).data(); }

  net::Headers dora = cookie_of(make("Dora"));
};

TEST_F(MessagesTest, AnAddressIsConfirmedByTheLinkThatWentThere) {
  EXPECT_EQ(set_email("dora@example.org").data().at("email_confirmed"), false);
  const auto secret = next_secret("/confirm/");
  EXPECT_EQ(confirm("ch_c_x").code(), "NOT_FOUND");
  EXPECT_EQ(confirm(secret).status, 204);
  EXPECT_EQ(account().at("email_confirmed"), true);
  EXPECT_EQ(confirm(secret).code(), "NOT_FOUND") << "good once";
  EXPECT_EQ(set_email("dora@example.org").data().at("email_confirmed"), true) << "the same address";
  EXPECT_EQ(set_email("new@example.org").data().at("email_confirmed"), false);
}

TEST_F(MessagesTest, ALinkToAFormerAddressConfirmsNothing) {
  set_email("dora@example.org");
  const auto former = next_secret("/confirm/");
  set_email("new@example.org");
  EXPECT_EQ(confirm(former).code(), "NOT_FOUND");
  EXPECT_EQ(account().at("email_confirmed"), false);
  site.by_hand().move_to(noon + seconds(2 * 86400));
  EXPECT_EQ(confirm(next_secret("/confirm/")).code(), "NOT_FOUND") << "too old";
}

TEST_F(MessagesTest, ThatAddressesAreFloodedIsLimited) {
  const auto ask = [&] { return site.ask(post, "/api/v1/account/email/ask", "", dora); };
  EXPECT_EQ(ask().code(), "NOT_FOUND") << "no address";
  set_email("dora@example.org");
  EXPECT_EQ(ask().status, 204);
  EXPECT_EQ(ask().status, 204);
  EXPECT_EQ(ask().status, 429);
  EXPECT_EQ(set_email("another@example.org").status, 429);
}

TEST_F(MessagesTest, APasswordIsResetOnceAndEndsAllSessions) {
  have_email();
  forget("dora");
  const auto secret = next_secret("/reset/");
  EXPECT_EQ(reset(secret, "dora").fields(), std::vector<std::string>{"password"});
  EXPECT_EQ(reset(secret, "newer words").status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", dora).status, 401);
  EXPECT_EQ(sign_in("Dora", "newer words").status, 200);
  EXPECT_EQ(reset(secret, "third words").code(), "NOT_FOUND");
}

TEST_F(MessagesTest, NobodyLearnsWhoHasAnAccount) {
  forget("Nobody");
  forget("Dora");
  EXPECT_EQ(next_secret("/reset/"), "") << "there is no confirmed address";
  have_email();
  forget("Dora");
  const auto secret = next_secret("/reset/");
  site.by_hand().move_to(noon + seconds(3600));
  EXPECT_EQ(reset(secret, "newer words").code(), "NOT_FOUND") << "good for an hour";
}

TEST_F(MessagesTest, SettingsAreChangedAndTurnedOffByLink) {
  const auto path = "/api/v1/account/messages";
  const auto changed = site.ask(
      patch, path, R"({"reminder_hours":[48],"quiet_from":"22:30","quiet_until":"07:00"})", dora);
  EXPECT_EQ(changed.data().at("quiet_from"), "22:30");
  EXPECT_EQ(changed.data().at("my_turn"), true);
  EXPECT_EQ(site.ask(get, path, "", dora).body, changed.body);
  const UserId id = site.stores.users.by_name("Dora")->id;
  db::awaited<void>([&](auto done) {
    site.contacts.keep_unsubscribe(id, "ch_u_x", std::move(done));
  }).value();
  EXPECT_EQ(site.ask(post, "/api/v1/unsubscribe/ch_u_y").code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(post, "/api/v1/unsubscribe/ch_u_x", "List-Unsubscribe=One-Click").status, 204);
  const auto off = site.ask(get, path, "", dora).data();
  EXPECT_EQ(off.at("my_turn"), false);
  EXPECT_EQ(off.at("reminder_hours"), json::array());
  EXPECT_EQ(off.at("quiet_from"), "22:30");
}

}  // namespace
}  // namespace crownhead::api
