#include "server/background/analysis_workers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/computer/weights.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/moves/play_move.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/endings/lookup.hpp"
#include "tests/db/analyses_run.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/live/live_fixture.hpp"
#include "tests/live/made_shelf.hpp"
#include "tests/play/random_star.hpp"

namespace crownhead::live {
namespace {

using db::AnalysisState;

class AnalysisWorkersTest : public testing::Test {
 protected:
  /// A few moves, including a compulsory capture.
  GameId asked_for(Instant at = db::noon) {
    const GameId game = site.games.finished({"32-28", "19-23", "28x19", "14x23", "37-32", "10-14"},
                                            play::Outcome::black_wins, db::start);
    site.ask(game, engine, at).value();
    return game;
  }

  /// Each analysis searches at least `positions` positions.
  AnalysisWorkers workers(std::size_t threads, std::uint64_t positions = 2'000) {
    return AnalysisWorkers({.analyses = site.analyses, .endings = shelf},
                           {.threads = threads, .positions = positions, .niceness = 0},
                           [](std::string_view what) { ADD_FAILURE() << what; });
  }

  bool is_whole(GameId game) { return site.analyses.find(game)->state == AnalysisState::whole; }

  std::vector<int> plies(GameId game) {
    std::vector<int> plies;
    for (const auto& one : site.analyses.find(game)->positions) plies.push_back(one.ply);
    return plies;
  }

  db::TempFile file;
  db::AnalysesSite site{file.path()};
  server::EndgameTables shelf;
  const draughts::Variant& international = *draughts::find_variant("international");
  std::uint64_t engine = computer::engine_version(international);
};

TEST_F(AnalysisWorkersTest, AnalyseEachPositionWithAChoice) {
  const GameId game = asked_for();
  auto at_work = workers(1);
  at_work.start();
  ASSERT_TRUE(eventually([&] { return is_whole(game); }));
  auto position = draughts::start_position(international);
  std::vector<int> wanted;
  const auto played = site.analyses.game(game).value();
  for (int ply = 0; ply <= played.ply(); ++ply) {
    if (draughts::legal_moves(international, position).size() > 1) wanted.push_back(ply);
    if (ply < played.ply())
      draughts::play_move(international, position,
                          played.moves()[static_cast<std::size_t>(ply)].text)
          .value();
  }
  EXPECT_LT(wanted.size(), 7U) << "one capture is the only move";
  EXPECT_EQ(plies(game), wanted);
  for (const auto& one : site.analyses.find(game)->positions) {
    EXPECT_GT(one.depth, 0);
    EXPECT_LT(std::abs(one.score), 300);
    EXPECT_FALSE(one.line.empty());
  }
}

TEST_F(AnalysisWorkersTest, ScoreForWhiteRegardlessOfTheTurn) {
  // 27-21 gives a man away: Black, who is to move, is ahead after it.
  const GameId game = site.games.finished(
      {"33-28", "18-23", "39-33", "12-18", "44-39", "7-12", "31-27", "20-24", "27-21"},
      play::Outcome::black_wins, db::start);
  site.ask(game, engine, db::noon).value();
  auto at_work = workers(2, 50'000);
  at_work.start();
  ASSERT_TRUE(eventually([&] { return is_whole(game); }));
  const auto found = site.analyses.find(game)->positions;
  const auto at = [&](int ply) {
    return std::ranges::find(found, ply, &db::AnalysedPosition::ply)->score;
  };
  EXPECT_LT(at(9), at(8) - 50);
}

// Workers continue wherever the previous ones were stopped: no position is analysed twice, and the
// result is the same.
TEST_F(AnalysisWorkersTest, ContinueAnInterruptedAnalysis) {
  const GameId whole = asked_for();
  {
    auto at_work = workers(1);
    at_work.start();
    ASSERT_TRUE(eventually([&] { return is_whole(whole); }));
  }
  const GameId broken_off = asked_for();
  int starts = 0;
  for (std::size_t before = 0; !is_whole(broken_off) && starts < 20; ++starts) {
    auto at_work = workers(1);
    at_work.start();
    ASSERT_TRUE(
        eventually([&] { return is_whole(broken_off) || plies(broken_off).size() > before; }));
    at_work.stop();
    before = plies(broken_off).size();
  }
  EXPECT_TRUE(is_whole(broken_off));
  EXPECT_EQ(site.analyses.find(broken_off)->positions, site.analyses.find(whole)->positions);
}

TEST_F(AnalysisWorkersTest, AnalyseNothingWhilePaused) {
  const GameId game = asked_for();
  auto at_work = workers(1);
  at_work.pause(true);
  at_work.start();
  at_work.wake();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_TRUE(plies(game).empty());
  at_work.pause(false);
  EXPECT_TRUE(eventually([&] { return is_whole(game); }));
}

TEST_F(AnalysisWorkersTest, RestartAnAnalysisOfAnotherEngine) {
  const GameId game = asked_for();
  site.add(game, engine + 1, {.ply = 0, .score = 99'999, .depth = 1, .line = "?"});
  site.add(game, engine + 1, {.ply = 5, .score = 99'999, .depth = 1, .line = "?"});
  auto at_work = workers(1);
  at_work.start();
  ASSERT_TRUE(eventually([&] { return is_whole(game); }));
  EXPECT_EQ(site.analyses.find(game)->engine, engine);
  for (const auto& one : site.analyses.find(game)->positions) EXPECT_NE(one.line, "?");
}

TEST_F(AnalysisWorkersTest, ShareTheQueue) {
  std::vector<GameId> games;
  for (int i = 0; i < 6; ++i) games.push_back(asked_for(db::noon + seconds(i)));
  auto at_work = workers(3);
  at_work.start();
  for (const GameId game : games) ASSERT_TRUE(eventually([&] { return is_whole(game); }));
  const auto first = plies(games.front());
  for (const GameId game : games) EXPECT_EQ(plies(game), first);
}

TEST_F(AnalysisWorkersTest, StartAtOnceWhenWoken) {
  auto at_work = workers(1);
  at_work.start();
  const GameId game = asked_for();
  at_work.wake();
  EXPECT_TRUE(eventually([&] { return is_whole(game); }));
}

TEST_F(AnalysisWorkersTest, SkipAGameThatCannotBeReplayed) {
  auto star = play::star_setup(2);
  star.players = {site.games.anna, site.games.ben};
  const GameId other = site.games.begun(star, {}, db::start);
  site.ask(other, engine, db::start).value();
  const GameId next = asked_for();
  auto at_work = workers(1);
  at_work.start();
  ASSERT_TRUE(eventually([&] { return is_whole(next); }));
  EXPECT_EQ(site.analyses.find(other)->state, AnalysisState::impossible);
}

TEST(AnalysisWorkers, UseEndgameTables) {
  const db::TempFile file;
  const auto shelf = endings::made_shelf(file.folder(), "english", 3);
  db::AnalysesSite site(file.path());
  const auto& english = *draughts::find_variant("english");
  auto setup = db::correspondence_setup(site.games.anna, site.games.ben);
  setup.terms.variant = english.key;
  setup.terms.ruleset = draughts::find_ruleset(english, "")->key;
  setup.terms.start_fen = "W:WK31,K32:BK1";
  setup.terms.rated = false;
  const GameId game = site.games.begun(setup, {}, db::start);
  site.ask(game, computer::engine_version(english), db::noon).value();
  // Too few positions for the search to see the end.
  AnalysisWorkers at_work({.analyses = site.analyses, .endings = shelf},
                          {.threads = 1, .positions = 10, .niceness = 0},
                          [](std::string_view what) { ADD_FAILURE() << what; });
  at_work.start();
  ASSERT_TRUE(eventually([&] { return site.analyses.find(game)->state == AnalysisState::whole; }));
  const auto position = draughts::read_fen(english, setup.terms.start_fen).value();
  const auto value = endings::value(*shelf.of(english), position).value();
  const auto found = site.analyses.find(game)->positions;
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].wins, (value.plies() + 1) / 2);
  EXPECT_TRUE(found[0].settled);
}

}  // namespace
}  // namespace crownhead::live
