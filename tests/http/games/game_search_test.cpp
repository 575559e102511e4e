#include "server/http/games/game_search.hpp"

#include <future>
#include <gtest/gtest.h>

#include "rules/draughts/pdn/pdn.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;
using Ids = std::vector<std::string>;

class GameSearchTest : public testing::Test {
 protected:
  GameSearchTest() {
    first = finished(site.anna, site.ben);
    site.by_hand().move_to(noon + seconds(86400));
    second = finished(site.ben, site.carl);
  }

  /// White resigns after 32-28 19-23.
  std::string finished(UserId white, UserId black) {
    const GameId game = site.stores.game(db::live_setup(white, black), site.clock->now());
    site.moves(white, game, 0, "32-28").value();
    site.moves(black, game, 1, "19-23").value();
    site.does(white, game, wire::ResignWish{}).value();
    return std::to_string(game.value);
  }

  Ids listed(const std::string& query) {
    const auto answer = site.ask(get, "/api/v1/games?" + query);
    EXPECT_EQ(answer.status, 200) << answer.body;
    Ids ids;
    if (answer.status == 200)
      for (const auto& row : answer.data().at("items")) ids.push_back(row.at("id"));
    return ids;
  }
  Ids wrong(const std::string& query) {
    const auto answer = site.ask(get, "/api/v1/games?" + query);
    EXPECT_EQ(answer.status, 422) << query;
    return answer.fields();
  }

  SiteFixture site;
  std::string first, second;
};

TEST_F(GameSearchTest, FindsFinishedGamesByEveryFilter) {
  EXPECT_EQ(listed("status=finished"), (Ids{second, first}));
  EXPECT_EQ(listed("player=anna&opponent=ben"), Ids{first});
  EXPECT_EQ(listed("player=anna&opponent=carl"), Ids{});
  EXPECT_EQ(listed("result=0-2&reason=resignation&speed=blitz"), (Ids{second, first}));
  EXPECT_EQ(listed("result=2-0"), Ids{});
  EXPECT_EQ(listed("since=2024-01-11"), Ids{second});
  EXPECT_EQ(listed("until=2024-01-10T12:00:01Z"), Ids{first});
  EXPECT_EQ(listed("until=2024-01-10T12:00:00Z"), Ids{});
  EXPECT_EQ(listed("opening=1.+32-28+19-23"), (Ids{second, first}));
  EXPECT_EQ(listed("opening=32-28+18-23&variant=international"), Ids{});
  EXPECT_EQ(listed("reason=abort"), Ids{});
}

TEST_F(GameSearchTest, ContinuesAtTheEndOfThePreviousPage) {
  const auto page = site.ask(get, "/api/v1/games?status=finished&limit=1").data();
  ASSERT_TRUE(page.at("next_cursor").is_string());
  EXPECT_EQ(listed("status=finished&cursor=" + page.at("next_cursor").get<std::string>()),
            Ids{first});
}

TEST_F(GameSearchTest, ReportsTheFault) {
  EXPECT_EQ(wrong("opponent=anna"), Ids{"opponent"});
  EXPECT_EQ(wrong("since=yesterday"), Ids{"since"});
  EXPECT_EQ(wrong("until=2024-13-01"), Ids{"until"});
  EXPECT_EQ(wrong("opening=32-29"), Ids{"opening"});
  EXPECT_EQ(wrong("opening=c3-d4&variant=international"), Ids{"opening"});
  EXPECT_EQ(wrong("result=3-0"), Ids{"result"});
  EXPECT_EQ(wrong("speed=slow"), Ids{"speed"});
  EXPECT_EQ(wrong("status=playing&result=2-0"), Ids{"status"});
  EXPECT_EQ(wrong("status=finished&sort=deadline"), Ids{"sort"});
  EXPECT_EQ(wrong("status=finished&cursor=x"), Ids{"cursor"});
  EXPECT_EQ(wrong("status=finished&limit=201"), Ids{"limit"});
  EXPECT_EQ(site.ask(get, "/api/v1/games?result=2-0&player=nobody").status, 404);
  EXPECT_EQ(site.ask(get, "/api/v1/games?player=anna&opponent=nobody").status, 404);
}

TEST_F(GameSearchTest, SendsAllGamesOfAPlayerAsAFileInParts) {
  for (int i = 0; i < 43; ++i) finished(site.ben, site.anna);
  const auto [text, parts] = site.file("/api/v1/players/Ben/games.pdn");
  EXPECT_EQ(parts, 3);
  std::size_t games = 0;
  for (std::size_t at = text.find("[Event "); at != std::string::npos;
       at = text.find("[Event ", at + 1))
    ++games;
  EXPECT_EQ(games, 45U);
  EXPECT_EQ(site.file("/api/v1/players/ben/games.pdn?until=2024-01-01").first, "");
  EXPECT_EQ(site.ask(get, "/api/v1/players/nobody/games.pdn").status, 404);
  EXPECT_EQ(site.ask(get, "/api/v1/players/ben/games.pdn?speed=slow").status, 422);
}

}  // namespace
}  // namespace crownhead::api
