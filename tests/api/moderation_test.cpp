#include "server/api/moderation.hpp"

#include <gtest/gtest.h>

#include "tests/api/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class ModerationTest : public testing::Test {
 protected:
  void give_role(UserId user, db::Role role) {
    db::awaited<void>([&](auto done) {
      site.moderation.set_role(user, role, {std::nullopt, noon, "test"}, std::move(done));
    }).value();
  }
  Answer act(const net::Headers& who, const std::string& about, const std::string& what) {
    return site.ask(post, "/api/v1/moderation/users/" + about + "/" + what,
                    R"({"reason":"an engine"})", who);
  }
  Answer role(const net::Headers& who, const std::string& about, const std::string& name) {
    return site.ask(put, "/api/v1/moderation/users/" + about + "/role",
                    json{{"role", name}, {"reason", "asked for it"}}.dump(), who);
  }

  SiteFixture site;
  UserId mod = site.stores.user("Mod"), chief = site.stores.user("Chief");
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben),
               moderator = (give_role(mod, db::Role::moderator), site.session(mod)),
               admin = (give_role(chief, db::Role::admin), site.session(chief));
};

TEST_F(ModerationTest, AReportIsSeenAndClosed) {
  const auto made = site.ask(post, "/api/v1/reports",
                             R"({"username":"ben","kind":"cheating","text":"too strong"})", anna);
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(site.ask(get, "/api/v1/moderation/reports", "", anna).code(), "FORBIDDEN");
  const auto list = site.ask(get, "/api/v1/moderation/reports", "", moderator).data().at("items");
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].at("about"), "Ben");
  const auto close = "/api/v1/moderation/reports/" + list[0].at("id").get<std::string>() + "/close";
  EXPECT_EQ(site.ask(post, close, R"({"reason":"looked into"})", moderator).status, 204);
  EXPECT_EQ(site.ask(post, close, R"({"reason":"looked into"})", moderator).code(), "NOT_FOUND");
  EXPECT_TRUE(
      site.ask(get, "/api/v1/moderation/reports", "", moderator).data().at("items").empty());
  EXPECT_EQ(site.ask(get, "/api/v1/moderation/reports?cursor=x", "", moderator).fields(),
            std::vector<std::string>{"cursor"});
}

TEST_F(ModerationTest, ABanEndsSessionsAndIsLifted) {
  EXPECT_EQ(act(moderator, "ben", "ban").status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/account", "", ben).status, 401);
  EXPECT_EQ(act(moderator, "ben", "unban").status, 204);
  EXPECT_EQ(act(moderator, "ben", "unban").code(), "NOT_FOUND");
  const auto log = site.ask(get, "/api/v1/moderation/log", "", moderator).data().at("items");
  EXPECT_EQ(log.at(0).at("act"), "unban");
  EXPECT_EQ(log.at(1).at("act"), "ban");
  EXPECT_EQ(log.at(1).at("actor"), "Mod");
  EXPECT_EQ(log.at(1).at("reason"), "an engine");
}

TEST_F(ModerationTest, ABannedPlayerSeeksNoGames) {
  site.seek(site.ben, live::live_wish(), std::nullopt).value();
  const auto annas = site.seek(site.anna, live::live_wish(), std::nullopt).value();
  EXPECT_EQ(act(moderator, "ben", "ban").status, 204);
  const auto left = site.seeks();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].id, annas);
}

TEST_F(ModerationTest, NobodyDecidesAboutHisLike) {
  EXPECT_EQ(act(moderator, "mod", "ban").code(), "FORBIDDEN");
  EXPECT_EQ(act(moderator, "chief", "ban").code(), "FORBIDDEN");
  EXPECT_EQ(act(admin, "chief", "ban").code(), "FORBIDDEN");
  EXPECT_EQ(role(moderator, "ben", "moderator").code(), "FORBIDDEN");
  EXPECT_EQ(role(admin, "ben", "admin").fields(), std::vector<std::string>{"role"});
  EXPECT_EQ(role(admin, "ben", "director").status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/users/ben").data().at("role"), "director");
  EXPECT_EQ(act(admin, "mod", "ban").status, 204);
}

TEST_F(ModerationTest, ATokenOfAModeratorNeedsTheScope) {
  EXPECT_EQ(
      site.ask(get, "/api/v1/moderation/log", "", site.token(mod, db::scope_read | db::scope_play))
          .code(),
      "SCOPE_MISSING");
  EXPECT_EQ(site.ask(get, "/api/v1/moderation/log", "", site.token(mod, db::scope_admin)).status,
            200);
  EXPECT_EQ(
      site.ask(get, "/api/v1/moderation/log", "", site.token(site.anna, db::scope_admin)).code(),
      "FORBIDDEN");
}

}  // namespace
}  // namespace crownhead::api
