#include "server/http/analysis/endings.hpp"

#include <gtest/gtest.h>

#include "rules/draughts/moves/play_move.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "tests/http/site_fixture.hpp"
#include "tests/live/made_shelf.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// A site with an endgame table of English draughts with 3 pieces.
class EndingsTest : public testing::Test {
 protected:
  EndingsTest() { site.endings = endings::made_shelf(folder.folder(), "english", 3); }

  Answer asked(const std::string& fen, const net::Headers& who = {}) {
    return site.ask(get, "/api/v1/endings/english?fen=" + fen, "", who);
  }

  db::TempFile folder;
  SiteFixture site;
};

TEST_F(EndingsTest, AreListedByVariant) {
  const auto tables = site.ask(get, "/api/v1/endings").data().at("tables");
  EXPECT_EQ(tables, json::parse(R"([{"variant":"english","pieces":3}])"));
  SiteFixture other;
  EXPECT_EQ(other.ask(get, "/api/v1/endings").data().at("tables"), json::array());
}

TEST_F(EndingsTest, ShowTheWinnerAndTheBestMoves) {
  const auto won = asked("W:WK18,K19:BK4").data();
  EXPECT_EQ(won.at("value"), "win");
  EXPECT_EQ(won.at("plies").get<int>() % 2, 1);
  EXPECT_EQ(won.at("pieces"), 3);
  EXPECT_EQ(won.at("fen"), "W:WK18,K19:BK4");
  ASSERT_FALSE(won.at("best").empty());
  // After the best move the other side loses in one ply less.
  const std::string best = won.at("best").at(0);
  const auto& english = *draughts::find_variant("english");
  auto position = draughts::read_fen(english, "W:WK18,K19:BK4").value();
  draughts::play_move(english, position, best).value();
  const auto lost = asked(draughts::write_fen(english, position)).data();
  EXPECT_EQ(lost.at("value"), "loss");
  EXPECT_EQ(lost.at("plies").get<int>(), won.at("plies").get<int>() - 1);

  const auto drawn = asked("W:WK1:BK32").data();
  EXPECT_EQ(drawn.at("value"), "draw");
  EXPECT_TRUE(drawn.at("plies").is_null());
}

TEST_F(EndingsTest, DoNotCoverMorePiecesOrOtherGames) {
  const auto many = asked("W:WK1,K2,K3:BK32").data();
  EXPECT_TRUE(many.at("value").is_null());
  EXPECT_TRUE(many.at("best").empty());
  const auto other = site.ask(get, "/api/v1/endings/russian?fen=W:WKa1:BKh8").data();
  EXPECT_EQ(other.at("pieces"), 0);
  EXPECT_TRUE(other.at("value").is_null());
  // The game is over, so there is no move to play.
  const auto over = asked("B:WK18:B").data();
  EXPECT_EQ(over.at("value"), "loss");
  EXPECT_EQ(over.at("plies"), 0);
  EXPECT_TRUE(over.at("best").empty());
}

TEST_F(EndingsTest, NameTheInvalidField) {
  EXPECT_EQ(site.ask(get, "/api/v1/endings/english").fields(), std::vector<std::string>{"fen"});
  EXPECT_EQ(asked("W:W99:B1").fields(), std::vector<std::string>{"fen"});
  EXPECT_EQ(site.ask(get, "/api/v1/endings/chess?fen=W:W1:B2").code(), "NOT_FOUND");
}

TEST_F(EndingsTest, AreRefusedToPlayersInALiveGame) {
  const std::string fen = "W:WK18,K19:BK4";
  const GameId game = site.live_game();
  const auto refused = asked(fen, site.session(site.anna));
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.code(), "FORBIDDEN");
  EXPECT_EQ(asked(fen, site.session(site.carl)).status, 200);
  EXPECT_EQ(asked(fen).status, 200);
  site.moves(site.anna, game, 0, "32-28").value();
  site.moves(site.ben, game, 1, "19-23").value();
  site.does(site.anna, game, wire::ResignWish{}).value();
  EXPECT_EQ(asked(fen, site.session(site.anna)).status, 200);
}

TEST_F(EndingsTest, AreRefusedForAPositionOfAnOngoingOwnGame) {
  auto setup = db::correspondence_setup(site.anna, site.ben);
  setup.terms.variant = "english";
  setup.terms.ruleset = draughts::find_ruleset(*draughts::find_variant("english"), "")->key;
  setup.terms.rated = false;
  setup.terms.start_fen = "W:WK18,K19:BK4";
  site.stores.game(setup, site.clock->now());
  const auto anna = site.session(site.anna);
  EXPECT_EQ(asked(setup.terms.start_fen, anna).code(), "FORBIDDEN");
  EXPECT_EQ(asked(setup.terms.start_fen, site.session(site.carl)).status, 200);
  EXPECT_EQ(asked("W:WK1:BK32", anna).status, 200) << "it stands in no game of hers";
}

}  // namespace
}  // namespace crownhead::api
