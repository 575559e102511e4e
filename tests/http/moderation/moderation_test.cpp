#include "server/http/moderation/moderation.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class ModerationTest : public testing::Test {
 protected:
  void assign_role(UserId user, db::Role role) {
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(user, role, {std::nullopt, noon, "test"}, std::move(done));
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
               moderator = (assign_role(mod, db::Role::moderator), site.session(mod)),
               admin = (assign_role(chief, db::Role::admin), site.session(chief));
};

TEST_F(ModerationTest, AReportIsListedAndClosed) {
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

TEST_F(ModerationTest, TitlesAreConfirmedOrRemoved) {
  const auto claim = [&](const net::Headers& who, const char* title) {
    EXPECT_EQ(site.ask(patch, "/api/v1/account", json{{"title", title}}.dump(), who).status, 200);
  };
  const auto decide = [&](const char* about, const char* title, bool confirmed) {
    return site.ask(post, std::string("/api/v1/moderation/users/") + about + "/title",
                    json{{"title", title}, {"confirmed", confirmed}, {"reason", "listed"}}.dump(),
                    moderator);
  };
  const auto shown = [&](const std::string& who) {
    return site.ask(get, "/api/v1/players/" + who).data().at("title");
  };
  claim(anna, "MIF");
  claim(ben, "GMI");
  const auto list = site.ask(get, "/api/v1/moderation/titles", "", moderator).data().at("items");
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].at("username"), "Anna");
  EXPECT_EQ(list[0].at("title"), "MIF");
  EXPECT_EQ(decide("Anna", "MIF", true).status, 204);
  EXPECT_EQ(shown("Anna"), "MIF");
  EXPECT_EQ(decide("Anna", "MIF", true).code(), "NOT_FOUND") << "confirmed already";
  EXPECT_EQ(decide("Ben", "MI", true).code(), "NOT_FOUND") << "another title";
  EXPECT_EQ(decide("Ben", "GMI", false).status, 204);
  EXPECT_TRUE(shown("Ben").is_null());
  EXPECT_TRUE(site.ask(get, "/api/v1/moderation/titles", "", moderator).data().at("items").empty());
  claim(anna, "MIF");
  EXPECT_EQ(shown("Anna"), "MIF") << "the same title";
  claim(anna, "GMIF");
  EXPECT_TRUE(shown("Anna").is_null()) << "another title";
  const auto log = site.ask(get, "/api/v1/moderation/log", "", moderator).data().at("items");
  EXPECT_EQ(log[0].at("act"), "remove_title");
  EXPECT_EQ(log[1].at("reason"), "MIF: listed");
}

/// A public study of Anna's, and what the site shows of it.
class HiddenStudiesTest : public ModerationTest {
 protected:
  Answer decide(const net::Headers& who, const std::string& what) {
    return site.ask(post, "/api/v1/moderation/studies/" + study + "/" + what,
                    R"({"reason":"an insult"})", who);
  }
  int status(const net::Headers& who = {}) {
    return site.ask(get, "/api/v1/studies/" + study, "", who).status;
  }
  std::size_t listed() {
    return site.ask(get, "/api/v1/players/Anna/studies").data().at("items").size();
  }

  std::string study =
      site.ask(post, "/api/v1/studies", R"({"name":"Idiots","visibility":"public"})", anna)
          .data()
          .at("id");
};

TEST_F(HiddenStudiesTest, AStudyIsReportedHiddenAndShownAgain) {
  const auto report = [&](const std::string& about, const std::string& of) {
    return site.ask(
        post, "/api/v1/reports",
        json{{"username", about}, {"kind", "abuse"}, {"text", "its name"}, {"study", of}}.dump(),
        ben);
  };
  EXPECT_EQ(report("Anna", "1").fields(), std::vector<std::string>{"study"});
  EXPECT_EQ(report("Anna", "x").fields(), std::vector<std::string>{"study"});
  EXPECT_EQ(report("Carl", study).fields(), std::vector<std::string>{"username"});
  EXPECT_EQ(report("Anna", study).status, 201);
  const auto told =
      site.ask(get, "/api/v1/moderation/reports", "", moderator).data().at("items").at(0);
  EXPECT_EQ(told.at("study"), study);
  EXPECT_EQ(told.at("study_name"), "Idiots");

  EXPECT_EQ(decide(ben, "hide").code(), "FORBIDDEN");
  EXPECT_EQ(decide(moderator, "unhide").code(), "NOT_FOUND");
  EXPECT_EQ(decide(moderator, "hide").status, 204);
  EXPECT_EQ(status(), 404);
  EXPECT_EQ(status(ben), 404);
  EXPECT_EQ(status(moderator), 200);
  EXPECT_EQ(site.ask(get, "/api/v1/studies/" + study, "", anna).data().at("hidden_reason"),
            "an insult");
  EXPECT_EQ(listed(), 0U);
  EXPECT_EQ(decide(moderator, "unhide").status, 204);
  EXPECT_EQ(status(), 200);
  EXPECT_EQ(listed(), 1U);
  const auto log = site.ask(get, "/api/v1/moderation/log", "", moderator).data().at("items");
  EXPECT_EQ(log.at(0).at("act"), "unhide_study");
  EXPECT_EQ(log.at(1).at("act"), "hide_study");
  EXPECT_EQ(log.at(1).at("about"), "Anna");
  EXPECT_EQ(log.at(1).at("study"), study);
  EXPECT_EQ(log.at(1).at("reason"), "an insult");
}

TEST_F(HiddenStudiesTest, ABanHidesThePlayersStudiesUntilItIsLifted) {
  const auto invite = site.ask(patch, "/api/v1/studies/" + study, R"({"editors":["Ben"]})", anna);
  ASSERT_EQ(invite.status, 200);
  EXPECT_EQ(act(moderator, "Anna", "ban").status, 204);
  EXPECT_EQ(status(), 404);
  EXPECT_EQ(status(moderator), 200);
  EXPECT_EQ(listed(), 0U);
  EXPECT_TRUE(site.ask(get, "/api/v1/study-invitations", "", ben).data().at("items").empty());
  EXPECT_EQ(site.ask(post, "/api/v1/study-invitations/" + study + "/accept", "", ben).code(),
            "NOT_FOUND");
  EXPECT_EQ(act(moderator, "Anna", "unban").status, 204);
  EXPECT_EQ(status(), 200);
  EXPECT_EQ(listed(), 1U);
}

TEST_F(HiddenStudiesTest, AModeratorCannotHideAnotherModeratorsStudy) {
  assign_role(site.anna, db::Role::moderator);
  EXPECT_EQ(decide(moderator, "hide").code(), "FORBIDDEN");
  EXPECT_EQ(decide(admin, "hide").status, 204);
}

TEST_F(ModerationTest, ABannedPlayersSpectatorChatIsHidden) {
  const GameId game = site.live_game();
  const auto path = "/api/v1/games/" + std::to_string(game.value) + "/chat";
  const auto carl = site.session(site.carl);
  ASSERT_EQ(site.ask(post, path, R"({"text":"Idiots"})", carl).status, 201);
  const auto lines = [&](const net::Headers& who) {
    return site.ask(get, path, "", who).data().at("items").size();
  };
  EXPECT_EQ(lines(moderator), 1U);
  EXPECT_EQ(act(moderator, "Carl", "ban").status, 204);
  EXPECT_EQ(lines(admin), 0U);
  ASSERT_EQ(site.ask(post, "/api/v1/reports",
                     json{{"username", "Carl"},
                          {"kind", "abuse"},
                          {"text", "x"},
                          {"game", std::to_string(game.value)}}
                         .dump(),
                     anna)
                .status,
            201);
  EXPECT_EQ(lines(moderator), 1U) << "who has to judge it";
  EXPECT_EQ(act(moderator, "Carl", "unban").status, 204);
  EXPECT_EQ(lines(admin), 1U);
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

TEST_F(ModerationTest, ABannedPlayerCannotSeekGames) {
  site.seek(site.ben, live::live_wish(), std::nullopt).value();
  const auto annas = site.seek(site.anna, live::live_wish(), std::nullopt).value();
  EXPECT_EQ(act(moderator, "ben", "ban").status, 204);
  const auto left = site.seeks();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].id, annas);
}

TEST_F(ModerationTest, StaffCannotActOnEqualsOrSuperiors) {
  EXPECT_EQ(act(moderator, "mod", "ban").code(), "FORBIDDEN");
  EXPECT_EQ(act(moderator, "chief", "ban").code(), "FORBIDDEN");
  EXPECT_EQ(act(admin, "chief", "ban").code(), "FORBIDDEN");
  EXPECT_EQ(role(moderator, "ben", "moderator").code(), "FORBIDDEN");
  EXPECT_EQ(role(admin, "ben", "admin").fields(), std::vector<std::string>{"role"});
  EXPECT_EQ(role(admin, "ben", "director").status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/users/ben").data().at("role"), "director");
  EXPECT_EQ(act(admin, "mod", "ban").status, 204);
}

TEST_F(ModerationTest, AModeratorsTokenNeedsTheScope) {
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
