#include "server/http/account/notification_settings.hpp"

#include <gtest/gtest.h>
#include <map>

#include "server/messages/folded_email.hpp"
#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class MessagesTest : public PeopleTest {
 protected:
  /// Returns the secret at the end of the link in the next message; empty if there is none.
  std::string next_secret(const std::string& mark) {
    // After this, earlier jobs have been written: first the secret, then the message.
    for (int step = 0; step < 2; ++step)
      db::awaited<void>([&](auto done) {
        site.stores.blocks.remove(site.anna, site.ben, std::move(done));
      }).value();
    const auto due = site.stores.outbox.due(site.clock->now(), 1);
    if (due.empty()) return {};
    db::awaited<void>([&](auto done) {
      site.stores.outbox.sent(due[0].id, std::move(done));
    }).value();
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
    return site.ask(patch, "/api/v1/account",
                    json{{"email", email}, {"password", "secret words"}}.dump(), dora);
  }
  void have_email() {
    set_email("dora@example.org");
    ASSERT_EQ(confirm(next_secret("/confirm#")).status, 204);
  }
  Answer undo(const std::string& secret) {
    return site.ask(post, "/api/v1/account/email/undo", json{{"secret", secret}}.dump());
  }
  Answer refuse(const std::string& secret) {
    return site.ask(post, "/api/v1/account/email/refuse", json{{"secret", secret}}.dump());
  }
  /// Returns the recipients and the secret after `mark`, and removes the queued messages.
  std::map<std::string, std::string> secrets(const std::string& mark) {
    for (int step = 0; step < 3; ++step)
      db::awaited<void>([&](auto done) {
        site.stores.blocks.remove(site.anna, site.ben, std::move(done));
      }).value();
    std::map<std::string, std::string> found;
    for (const auto& mail : site.stores.outbox.due(site.clock->now(), 50)) {
      db::awaited<void>([&](auto done) {
        site.stores.outbox.sent(mail.id, std::move(done));
      }).value();
      addressed_.push_back(mail.address);
      const auto at = mail.body.find(mark);
      if (at == std::string::npos) continue;
      const auto secret = mail.body.substr(at + mark.size());
      found[mail.address] = secret.substr(0, secret.find_first_of("\n "));
    }
    return found;
  }
  int links_to_victims() {
    secrets("none of them is taken out");
    int sent = 0;
    for (const auto& address : addressed_)
      if (messages::folded_email(address) == "victim@example.org") ++sent;
    return sent;
  }
  void forget(const std::string& name) {
    EXPECT_EQ(site.ask(post, "/api/v1/password-resets", json{{"username", name}}.dump()).status,
              204);
  }
  json account() { return site.ask(get, "/api/v1/account", "", dora).data(); }

  net::Headers dora = cookie_of(make("Dora"));

 private:
  std::vector<std::string> addressed_;  ///< recipients of all messages taken out
};

TEST_F(MessagesTest, AnAddressIsConfirmedByTheLinkSentToIt) {
  EXPECT_EQ(set_email("dora@example.org").data().at("email_confirmed"), false);
  const auto secret = next_secret("/confirm#");
  EXPECT_EQ(confirm("ch_c_x").code(), "NOT_FOUND");
  EXPECT_EQ(confirm(secret).status, 204);
  EXPECT_EQ(account().at("email_confirmed"), true);
  EXPECT_EQ(confirm(secret).code(), "NOT_FOUND") << "good once";
  EXPECT_EQ(set_email("dora@example.org").data().at("email_confirmed"), true) << "the same address";
  EXPECT_EQ(set_email("new@example.org").data().at("email_confirmed"), false);
}

TEST_F(MessagesTest, ALinkToAFormerAddressConfirmsNothing) {
  set_email("dora@example.org");
  const auto former = next_secret("/confirm#");
  set_email("new@example.org");
  EXPECT_EQ(confirm(former).code(), "NOT_FOUND");
  EXPECT_EQ(account().at("email_confirmed"), false);
  site.by_hand().move_to(noon + seconds(2 * 86400));
  EXPECT_EQ(confirm(next_secret("/confirm#")).code(), "NOT_FOUND") << "too old";
}

TEST_F(MessagesTest, MailToOneAddressIsRateLimited) {
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
  const auto secret = next_secret("/reset#");
  EXPECT_EQ(reset(secret, "dora").fields(), std::vector<std::string>{"password"});
  EXPECT_EQ(reset(secret, "newer words").status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", dora).status, 401);
  EXPECT_EQ(sign_in("Dora", "newer words").status, 200);
  EXPECT_EQ(reset(secret, "third words").code(), "NOT_FOUND");
}

TEST_F(MessagesTest, AResetDoesNotRevealWhetherAnAccountExists) {
  forget("Nobody");
  forget("Dora");
  EXPECT_EQ(next_secret("/reset#"), "") << "there is no confirmed address";
  have_email();
  forget("Dora");
  const auto secret = next_secret("/reset#");
  site.by_hand().move_to(noon + seconds(3600));
  EXPECT_EQ(reset(secret, "newer words").code(), "NOT_FOUND") << "good for an hour";
}

TEST_F(MessagesTest, ChangingTheAddressNeedsThePassword) {
  const auto ask = [&](const json& body) {
    return site.ask(patch, "/api/v1/account", body.dump(), dora);
  };
  EXPECT_EQ(ask({{"email", "eve@example.org"}}).fields(), std::vector<std::string>{"password"});
  EXPECT_EQ(ask({{"email", "eve@example.org"}, {"password", "other words"}}).code(), "FORBIDDEN");
  EXPECT_EQ(account().at("email"), nullptr);
  EXPECT_EQ(ask({{"locale", "de"}}).status, 200);
  have_email();
  EXPECT_EQ(ask({{"email", "dora@example.org"}, {"locale", "hr"}}).status, 200) << "the same one";
  EXPECT_EQ(ask({{"email", ""}}).fields(), std::vector<std::string>{"password"});
  EXPECT_EQ(account().at("email"), "dora@example.org");
}

TEST_F(MessagesTest, TheFormerAddressCanUndoTheChange) {
  have_email();
  set_email("eve@example.org");
  const auto undone = secrets("/undo#");
  ASSERT_TRUE(undone.contains("dora@example.org"));
  EXPECT_FALSE(undone.contains("eve@example.org"));
  const auto thief = cookie_of(sign_in("Dora"));
  const auto answer = undo(undone.at("dora@example.org"));
  ASSERT_EQ(answer.status, 200);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", thief).status, 401);
  EXPECT_EQ(sign_in("Dora").status, 401) << "whoever changed it knows the password";
  EXPECT_EQ(undo(undone.at("dora@example.org")).code(), "NOT_FOUND") << "good once";
  EXPECT_EQ(reset(answer.data().at("secret"), "newer words").status, 204);
  dora = cookie_of(sign_in("Dora", "newer words"));
  EXPECT_EQ(account().at("email"), "dora@example.org");
  EXPECT_EQ(account().at("email_confirmed"), true);
}

TEST_F(MessagesTest, TheFormerAddressAllowsAResetForSevenDays) {
  have_email();
  set_email("eve@example.org");
  ASSERT_EQ(confirm(secrets("/confirm#").at("eve@example.org")).status, 204);
  forget("Dora");
  auto links = secrets("/reset#");
  EXPECT_EQ(links.size(), 2U) << "the present one, too";
  ASSERT_TRUE(links.contains("dora@example.org"));
  EXPECT_EQ(reset(links.at("dora@example.org"), "newer words").status, 204);
  EXPECT_EQ(reset(links.at("eve@example.org"), "third words").code(), "NOT_FOUND");
  dora = cookie_of(sign_in("Dora", "newer words"));
  EXPECT_EQ(account().at("email"), "dora@example.org") << "it takes its place again";
  forget("Dora");
  EXPECT_FALSE(secrets("/reset#").contains("eve@example.org"));
}

TEST_F(MessagesTest, TheLinkToAFormerAddressExpiresAfterSevenDays) {
  have_email();
  set_email("eve@example.org");
  const auto link = secrets("/undo#").at("dora@example.org");
  site.by_hand().move_to(noon + seconds(std::int64_t{7} * 86400));
  EXPECT_EQ(undo(link).code(), "NOT_FOUND");
  forget("Dora");
  EXPECT_TRUE(secrets("/reset#").empty()) << "the new one was not confirmed";
}

TEST_F(MessagesTest, ARemovedAddressIsAFormerAddress) {
  have_email();
  EXPECT_EQ(set_email("").status, 200);
  EXPECT_TRUE(secrets("/undo#").contains("dora@example.org"));
  forget("Dora");
  EXPECT_TRUE(secrets("/reset#").contains("dora@example.org"));
}

TEST_F(MessagesTest, TheLastThreePasswordLinksAreValid) {
  have_email();
  std::vector<std::string> links;
  for (int i = 0; i < 4; ++i) {
    site.by_hand().move_to(noon + seconds(std::int64_t{601} * (i + 1)));
    forget("Dora");
    links.push_back(secrets("/reset#").at("dora@example.org"));
  }
  EXPECT_EQ(reset(links[0], "newer words").code(), "NOT_FOUND");
  EXPECT_EQ(reset(links[1], "newer words").status, 204);
  EXPECT_EQ(reset(links[3], "third words").code(), "NOT_FOUND") << "used up with the one";
}

TEST_F(MessagesTest, ResetRequestsByOthersDoNotUseUpThePlayersLimit) {
  have_email();
  for (int i = 0; i < 5; ++i) forget("Dora");
  EXPECT_EQ(set_email("new@example.org").status, 200);
}

TEST_F(MessagesTest, AMailboxGetsFewLinksRegardlessOfTheRequester) {
  for (int i = 0; i < 6; ++i) {
    auto body = json::parse(account_body("Eve" + std::to_string(i)));
    body["email"] = i % 2 ? "Victim+x" + std::to_string(i) + "@Example.org" : "victim@example.org";
    EXPECT_EQ(site.ask(post, "/api/v1/accounts", body.dump()).status, 201);
  }
  EXPECT_EQ(links_to_victims(), 3);
  EXPECT_EQ(set_email("VICTIM@example.org").status, 429);
  EXPECT_EQ(set_email("another@example.org").status, 200);
}

TEST_F(MessagesTest, TheReaderOfAMailboxCanStopMailToIt) {
  auto body = json::parse(account_body("Eve"));
  body["email"] = "victim@example.org";
  const auto eve = cookie_of(site.ask(post, "/api/v1/accounts", body.dump()));
  const auto link = secrets("/not-me#").at("victim@example.org");
  EXPECT_EQ(refuse("ch_c_x").code(), "NOT_FOUND");
  EXPECT_EQ(refuse(link).status, 204);
  EXPECT_EQ(confirm(link).code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", eve).data().at("email"), nullptr);
  EXPECT_EQ(set_email("Victim@example.org").fields(), std::vector<std::string>{"email"});
  body["username"] = "Mallory";
  EXPECT_EQ(site.ask(post, "/api/v1/accounts", body.dump()).fields(),
            std::vector<std::string>{"email"});
  EXPECT_TRUE(secrets("/confirm#").empty());
  site.by_hand().move_to(noon + seconds(std::int64_t{366} * 86400));
  EXPECT_EQ(site.ask(post, "/api/v1/accounts", body.dump()).status, 201) << "for a year";
}

TEST_F(MessagesTest, MessagesAreConfiguredAndTurnedOffByLink) {
  const auto path = "/api/v1/account/notifications";
  const auto changed = site.ask(
      patch, path, R"({"reminder_hours":[48],"quiet_from":"22:30","quiet_until":"07:00"})", dora);
  EXPECT_EQ(changed.data().at("quiet_from"), "22:30");
  EXPECT_EQ(changed.data().at("my_turn"), true);
  EXPECT_EQ(site.ask(get, path, "", dora).body, changed.body);
  const UserId id = site.stores.users.by_name("Dora")->id;
  db::awaited<void>([&](auto done) {
    site.stores.contacts.keep_unsubscribe(id, "ch_u_x", std::move(done));
  }).value();
  EXPECT_EQ(site.ask(post, "/api/v1/unsubscribe/ch_u_y").code(), "NOT_FOUND");
  const auto page = site.ask(get, "/api/v1/unsubscribe/ch_u_x");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_TRUE(page.body.contains("<form method=\"post\">")) << page.body;
  EXPECT_TRUE(page.body.contains("<button>Unsubscribe</button>")) << page.body;
  EXPECT_EQ(site.ask(get, path, "", dora).data().at("my_turn"), true) << "to look changes nothing";
  EXPECT_EQ(site.ask(post, "/api/v1/unsubscribe/ch_u_x", "List-Unsubscribe=One-Click").status, 204);
  const auto off = site.ask(get, path, "", dora).data();
  EXPECT_EQ(off.at("my_turn"), false);
  EXPECT_EQ(off.at("reminder_hours"), json::array());
  EXPECT_EQ(off.at("quiet_from"), "22:30");
  const net::Headers browser = {{"Accept", "text/html,*/*;q=0.8"},
                                {"Accept-Language", "de-AT, en"}};
  const auto done =
      site.ask(post, "/api/v1/unsubscribe/ch_u_x", "List-Unsubscribe=One-Click", browser);
  EXPECT_EQ(done.status, 200);
  EXPECT_FALSE(done.body.contains("<form")) << done.body;
  for (const auto verb : {get, post}) {
    const auto unknown = site.ask(verb, "/api/v1/unsubscribe/ch_u_y", "", browser);
    EXPECT_EQ(unknown.status, 404);
    EXPECT_TRUE(unknown.body.contains("<html lang=\"de\">")) << unknown.body;
  }
}

}  // namespace
}  // namespace crownhead::api
