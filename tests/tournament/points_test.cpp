#include "rules/tournament/points.hpp"

#include <gtest/gtest.h>

#include "tests/tournament/histories.hpp"

namespace crownhead::tournament {
namespace {

using Games = std::vector<std::pair<int, GameOutcome>>;

Encounter encounter_with(const Games& games) {
  Encounter encounter{.board = 1, .first = {1}, .second = PairingNumber{2}};
  for (const auto& [step, outcome] : games)
    encounter.games.push_back(
        {.outcome = outcome, .first_is_white = encounter.games.size() % 2 == 0, .step = step});
  return encounter;
}

TEST(Points, AreCountedGameByGame) {
  const Policy policy{.games_per_encounter = 2};
  struct Row {
    std::array<GameOutcome, 2> games;
    std::array<int, 2> points;
  };
  for (const auto& [games, points] :
       {Row{{first_wins, drawn}, {6, 2}}, Row{{first_wins, second_wins}, {4, 4}},
        Row{{second_forfeit, open_game}, {0, 4}}, Row{{both_lose, drawn}, {2, 2}},
        Row{{annulled, first_forfeit}, {4, 0}}})
    EXPECT_EQ(encounter_points(policy, encounter_with({{0, games[0]}, {0, games[1]}})), points);
}

TEST(Points, ADoubleForfeitGivesNoPointsForALoss) {
  const Policy policy{.points = {.win = 6, .draw = 4, .loss = 2}};
  EXPECT_EQ(encounter_points(policy, encounter_with({{0, first_wins}})), (std::array{6, 2}));
  EXPECT_EQ(encounter_points(policy, encounter_with({{0, both_lose}})), (std::array{0, 0}));
}

TEST(Points, OfAByeFollowThePolicy) {
  const Policy policy{.games_per_encounter = 2, .points = {.bye = 3, .half_bye = 1}};
  EXPECT_EQ(encounter_points(policy, bye_of(1, 1, Bye::pairing))[0], 6);
  EXPECT_EQ(encounter_points(policy, bye_of(1, 1, Bye::half))[0], 2);
  EXPECT_EQ(encounter_points(policy, bye_of(1, 1, Bye::zero))[0], 0);
  EXPECT_EQ(encounter_points(policy, bye_of(1, 1, Bye::free))[0], 0);
}

// 12-0, 8-4, 7-5 by the deciding step, 6-6 if none decides; all in half points.
TEST(Points, AreCountedByTheDecidingStep) {
  const Policy policy{.steps = {{.win = 24, .loss = 0},
                                {.games = 2, .win = 16, .loss = 8},
                                {.win = 14, .loss = 10}},
                      .points = {.draw = 12}};
  struct Row {
    Games games;
    std::array<int, 2> points;
  };
  for (const Row& row :
       {Row{{{0, first_wins}}, {24, 0}}, Row{{{0, second_forfeit}}, {0, 24}},
        Row{{{0, drawn}, {1, open_game}, {1, open_game}}, {0, 0}}, Row{{{0, drawn}}, {12, 12}},
        Row{{{0, drawn}, {1, second_wins}, {1, drawn}}, {8, 16}},
        Row{{{0, drawn}, {1, drawn}, {1, drawn}, {2, first_wins}}, {14, 10}},
        Row{{{0, drawn}, {1, drawn}, {1, drawn}, {2, drawn}}, {12, 12}}})
    EXPECT_EQ(encounter_points(policy, encounter_with(row.games)), row.points);
}

// A director corrects a result after later steps have begun.
TEST(Points, ComeFromTheFirstStepThatWasNotDrawn) {
  const Policy policy{.steps = {{.win = 24, .loss = 0}, {.win = 16, .loss = 8}},
                      .points = {.draw = 12}};
  for (const GameOutcome later : {open_game, annulled, second_wins, drawn, both_lose}) {
    const auto corrected = encounter_with({{0, first_wins}, {1, later}});
    EXPECT_EQ(encounter_points(policy, corrected), (std::array{24, 0}));
    EXPECT_EQ(winner_of(policy, corrected), PairingNumber{1});
    EXPECT_TRUE(is_complete(policy, corrected));
    EXPECT_EQ(deciding_step(corrected), 0);
  }
}

TEST(NextGames, ChangeColoursFromGameToGame) {
  const Policy policy{.games_per_encounter = 3};
  const auto games = next_games(policy, encounter_with({}));
  ASSERT_EQ(games.size(), 3U);
  EXPECT_TRUE(games[0].first_is_white);
  EXPECT_FALSE(games[1].first_is_white);
  EXPECT_TRUE(games[2].first_is_white);
  EXPECT_TRUE(next_games(policy, bye_of(1, 1, Bye::pairing)).empty());
}

TEST(NextGames, FollowOnlyADrawnStep) {
  const Policy policy{.steps = {{.games = 2}, {.games = 1, .until_won = true}}};
  EXPECT_TRUE(next_games(policy, encounter_with({{0, drawn}, {0, open_game}})).empty());
  EXPECT_TRUE(next_games(policy, encounter_with({{0, drawn}, {0, first_wins}})).empty());
  EXPECT_TRUE(next_games(policy, encounter_with({{0, both_lose}, {0, both_lose}})).empty());
  const Game decider{.first_is_white = true, .step = 1};
  EXPECT_EQ(next_games(policy, encounter_with({{0, first_wins}, {0, second_wins}})),
            std::vector{decider});
  const Game again{.first_is_white = false, .step = 1};
  const auto drawn_decider = encounter_with({{0, drawn}, {0, drawn}, {1, drawn}});
  EXPECT_EQ(next_games(policy, drawn_decider), std::vector{again});
  EXPECT_FALSE(is_complete(policy, drawn_decider));
}

TEST(NextGames, OfAKnockoutContinueUntilAWin) {
  const Policy policy{.format = Format::knockout, .games_per_encounter = 2};
  const auto drawn_match = encounter_with({{0, drawn}, {0, drawn}, {1, drawn}});
  EXPECT_EQ(next_games(policy, drawn_match).size(), 1U);
  EXPECT_EQ(winner_of(policy, drawn_match), std::nullopt);
  const auto won = encounter_with({{0, drawn}, {0, drawn}, {1, drawn}, {1, second_wins}});
  EXPECT_TRUE(is_complete(policy, won));
  EXPECT_EQ(winner_of(policy, won), PairingNumber{2});
}

TEST(Winner, HasMorePointsOrAFreeRound) {
  const Policy policy{.format = Format::knockout, .games_per_encounter = 2};
  EXPECT_EQ(winner_of(policy, bye_of(1, 9, Bye::free)), PairingNumber{9});
  EXPECT_EQ(winner_of(policy, encounter_with({{0, drawn}, {0, first_forfeit}})), PairingNumber{1});
  EXPECT_EQ(winner_of(policy, encounter_with({{0, drawn}, {0, open_game}})), std::nullopt);
  EXPECT_EQ(winner_of(policy, encounter_with({{0, both_lose}, {0, both_lose}})), std::nullopt);
}

}  // namespace
}  // namespace crownhead::tournament
