#include "server/http/health/free_space.hpp"

#include <gtest/gtest.h>
#include <set>

#include "server/http/route_times.hpp"
#include "server/http/routes.hpp"
#include "tests/http/heard_socket.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr std::uint64_t least = 1000;

std::string name_of(const Route& route) {
  return std::string(verb_text(route.verb)) + " " + std::string(route.path);
}

/// Changing routes that are let through, as listed in docs/limits.md.
const std::set<std::string> let_through = {
    "POST /api/v1/session",
    "POST /api/v1/games/{id}/moves",
    "POST /api/v1/games/{id}/resign",
    "POST /api/v1/games/{id}/abort",
    "POST /api/v1/games/{id}/draw",
    "POST /api/v1/games/{id}/takeback",
    "POST /api/v1/games/{id}/rematch",
    "POST /api/v1/games/{id}/give-time",
    "POST /api/v1/games/{id}/berserk",
    "POST /api/v1/games/{id}/claim",
    "PUT /api/v1/tournaments/{id}/games/{game}/result",
    "POST /api/v1/tournaments/{id}/disputes/{dispute}/settle",
    "PUT /api/v1/account/password",
    "POST /api/v1/account/email/refuse",
    "POST /api/v1/account/email/undo",
    "POST /api/v1/password-resets",
    "POST /api/v1/password-resets/use",
    "POST /api/v1/moderation/reports/{id}/close",
    "POST /api/v1/moderation/users/{username}/ban",
    "POST /api/v1/moderation/users/{username}/unban",
    "POST /api/v1/moderation/users/{username}/chat-ban",
    "POST /api/v1/moderation/users/{username}/chat-unban",
    "PUT /api/v1/moderation/users/{username}/role",
    "POST /api/v1/moderation/studies/{id}/hide",
    "POST /api/v1/moderation/studies/{id}/unhide",
    "POST /api/v1/moderation/games/{id}/annul",
    "POST /api/v1/account/close",
    "POST /api/v1/vacations/preview",
    "POST /api/v1/vacations/{id}/preview",
    "POST /api/v1/pdn/read",
    "POST /api/v1/pdn/write",
    "POST /api/v1/client-errors",
    "PUT /api/v1/dev/clock",
};

class FreeSpaceTest : public testing::Test {
 protected:
  FreeSpaceTest() {
    site.config.limits = false;
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(site.anna, db::Role::admin, {std::nullopt, noon, "test"},
                                      std::move(done));
    }).value();
  }
  UserId guest() {
    return db::awaited<db::Made<UserId>>([&](auto done) {
             site.stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }
  bool refused_for_want_of_room(const Answer& answer) const {
    return answer.status == 503 &&
           answer.body.contains(nearly_full().detail.substr(0, nearly_full().detail.find(';')));
  }

  SiteFixture site{SiteConfig{.public_url = {}, .min_free_bytes = least}};
};

TEST(FreeSpace, IsLowOnlyBelowTheThreshold) {
  FreeSpace space(least);
  EXPECT_FALSE(space.low());
  EXPECT_EQ(space.bytes(), std::nullopt);
  EXPECT_FALSE(space.note(least));
  EXPECT_TRUE(space.note(least - 1)) << "a change, which is logged";
  EXPECT_TRUE(space.low());
  EXPECT_FALSE(space.note(0));
  EXPECT_TRUE(space.note(least));
  EXPECT_FALSE(space.low());
  space.note(0);
  EXPECT_TRUE(space.note(std::nullopt)) << "nothing is refused on a guess";
  FreeSpace off(0);
  off.note(0);
  EXPECT_FALSE(off.low());
}

TEST(FreeSpace, IsMeasuredOnTheDiskOfTheFolder) {
  FreeSpace space(UINT64_MAX - 1);
  EXPECT_TRUE(space.look("/"));
  EXPECT_GT(space.bytes(), 0U);
  EXPECT_TRUE(space.look("/no/such/folder"));
  EXPECT_FALSE(space.low());
}

TEST_F(FreeSpaceTest, OnlyVitalRoutesMayStoreWhenItIsLow) {
  site.site.free_space.note(0);
  for (const Route& route : routes()) {
    const bool adds = route.verb == post || route.verb == put || route.verb == patch;
    const bool refuses = adds && !let_through.contains(name_of(route));
    std::string path(route.path);
    for (auto at = path.find('{'); at != std::string::npos; at = path.find('{'))
      path.replace(at, path.find('}') - at + 1, "1");
    const UserId who = route.access == Access::guest ? guest() : site.anna;
    auto headers = site.session(who);
    if (route.path == "/api/v1/guests") headers.clear();
    EXPECT_EQ(refused_for_want_of_room(site.ask(route.verb, path, "", headers)), refuses)
        << name_of(route);
  }
}

TEST_F(FreeSpaceTest, PermissionIsStillCheckedFirst) {
  site.site.free_space.note(0);
  EXPECT_EQ(site.ask(post, "/api/v1/studies", "{}").status, 401);
  const auto refused = site.ask(post, "/api/v1/studies", "{}", site.session(site.ben));
  EXPECT_EQ(refused.code(), "UNAVAILABLE");
  EXPECT_FALSE(refused.header("Retry-After").empty());
}

TEST_F(FreeSpaceTest, ModeratorsStillBanWhenItIsLow) {
  site.site.free_space.note(0);
  const auto admin = site.session(site.anna);
  const std::string ben = "/api/v1/moderation/users/Ben/";
  EXPECT_EQ(site.ask(post, ben + "ban", R"({"reason":"floods the site"})", admin).status, 204);
  EXPECT_TRUE(site.stores.users.by_id(site.ben)->banned);
  EXPECT_EQ(site.ask(post, ben + "unban", R"({"reason":"a mistake"})", admin).status, 204);
}

TEST_F(FreeSpaceTest, GamesContinueWhenItIsLow) {
  const auto game = site.live_game();
  site.site.free_space.note(0);
  Client client(site, site.session(site.anna));
  const std::string id = "0190d0a4-7c1e-7abc-8def-00000000000";
  const auto moved = client
                         .send({{"t", "move"},
                                {"id", id + "1"},
                                {"game", std::to_string(game.value)},
                                {"ply", 0},
                                {"move", "32-28"}})
                         .receive();
  EXPECT_EQ(moved.at("t"), "ack") << moved;
  const auto said = client
                        .send({{"t", "chat"},
                               {"id", id + "2"},
                               {"topic", "game/" + std::to_string(game.value)},
                               {"room", "players"},
                               {"text", "hello"}})
                        .receive();
  EXPECT_EQ(said.at("code"), "UNAVAILABLE");
  const auto sought =
      client
          .send({{"t", "seek"},
                 {"id", id + "3"},
                 {"variant", "russian"},
                 {"time_control", {{"kind", "fischer"}, {"base_ms", 60000}, {"increment_ms", 0}}}})
          .receive();
  EXPECT_EQ(sought.at("code"), "UNAVAILABLE");
  EXPECT_EQ(site.ask(post, "/api/v1/games/" + std::to_string(game.value) + "/resign", "",
                     site.session(site.ben))
                .status,
            200);
}

TEST_F(FreeSpaceTest, IsInTheMetrics) {
  site.site.free_space.note(999);
  const auto page = site.ask(get, "/metrics").body;
  EXPECT_NE(page.find("\ncrownhead_disk_free_bytes 999\n"), std::string::npos);
  EXPECT_NE(page.find("\ncrownhead_disk_low 1\n"), std::string::npos);
}

class StoredByAddress : public testing::Test {
 protected:
  static constexpr const char* here = "192.0.2.1";

  void use_up(const std::string& address) {
    ASSERT_EQ(RateKeys(address).pay_for_bytes(site.site.limits, 20'000'000, site.clock->now()),
              Millis{0});
  }
  Answer write_note(UserId user, const std::string& text, const std::string& remote) {
    return site.ask(put, "/api/v1/games/" + std::to_string(game.value) + "/notes",
                    json{{"text", text}}.dump(), site.session(user), remote);
  }
  Answer move(int ply, const std::string& text, const std::string& message = "") {
    json body{{"ply", ply}, {"move", text}};
    if (!message.empty()) body["message"] = message;
    return site.ask(post, "/api/v1/games/" + std::to_string(game.value) + "/moves", body.dump(),
                    site.session(ply % 2 == 0 ? site.anna : site.ben), here);
  }

  SiteFixture site;
  GameId game = site.slow_game();
};

TEST_F(StoredByAddress, IsABudgetSharedByAllPlayersOfAnAddress) {
  ASSERT_EQ(write_note(site.anna, "hello", here).status, 204);
  use_up("192.0.2.2");
  for (const UserId user : {site.anna, site.ben}) {
    const auto refused = write_note(user, "hello", "192.0.2.2");
    EXPECT_EQ(refused.code(), "RATE_LIMITED");
    EXPECT_GE(std::stoi(refused.header("Retry-After")), 1);
  }
  EXPECT_EQ(write_note(site.anna, "other", here).status, 204) << "from another address";
  site.by_hand().move_to(site.clock->now() + seconds(3));
  EXPECT_EQ(write_note(site.anna, "hello", "192.0.2.2").status, 204);
  use_up("2001:db8:1:2::1");
  EXPECT_EQ(write_note(site.anna, "hello", "2001:db8:1:2::ffff").code(), "RATE_LIMITED");
  EXPECT_EQ(write_note(site.anna, "hello", "2001:db8:1:3::1").status, 204);
}

TEST_F(StoredByAddress, ARefusedRequestDoesNotCount) {
  const std::string long_text(60'000, 'x');
  for (int i = 0; i < 400; ++i) {
    const auto refused = site.ask(post, "/api/v1/studies", R"({"none":")" + long_text + R"("})",
                                  site.session(site.anna), here);
    if (refused.status != 422) {
      EXPECT_EQ(refused.code(), "RATE_LIMITED") << "of requests";
      site.by_hand().move_to(site.clock->now() + seconds(20));
    }
  }
  EXPECT_EQ(write_note(site.ben, "hello", here).status, 204);
}

TEST_F(StoredByAddress, MovesWithoutAMessageAreAccepted) {
  use_up(here);
  EXPECT_EQ(move(0, "32-28", "good luck").code(), "RATE_LIMITED");
  EXPECT_EQ(move(0, "32-28").status, 201);
  EXPECT_EQ(site.ask(get, "/api/v1/studies", "", site.session(site.anna), here).status, 200);
}

}  // namespace
}  // namespace crownhead::api
