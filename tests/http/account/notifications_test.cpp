#include "server/http/account/notifications.hpp"

#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class NotificationsTest : public TournamentsTest {
 protected:
  json listed(const std::string& who) {
    return does(who, get, "/api/v1/notifications").data().at("items");
  }
  std::vector<std::string> kinds(const std::string& who) {
    std::vector<std::string> names;
    for (const auto& row : listed(who)) names.push_back(row.at("kind"));
    return names;
  }

  using Kinds = std::vector<std::string>;
  std::string path = make();
};

TEST_F(NotificationsTest, APublishedRoundIsListedForItsPlayersAndAnnounced) {
  enter(path, {"Ben", "Carl"});
  const auto ear = site.follow_own(ids["Ben"]);
  does("Anna", post, path + "/start");
  EXPECT_EQ(kinds("Ben"), Kinds{"round_published"});
  EXPECT_EQ(kinds("Carl"), Kinds{"round_published"});
  EXPECT_EQ(kinds("Anna"), Kinds{}) << "she directs it";
  const auto row = listed("Ben")[0];
  EXPECT_EQ(path, "/api/v1/tournaments/" + row.at("tournament").at("id").get<std::string>());
  EXPECT_EQ(row.at("first_round"), 1);
  for (json event = json::object(); event.value("type", "") != "notifications";) {
    event = ear->next().at("d");
    if (event.value("type", "") == "notifications") EXPECT_EQ(event.at("unread"), 1);
  }
}

TEST_F(NotificationsTest, ReadingIsAnnouncedToAllTabs) {
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const auto id = listed("Ben")[0].at("id").get<std::string>();
  live::settle(site.threads, site.pools);
  const auto ear = site.follow_own(ids["Ben"]);
  EXPECT_EQ(does("Ben", post, "/api/v1/notifications/" + id + "/read").status, 204);
  const auto event = ear->next().at("d");
  EXPECT_EQ(event.at("type"), "notifications");
  EXPECT_EQ(event.at("unread"), 0);
  EXPECT_EQ(does("Ben", get, "/api/v1/notifications").data().at("read_up_to"), id);
  EXPECT_EQ(does("Carl", get, "/api/v1/notifications").data().at("read_up_to"), "0");
}

TEST_F(NotificationsTest, DisputesAreListedForDirectorsAndTheirAnswersForPlayers) {
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  const GameId game = running(path).at(0);
  const auto dispute = does("Ben", post, "/api/v1/reports",
                            {{"username", "Carl"},
                             {"kind", "dispute"},
                             {"text", "He did not play himself."},
                             {"game", std::to_string(game.value)}});
  ASSERT_EQ(dispute.status, 201) << dispute.body;
  ASSERT_EQ(kinds("Anna"), Kinds{"dispute_opened"});
  EXPECT_EQ(listed("Anna")[0].at("player"), "Ben");
  const auto settle = path + "/disputes/" + dispute.data().at("id").get<std::string>() + "/settle";
  EXPECT_LT(does("Anna", post, settle, {{"reason", "He did."}}).status, 300);
  EXPECT_EQ(kinds("Ben"), (Kinds{"dispute_settled", "round_published"}));
  EXPECT_EQ(listed("Ben")[0].at("game"), std::to_string(game.value));
  EXPECT_EQ(listed("Ben")[0].at("player"), "Anna");
}

TEST_F(NotificationsTest, TheExportHasThem) {
  enter(path, {"Ben", "Carl"});
  does("Anna", post, path + "/start");
  EXPECT_EQ(site.exported(people["Ben"]).at("notifications"), listed("Ben"));
}

TEST_F(NotificationsTest, APageIsLimited) {
  EXPECT_EQ(does("Ben", get, "/api/v1/notifications?limit=101").fields(),
            std::vector<std::string>{"limit"});
  EXPECT_EQ(does("Ben", get, "/api/v1/notifications?cursor=x").fields(),
            std::vector<std::string>{"cursor"});
}

}  // namespace
}  // namespace crownhead::api
