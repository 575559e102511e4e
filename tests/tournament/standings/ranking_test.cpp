#include "rules/tournament/standings/ranking.hpp"

#include <gtest/gtest.h>

#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

/// Four players; the one who entered first wins each game, or all games are drawn.
Hall after_all_games(Settings settings, bool drawn) {
  Hall hall(std::move(settings));
  hall.enter(4);
  hall.does(Start{}).value();
  EXPECT_EQ(ranking_of(hall.now), Ranking{}) << "no one has a point";
  for (const GameKey& key : startable(hall.now)) {
    const auto players = setup_of(hall.now, key).players;
    const bool white = players[Seat::white] < players[Seat::black];
    hall.does(RecordGame{.game = key,
                         .outcome = drawn   ? play::Outcome::draw
                                    : white ? play::Outcome::white_wins
                                            : play::Outcome::black_wins},
              std::nullopt)
        .value();
  }
  return hall;
}

TEST(Ranking, HasTheFirstOfTheStandingsAndEveryonesRank) {
  const Hall hall = after_all_games(settings_of(Format::round_robin, true), false);
  const auto ranking = ranking_of(hall.now);
  EXPECT_EQ(ranking.leader, UserId{1});
  ASSERT_EQ(ranking.ranks.size(), 4U);
  for (const Entry& entry : hall.now.entries())
    EXPECT_EQ(ranking.ranks[static_cast<std::size_t>(entry.seat->number) - 1], entry.user.value);
}

TEST(Ranking, PlayersWithEqualKeysShareARank) {
  Settings settings = settings_of(Format::round_robin, true);
  settings.policy.tiebreaks.clear();
  const auto ranking = ranking_of(after_all_games(std::move(settings), true).now);
  EXPECT_EQ(ranking.ranks, (std::vector<int>{1, 1, 1, 1}));
  EXPECT_TRUE(ranking.leader) << "drawn by lot";
}

}  // namespace
}  // namespace crownhead::tournament
