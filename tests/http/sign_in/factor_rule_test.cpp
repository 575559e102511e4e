#include "server/http/sign_in/factor_rule.hpp"

#include <gtest/gtest.h>
#include <map>

#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr const char* missing = "SECOND_FACTOR_MISSING";

class FactorRuleTest : public testing::Test {
 protected:
  /// Returns the session of a user with that role who turned on a second factor after signing in.
  net::Headers staff(const std::string& name, db::Role role) {
    const UserId user = site.stores.user(name);
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(user, role, {std::nullopt, noon, "test"}, std::move(done));
    }).value();
    ids[name] = user;
    return site.session(user);
  }
  /// Returns a session started with a second factor.
  net::Headers with_factor(const std::string& name) {
    db::awaited<void>([&](auto done) {
      site.stores.factors.begin(ids[name], {}, std::move(done));
    }).value();
    db::awaited<void>([&](auto done) {
      site.stores.factors.confirm(ids[name], std::nullopt, 1, site.clock->now(), {},
                                  std::move(done));
    }).value();
    site.by_hand().move_to(site.clock->now() + seconds(1));
    return site.session(ids[name]);
  }
  Answer reports(const net::Headers& who) {
    return site.ask(get, "/api/v1/moderation/reports", "", who);
  }
  Answer tournament(const net::Headers& who) {
    return site.ask(post, "/api/v1/tournaments", "{}", who);
  }

  SiteFixture site;
  std::map<std::string, UserId> ids;
};

TEST_F(FactorRuleTest, NoSecondFactorIsRequiredByDefault) {
  EXPECT_EQ(reports(staff("Mod", db::Role::moderator)).status, 200);
  EXPECT_EQ(tournament(staff("Dirk", db::Role::director)).status, 422) << "looked at";
}

TEST_F(FactorRuleTest, ModeratorsAndAdminsNeedIt) {
  site.config.second_factor_for = db::Role::moderator;
  for (const auto role : {db::Role::moderator, db::Role::admin}) {
    const std::string name(accounts::role_name(role));
    const auto before = staff(name, role);
    const auto refused = reports(before);
    EXPECT_EQ(refused.code(), missing) << name;
    EXPECT_NE(refused.body.find("turn yours on in your account"), std::string::npos);
    EXPECT_EQ(site.ask(get, "/api/v1/account", "", before).data().at("second_factor_missing"),
              true);
    const auto opened = with_factor(name);
    EXPECT_EQ(reports(opened).status, 200) << name;
    EXPECT_EQ(site.ask(get, "/api/v1/account", "", opened).data().at("second_factor_missing"),
              false);
    EXPECT_EQ(reports(site.token(ids[name], 15)).code(), missing) << "a token of " << name;
  }
  EXPECT_EQ(reports(staff("Dirk", db::Role::director)).code(), "FORBIDDEN");
  EXPECT_EQ(tournament(staff("Dora", db::Role::director)).status, 422) << "directors are not asked";
  EXPECT_EQ(reports(site.session(site.anna)).code(), "FORBIDDEN");
}

TEST_F(FactorRuleTest, AnOlderSessionIsNotEnough) {
  site.config.second_factor_for = db::Role::moderator;
  const auto before = staff("Mod", db::Role::moderator);
  const auto id = site.stores.sessions.sessions_of(ids["Mod"], noon).front().id;
  db::awaited<void>([&](auto done) {
    site.stores.factors.begin(ids["Mod"], {}, std::move(done));
  }).value();
  db::awaited<void>([&](auto done) {
    site.stores.factors.confirm(ids["Mod"], id, 1, site.clock->now(), {}, std::move(done));
  }).value();
  const auto refused = reports(before);
  EXPECT_EQ(refused.code(), missing);
  EXPECT_NE(refused.body.find("sign in again"), std::string::npos);
}

TEST_F(FactorRuleTest, AModeratorsExtraReadRightsAreWithheldToo) {
  const GameId game = site.live_game();
  const auto chat = "/api/v1/games/" + std::to_string(game.value) + "/chat?room=players";
  db::awaited<db::Made<ReportId>>([&](auto done) {
    site.stores.moderation.report({site.ben, site.anna, game, db::ReportKind::abuse, "x"}, noon,
                                  std::nullopt, std::move(done));
  }).value();
  const auto admin = staff("Chief", db::Role::admin);
  EXPECT_EQ(site.ask(get, chat, "", admin).status, 200);
  site.config.second_factor_for = db::Role::moderator;
  EXPECT_EQ(site.ask(get, chat, "", admin).status, 403);
}

TEST_F(FactorRuleTest, DirectorsNeedItIfConfigured) {
  site.config.second_factor_for = db::Role::director;
  const auto before = staff("Dirk", db::Role::director);
  EXPECT_EQ(tournament(before).code(), missing);
  EXPECT_EQ(tournament(site.token(ids["Dirk"], 15)).code(), missing);
  EXPECT_EQ(tournament(with_factor("Dirk")).status, 422) << "looked at";
  EXPECT_EQ(reports(staff("Mod", db::Role::moderator)).code(), missing);
}

TEST_F(FactorRuleTest, AppointedDirectorsNeedItLikeDirectors) {
  const auto settings = tournament::Settings{.name = "Cup",
                                             .variant = "international",
                                             .ruleset = "fmjd",
                                             .control = play::PerMove{seconds(86400)}};
  ids["Anna"] = site.anna;
  auto events = tournament::create(settings, 1, {.at = noon, .by = site.anna}).value();
  const auto id = db::awaited<db::Made<TournamentId>>([&](auto done) {
                    site.stores.tournaments.create(events, std::nullopt, std::move(done));
                  })
                      .value()
                      .id;
  const auto path = "/api/v1/tournaments/" + std::to_string(id.value);
  const auto rename = [&](const net::Headers& who) {
    return site.ask(patch, path, R"({"name":"Other"})", who);
  };
  EXPECT_EQ(rename(site.session(site.anna)).status, 200);
  site.config.second_factor_for = db::Role::director;
  EXPECT_EQ(rename(site.session(site.anna)).code(), missing);
  EXPECT_EQ(rename(site.session(site.ben)).code(), "FORBIDDEN");
  EXPECT_EQ(rename(staff("Chief", db::Role::admin)).code(), missing);
  EXPECT_EQ(rename(with_factor("Anna")).status, 200);
}

}  // namespace
}  // namespace crownhead::api
