#include "db/analyses/analyses.hpp"

#include <gtest/gtest.h>

#include "db/sqlite/connection.hpp"
#include "tests/db/analyses_run.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class AnalysesTest : public testing::Test {
 protected:
  TempFile file;
  AnalysesSite site{file.path()};
};

TEST_F(AnalysesTest, AreQueuedInTheOrderOfRequests) { check_order(site); }
TEST_F(AnalysesTest, StoreResultsAsTheyArrive) { check_findings(site); }
TEST_F(AnalysesTest, DiscardResultsOfAnotherEngine) { check_engines(site); }

TEST_F(AnalysesTest, AreRefusedWhenTheQueueIsFull) {
  const GameId last = site.finished();
  {
    SqliteConnection behind(file.path(), SqliteConnection::Mode::read_write_create);
    behind.script(
        "PRAGMA foreign_keys = OFF; WITH RECURSIVE ids (id) AS (SELECT 1000000 UNION ALL"
        " SELECT id + 1 FROM ids WHERE id < 1000999)"
        " INSERT INTO game_analyses (game_id, engine, state, requested_ms) SELECT id, 1, 0, 1 FROM "
        "ids");
  }
  const auto refused = site.ask(last, 1, noon);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::busy);
  site.end(GameId{1'000'000}, AnalysisState::whole);
  EXPECT_TRUE(site.ask(last, 1, noon));
  EXPECT_EQ(site.analyses.find(last)->ahead, 999);
}

// A check of the database reports such a game; the games behind it must not wait for it.
TEST_F(AnalysesTest, ReportAnUnreadableGame) {
  const GameId game = site.finished();
  EXPECT_EQ(site.analyses.game(game)->ply(), 2);
  EXPECT_FALSE(site.analyses.game(GameId{999'999}));
  {
    SqliteConnection behind(file.path(), SqliteConnection::Mode::read_write_create);
    behind.script(
        "DROP TRIGGER game_events_are_immutable; UPDATE snapshots SET state = x'00ff';"
        " UPDATE game_events SET payload = x'00ff'");
  }
  EXPECT_FALSE(site.analyses.game(game));
}

}  // namespace
}  // namespace crownhead::db
