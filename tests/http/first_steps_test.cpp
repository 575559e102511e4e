#include "server/http/first_steps.hpp"

#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// A site with three players and no admin that listens on port 8080.
class FirstStepsTest : public testing::Test {
 protected:
  static constexpr const char* here = "127.0.0.1";
  static constexpr const char* elsewhere = "192.0.2.1";

  std::optional<std::string> admin_link(const net::ListenAddress& listening) {
    return first_admin_link(site.config, site.stores.users, site.site.first_admin, listening);
  }
  std::string secret() {
    const auto link = admin_link({here, 8080}).value();
    return link.substr(link.find('#') + 1);
  }
  Answer redeem(const std::string& secret, net::Headers who, const char* remote = here,
                const std::string& host = "localhost:8080") {
    return site.ask(post, "/api/v1/first-admin", json{{"secret", secret}}.dump(),
                    with(std::move(who), "Host", host), remote);
  }
  json steps(const char* remote, net::Headers more = {}) {
    const auto answer = site.ask(get, "/api/v1/first-steps", "",
                                 with(std::move(more), "Host", "localhost:8080"), remote);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.data();
  }
  std::string role_of(UserId user) {
    return site.ask(get, "/api/v1/account", "", site.session(user)).data().at("role");
  }
  void name_admin(UserId user) {
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(user, db::Role::admin, {std::nullopt, noon, "test"},
                                      std::move(done));
    }).value();
  }

  SiteFixture site;
};

TEST_F(FirstStepsTest, TheLinkMakesTheSignedInPlayerAdminOnce) {
  const auto first = secret();
  EXPECT_EQ(redeem(first, site.session(site.anna)).status, 204);
  EXPECT_EQ(role_of(site.anna), "admin");
  EXPECT_EQ(redeem(first, site.session(site.anna)).code(), "FORBIDDEN");
  EXPECT_EQ(redeem(first, site.session(site.ben)).code(), "FORBIDDEN");
  EXPECT_EQ(role_of(site.ben), "player");
  const auto log = site.stores.moderation.log(INT64_MAX, 1).items;
  ASSERT_EQ(log.size(), 1U);
  EXPECT_EQ(log[0].about, "Anna");
  EXPECT_EQ(log[0].act, db::ModerationAct::role);
}

TEST_F(FirstStepsTest, TheLinkCannotBeUsedFromTheNetwork) {
  const auto first = secret();
  const auto anna = site.session(site.anna);
  EXPECT_EQ(redeem(first, anna, elsewhere).code(), "FORBIDDEN");
  EXPECT_EQ(redeem(first, anna, here, "play.example.org").code(), "FORBIDDEN");
  for (const char* header : {"X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"})
    EXPECT_EQ(redeem(first, with(anna, header, here)).code(), "FORBIDDEN") << header;
  const auto from = [&](const char* origin) { return redeem(first, with(anna, "Origin", origin)); };
  EXPECT_EQ(from("http://evil.example").code(), "ORIGIN_REFUSED");
  site.config.trusted_proxies = {net::parse_network(here).value()};
  EXPECT_EQ(redeem(first, anna).code(), "FORBIDDEN") << "all come from there then";
  site.config.trusted_proxies.clear();
  EXPECT_EQ(role_of(site.anna), "player");
  EXPECT_EQ(from("http://localhost:8080").status, 204) << "none of these has used it up";
}

TEST_F(FirstStepsTest, TheSecretIsRequiredOnThisMachineToo) {
  const auto anna = site.session(site.anna);
  EXPECT_EQ(redeem("ch_a_x", anna).code(), "FORBIDDEN") << "none was made";
  const auto before = secret();
  const auto last = secret();
  for (const auto& wrong : {before, std::string("ch_a_x"), last + "x", std::string()})
    EXPECT_EQ(redeem(wrong, anna).code(), "FORBIDDEN");
  EXPECT_EQ(redeem(last, {}).code(), "NOT_SIGNED_IN");
  EXPECT_EQ(redeem(last, site.token(site.anna, 15)).code(), "FORBIDDEN");
  EXPECT_EQ(redeem(last, anna).status, 204);
}

TEST_F(FirstStepsTest, TheLinkIsInvalidOnceAnAdminExists) {
  const auto first = secret();
  name_admin(site.ben);
  EXPECT_EQ(redeem(first, site.session(site.anna)).code(), "FORBIDDEN");
  EXPECT_EQ(role_of(site.anna), "player");
  EXPECT_EQ(admin_link({here, 8080}), std::nullopt);
  EXPECT_EQ(steps(here), json({{"new", false}, {"here", nullptr}}));
}

TEST_F(FirstStepsTest, TheLinkUsesALoopbackAddressOrDoesNotExist) {
  const auto link_at = [&](const char* host) {
    const auto link = admin_link({host, 80});
    return link ? link->substr(0, link->find("/#")) : "";
  };
  for (const char* host : {"0.0.0.0", "::", "127.0.0.1", "::1"})
    EXPECT_EQ(link_at(host), "http://localhost:80") << host;
  EXPECT_EQ(link_at("127.0.0.2"), "http://127.0.0.2:80");
  EXPECT_EQ(link_at("192.0.2.7"), "");
  site.config.trusted_proxies = {net::parse_network("127.0.0.0/8").value()};
  EXPECT_EQ(link_at("127.0.0.1"), "") << "through the proxy everybody comes from here";
  site.config.trusted_proxies = {net::parse_network("10.0.0.0/8").value()};
  EXPECT_EQ(link_at("127.0.0.1"), "http://localhost:80");
  site.config.public_url = "https://play.example.org";
  EXPECT_EQ(link_at("127.0.0.1"), "");
}

TEST_F(FirstStepsTest, OnlyThisMachineSeesTheDetailsOfANewServer) {
  site.config.database = "data/games.db";
  EXPECT_EQ(steps(here),
            json({{"new", false}, {"here", {{"by_link", false}, {"database", "data/games.db"}}}}));
  const auto first = secret();
  EXPECT_EQ(steps(here).at("here").at("by_link"), true);
  const json nothing = {{"new", false}, {"here", nullptr}};
  EXPECT_EQ(steps(elsewhere), nothing);
  EXPECT_EQ(steps(here, {{"X-Forwarded-For", "127.0.0.1"}}), nothing);
  ASSERT_EQ(redeem(first, site.session(site.anna)).status, 204);
  EXPECT_EQ(steps(here), nothing);
}

}  // namespace
}  // namespace crownhead::api
