#include "server/http/sign_in/guests.hpp"

#include <gtest/gtest.h>

#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class GuestsTest : public PeopleTest {
 protected:
  net::Headers guest(const std::string& remote = "192.0.2.9") {
    return cookie_of(site.ask(post, "/api/v1/guests", "{}", {}, remote));
  }
  Answer challenge(const net::Headers& from, bool rated = false, const std::string& to = "") {
    json body = {{"variant", "international"},
                 {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}},
                 {"rated", rated},
                 {"color", "white"}};
    if (!to.empty()) body["opponent"] = to;
    return site.ask(post, "/api/v1/challenges", body.dump(), from);
  }
  std::string open_challenge(const net::Headers& from) { return challenge(from).data().at("id"); }
  Answer accept(const net::Headers& who, const std::string& id) {
    return site.ask(post, "/api/v1/challenges/" + id + "/accept", "", who);
  }
  std::string game_with(const net::Headers& other) {
    return accept(other, open_challenge(anna)).data().at("game_id");
  }
  Answer seek(const net::Headers& who, const json& more = json::object()) {
    json body = {{"variant", "russian"},
                 {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}}};
    body.update(more);
    return site.ask(post, "/api/v1/seeks", body.dump(), who);
  }
  Answer take(const net::Headers& who, const Answer& made) {
    const std::string id = made.data().at("id");
    return site.ask(post, "/api/v1/seeks/" + id + "/take", "", who);
  }
  Answer sign_up(const net::Headers& who, const std::string& name) {
    return site.ask(post, "/api/v1/guests/sign-up", account_body(name), who);
  }
  std::string name_of(const net::Headers& who) {
    return site.ask(get, "/api/v1/account", "", who).data().at("username");
  }

  net::Headers anna = site.session(site.anna);
};

TEST_F(GuestsTest, PlayByLinkWithoutAnAccount) {
  const auto made = site.ask(post, "/api/v1/guests", R"({"locale":"lv"})");
  ASSERT_EQ(made.status, 201);
  const std::string id = made.data().at("id");
  EXPECT_EQ(made.data().at("username"), "Guest " + id);
  const auto who = cookie_of(made);
  const auto account = site.ask(get, "/api/v1/account", "", who).data();
  EXPECT_EQ(account.at("guest"), true);
  EXPECT_EQ(account.at("locale"), "lv");
  const auto game = game_with(who);
  EXPECT_EQ(site.ask(post, "/api/v1/games/" + game + "/moves", R"({"move":"32-28","ply":0})", anna)
                .status,
            201);
  EXPECT_EQ(
      site.ask(post, "/api/v1/games/" + game + "/moves", R"({"move":"19-23","ply":1})", who).status,
      201);
  EXPECT_EQ(site.ask(get, "/api/v1/users/Guest%20" + id).data().at("guest"), true);
}

TEST_F(GuestsTest, PlayWithEachOther) {
  const auto one = guest(), two = guest();
  const auto game = accept(two, open_challenge(one));
  ASSERT_EQ(game.status, 201);
  const auto path = "/api/v1/games/" + game.data().at("game_id").get<std::string>() + "/chat";
  EXPECT_EQ(site.ask(post, path, R"({"text":"hello"})", one).status, 201);
  EXPECT_EQ(site.ask(get, path, "", two).data().at("items").size(), 1U);
  EXPECT_EQ(site.ask(post, path, R"({"text":"hello"})", guest()).code(), "FORBIDDEN")
      << "strangers are not chatted to";
}

TEST_F(GuestsTest, CannotPlayRatedGamesOrUseWhatNeedsAnAccount) {
  const auto who = guest();
  EXPECT_EQ(challenge(who, true).code(), "FORBIDDEN");
  EXPECT_EQ(challenge(who, false, "Anna").code(), "FORBIDDEN");
  EXPECT_EQ(challenge(anna, false, name_of(who)).code(), "FORBIDDEN");
  EXPECT_EQ(accept(who, challenge(anna, true).data().at("id")).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(post, "/api/v1/tokens", "{}", who).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(post, "/api/v1/tournaments", "{}", who).code(), "FORBIDDEN");
}

TEST_F(GuestsTest, PlayCasualGamesFromTheLobby) {
  const auto who = guest();
  const auto refused = seek(who, {{"rated", true}});
  EXPECT_EQ(refused.code(), "FORBIDDEN");
  EXPECT_EQ(refused.data().at("reason"), "lobby.guests_play_casual");
  EXPECT_EQ(refused.data().at("params"), json::object());
  const auto made = seek(who);
  ASSERT_EQ(made.status, 201);
  EXPECT_EQ(seek(who).status, 429) << "one at a time";
  const auto listed = site.ask(get, "/api/v1/seeks").data().at("items").at(0);
  EXPECT_EQ(listed.at("guest"), true);
  EXPECT_EQ(listed.at("accounts_only"), false);
  const auto game = take(guest(), made);
  ASSERT_EQ(game.status, 201);
  const auto path = "/api/v1/games/" + game.data().at("game_id").get<std::string>();
  EXPECT_EQ(site.ask(get, path).data().at("rated"), false);

  EXPECT_EQ(take(who, seek(anna)).status, 201);
  const auto closed = take(who, seek(anna, {{"accounts_only", true}}));
  EXPECT_EQ(closed.code(), "FORBIDDEN");
  EXPECT_EQ(closed.data().at("reason"), "lobby.accounts_only");
}

TEST_F(GuestsTest, StayOutOfTheLobbyIfTheOperatorSaysSo) {
  site.config.guests = accounts::GuestAccess::links;
  const auto who = guest();
  EXPECT_EQ(site.ask(get, "/api/v1/site").data().at("guests"), "links");
  for (const auto& refused : {seek(who), take(who, seek(anna))}) {
    EXPECT_EQ(refused.code(), "FORBIDDEN");
    EXPECT_EQ(refused.data().at("reason"), "lobby.guests_sign_up");
  }
  EXPECT_EQ(accept(who, open_challenge(anna)).status, 201);
}

TEST_F(GuestsTest, AreNotCreatedIfTheOperatorSaysSo) {
  site.config.guests = accounts::GuestAccess::none;
  const auto made = site.ask(post, "/api/v1/guests", "{}");
  EXPECT_EQ(made.code(), "FORBIDDEN");
  EXPECT_EQ(made.data().at("reason"), "account.no_guests");
  EXPECT_EQ(make("Gustav").status, 201) << "others still sign up";
}

TEST_F(GuestsTest, KeepTheirSeekWhenTheySignUp) {
  const auto who = guest();
  seek(who);
  sign_up(who, "Gustav");
  live::settle(site.threads, site.pools);
  const auto listed = site.ask(get, "/api/v1/seeks").data().at("items").at(0);
  EXPECT_EQ(listed.at("username"), "Gustav");
  EXPECT_EQ(listed.at("guest"), false);
}

TEST_F(GuestsTest, KeepTheirGamesWhenTheySignUp) {
  const auto who = guest();
  const auto game = game_with(who), over = game_with(who);
  site.ask(post, "/api/v1/games/" + over + "/abort", "", who);
  make("taken");
  EXPECT_EQ(sign_up(who, "taken").code(), "NAME_TAKEN");
  EXPECT_EQ(sign_up(who, "x").code(), "INVALID_FIELD");
  EXPECT_EQ(sign_up(anna, "other").code(), "FORBIDDEN");
  const auto signed_up = sign_up(who, "Gustav");
  ASSERT_EQ(signed_up.status, 200);
  EXPECT_EQ(signed_up.data().at("username"), "Gustav");
  EXPECT_EQ(name_of(who), "Gustav") << "the session stays";
  live::settle(site.threads, site.pools);
  for (const auto& each : {game, over})
    EXPECT_EQ(
        site.ask(get, "/api/v1/games/" + each).data().at("players").at("black").at("username"),
        "Gustav");
  EXPECT_EQ(sign_up(who, "again").code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(post, "/api/v1/session", account_body("Gustav")).status, 200);
  EXPECT_EQ(challenge(who, true).status, 201);
}

TEST_F(GuestsTest, AreCreatedOncePerKeyAndNotForPlayers) {
  const auto key = with({}, "Idempotency-Key", "0190d0a4-7c1e-7abc-8def-000000000001");
  EXPECT_EQ(site.ask(post, "/api/v1/guests", "{}", key).status, 201);
  EXPECT_EQ(site.ask(post, "/api/v1/guests", "{}", key).code(), "KEY_REUSED");
  EXPECT_EQ(site.ask(post, "/api/v1/guests", "{}", anna).code(), "FORBIDDEN");
}

TEST_F(GuestsTest, AreLimitedPerAddress) {
  for (int i = 0; i < 20; ++i)
    ASSERT_EQ(site.ask(post, "/api/v1/guests", "{}", {}, "198.51.100.1").status, 201);
  EXPECT_EQ(site.ask(post, "/api/v1/guests", "{}", {}, "198.51.100.1").code(), "RATE_LIMITED");
  EXPECT_EQ(site.ask(post, "/api/v1/guests", "{}", {}, "198.51.100.2").status, 201);
}

}  // namespace
}  // namespace crownhead::api
