#pragma once

#include <gtest/gtest.h>
#include <vector>

#include "db/analyses/analyses.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/openings_site.hpp"

namespace crownhead::db {

/// Finished games of Anna and Ben, with their analyses.
class AnalysesSite {
 public:
  template <class Where>
  explicit AnalysesSite(const Where& where) : games(where) {}

  GameId finished() { return games.finished({"32-28", "19-23"}, play::Outcome::white_wins, start); }
  Result<void> ask(GameId game, std::uint64_t engine, Instant at) {
    return awaited<void>([&](auto done) { analyses.ask(game, engine, at, std::move(done)); });
  }
  void add(GameId game, std::uint64_t engine, const AnalysedPosition& position) {
    awaited<void>([&](auto done) {
      analyses.add(game, engine, position, std::move(done));
    }).value();
  }
  void end(GameId game, AnalysisState state) {
    awaited<void>([&](auto done) { analyses.end(game, state, std::move(done)); }).value();
  }

  OpeningsSite games;
  Analyses& analyses = games.stores.analyses;
};

/// What must hold on every engine of the database.

inline void check_order(AnalysesSite& site) {
  const GameId first = site.finished(), second = site.finished(), third = site.finished();
  EXPECT_FALSE(site.analyses.find(first));
  EXPECT_FALSE(site.analyses.progress(first));
  EXPECT_TRUE(site.analyses.waiting(10).empty());
  for (const auto& [game, at] : {std::pair(second, 1), std::pair(third, 2), std::pair(first, 2)})
    site.ask(game, 7, start + seconds(at)).value();
  EXPECT_EQ(site.analyses.waiting(10), (std::vector<GameId>{second, first, third}));
  EXPECT_EQ(site.analyses.waiting(1), std::vector<GameId>{second});
  EXPECT_EQ(site.analyses.find(third)->ahead, 2);
  site.ask(second, 7, noon).value();
  EXPECT_EQ(site.analyses.waiting(1), std::vector<GameId>{second})
      << "who asks again has its place";
  site.end(second, AnalysisState::whole);
  EXPECT_EQ(site.analyses.waiting(10), (std::vector<GameId>{first, third}));
  EXPECT_EQ(site.analyses.find(second)->state, AnalysisState::whole);
  EXPECT_EQ(site.analyses.find(second)->ahead, 0);
}

inline void check_findings(AnalysesSite& site) {
  const GameId game = site.finished();
  site.ask(game, 7, start).value();
  EXPECT_TRUE(site.analyses.find(game)->positions.empty());
  EXPECT_EQ(site.analyses.progress(game), AnalysisProgress{.engine = 7});
  const AnalysedPosition one{.ply = 0, .score = 12, .depth = 9, .line = "32-28 19-23"};
  const AnalysedPosition other{
      .ply = 2, .score = -29'990, .wins = -5, .depth = 3, .settled = true, .line = "33x22"};
  site.add(game, 7, one);
  site.add(game, 7, other);
  const auto found = site.analyses.find(game).value();
  EXPECT_EQ(found.positions, (std::vector<AnalysedPosition>{one, other}));
  EXPECT_EQ(found.state, AnalysisState::waits);
  site.end(game, AnalysisState::whole);
  EXPECT_EQ(site.analyses.find(game)->positions.size(), 2U);
  EXPECT_EQ(site.analyses.progress(game),
            (AnalysisProgress{.engine = 7, .state = AnalysisState::whole, .last = 2}));
}

inline void check_engines(AnalysesSite& site) {
  const GameId game = site.finished();
  // The highest bit becomes the sign of the stored number.
  constexpr std::uint64_t before = ~std::uint64_t{0}, now = 7;
  site.ask(game, before, start).value();
  site.add(game, before, {.ply = 0, .score = 1, .depth = 2, .line = "32-28"});
  EXPECT_EQ(site.analyses.find(game)->engine, before);
  EXPECT_EQ(site.analyses.progress(game)->engine, before);
  // Another engine took over before the first was done.
  const AnalysedPosition mine{.ply = 0, .score = 5, .depth = 9, .line = "31-27"};
  site.add(game, now, mine);
  EXPECT_EQ(site.analyses.find(game)->engine, now);
  EXPECT_EQ(site.analyses.find(game)->positions, std::vector<AnalysedPosition>{mine});
  site.end(game, AnalysisState::whole);
  site.ask(game, now, noon).value();
  EXPECT_EQ(site.analyses.find(game)->state, AnalysisState::whole) << "it has been looked through";
  site.ask(game, before, noon).value();
  const auto anew = site.analyses.find(game).value();
  EXPECT_EQ(anew.state, AnalysisState::waits);
  EXPECT_EQ(anew.engine, before);
  EXPECT_TRUE(anew.positions.empty());
}

}  // namespace crownhead::db
