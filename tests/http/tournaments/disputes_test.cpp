#include "server/http/tournaments/disputes.hpp"

#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

class DisputesTest : public TournamentsTest {
 protected:
  DisputesTest() {
    site.damage(
        "UPDATE users SET email = lower(name) || '@example.org', email_confirmed_ms = 1"
        " WHERE name IN ('Anna', 'Ben')");
    enter(path, {"Ben", "Carl"});
    does("Anna", post, path + "/start");
    game = running(path).at(0);
  }

  Answer dispute(const std::string& who, const std::string& against, GameId about) {
    return does(who, post, "/api/v1/reports",
                {{"username", against},
                 {"kind", "dispute"},
                 {"text", "He did not play himself."},
                 {"game", std::to_string(about.value)}});
  }
  json waiting() {
    return site.ask(get, path + "/disputes", "", people["Anna"]).data().at("items");
  }
  std::string settle_path(const std::string& id) { return path + "/disputes/" + id + "/settle"; }
  std::vector<std::string> mails_to(const std::string& address) {
    std::vector<std::string> bodies;
    for (const auto& mail : site.stores.outbox.due(noon + seconds(60), 10))
      if (mail.address == address) bodies.push_back(mail.body);
    return bodies;
  }

  std::string path = make();
  GameId game;
};

TEST_F(DisputesTest, AreListedForTheDirectorsOnly) {
  const auto made = dispute("Ben", "Carl", game);
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_EQ(dispute("Ben", "Carl", game).code(), "TOURNAMENT_REFUSED");
  ASSERT_EQ(waiting().size(), 1U);
  const auto line = waiting()[0];
  EXPECT_EQ(line.at("from"), "Ben");
  EXPECT_EQ(line.at("game"), std::to_string(game.value));
  EXPECT_EQ(line.at("text"), "He did not play himself.");
  EXPECT_EQ(does("Ben", get, path + "/disputes").code(), "FORBIDDEN");
  ASSERT_EQ(mails_to("anna@example.org").size(), 1U);
  EXPECT_NE(mails_to("anna@example.org")[0].find("/game/" + std::to_string(game.value)),
            std::string::npos);

  db::awaited<void>([&](auto done) {
    site.stores.moderation.set_role(ids["Dora"], db::Role::moderator, {std::nullopt, noon, "test"},
                                    std::move(done));
  }).value();
  EXPECT_TRUE(does("Dora", get, "/api/v1/moderation/reports").data().at("items").empty());
  const auto close = "/api/v1/moderation/reports/" + line.at("id").get<std::string>() + "/close";
  EXPECT_EQ(does("Dora", post, close, {{"reason", "mine"}}).code(), "NOT_FOUND");
  EXPECT_EQ(does("Dora", get, path + "/disputes").code(), "FORBIDDEN");
}

TEST_F(DisputesTest, AreRaisedByAPlayerAgainstTheirTournamentOpponent) {
  const GameId elsewhere = site.live_game();
  EXPECT_EQ(dispute("Ben", "Anna", elsewhere).fields(), std::vector<std::string>{"game"});
  EXPECT_EQ(dispute("Ben", "Anna", {9999}).fields(), std::vector<std::string>{"game"});
  EXPECT_EQ(dispute("Dora", "Ben", game).code(), "NOT_A_PLAYER");
  EXPECT_EQ(dispute("Ben", "Dora", game).fields(), std::vector<std::string>{"username"});
  EXPECT_EQ(dispute("Ben", "Ben", game).fields(), std::vector<std::string>{"username"});
  EXPECT_EQ(does("Ben", post, "/api/v1/reports",
                 {{"username", "Carl"}, {"kind", "dispute"}, {"text", "x"}})
                .fields(),
            std::vector<std::string>{"game"});
  EXPECT_TRUE(waiting().empty());
}

TEST_F(DisputesTest, AreSettledOnceWithALoggedAndMailedReason) {
  const auto id = dispute("Ben", "Carl", game).data().at("id").get<std::string>();
  const auto settle = settle_path(id);
  EXPECT_EQ(does("Ben", post, settle, {{"reason", "I win"}}).code(), "FORBIDDEN");
  EXPECT_EQ(does("Anna", post, settle).fields(), std::vector<std::string>{"reason"});
  EXPECT_EQ(does("Anna", post, settle, {{"reason", "x"}, {"result", "3-0"}}).fields(),
            std::vector<std::string>{"result"});
  const auto stale = with(people["Anna"], "If-Match", "\"1\"");
  EXPECT_EQ(site.ask(post, settle, R"({"reason":"x"})", stale).code(), "STALE_VERSION");
  ASSERT_EQ(waiting().size(), 1U);

  const auto settled = does("Anna", post, settle, {{"reason", "I saw nothing of it."}});
  ASSERT_EQ(settled.status, 200) << settled.body;
  EXPECT_TRUE(waiting().empty());
  EXPECT_FALSE(site.game(game).ended());
  const auto line = get_items(path + "/log").front();
  EXPECT_EQ(line.at("act"), "dispute_settled");
  EXPECT_EQ(line.at("about"), "Ben");
  EXPECT_EQ(line.at("reason"), "I saw nothing of it.");
  EXPECT_EQ(line.dump().find("did not play himself"), std::string::npos);
  ASSERT_EQ(mails_to("ben@example.org").size(), 1U);
  EXPECT_NE(mails_to("ben@example.org")[0].find("I saw nothing of it."), std::string::npos);
  EXPECT_EQ(does("Anna", post, settle, {{"reason", "again"}}).code(), "NOT_FOUND");
  EXPECT_EQ(dispute("Ben", "Carl", game).status, 201) << "about what came later";
}

TEST_F(DisputesTest, ChangeTheResultInTheSameAct) {
  const auto id = dispute("Ben", "Carl", game).data().at("id").get<std::string>();
  const bool ben_is_white = site.game(game).setup().players[Seat::white] == ids["Ben"];
  const auto settled = does("Anna", post, settle_path(id),
                            {{"reason", "He had help."}, {"result", ben_is_white ? "2-0" : "0-2"}});
  ASSERT_EQ(settled.status, 200) << settled.body;
  const auto ended = site.game(game).ended();
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->outcome(), ben_is_white ? play::Outcome::white_wins : play::Outcome::black_wins);
  EXPECT_EQ(get_items(path + "/standings")[0].at("username"), "Ben");
}

TEST_F(DisputesTest, OfAnotherTournamentCannotBeSeenOrSettled) {
  const auto other = make();
  enter(other, {"Ben", "Carl"});
  does("Anna", post, other + "/start");
  const auto there = dispute("Carl", "Ben", running(other).at(0)).data().at("id");
  EXPECT_TRUE(waiting().empty());
  EXPECT_EQ(does("Anna", post, settle_path(there.get<std::string>()), {{"reason", "x"}}).code(),
            "NOT_FOUND");
}

}  // namespace
}  // namespace crownhead::api
