#include "rules/puzzles/first_rating.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <utility>
#include <vector>

#include "tests/puzzles/made_puzzle.hpp"

namespace crownhead::puzzles {
namespace {

Puzzle about(std::vector<Theme> themes, std::size_t plies, int score) {
  return {.before = {},
          .last_move = {},
          .solution = std::vector<draughts::Move>(plies),
          .score = score,
          .ply = 0,
          .themes = std::move(themes)};
}

TEST(FirstRating, FollowsTheRule) {
  EXPECT_EQ(first_rating(about({Theme::attack}, 1, 120)).rating, 1200);
  EXPECT_EQ(first_rating(about({Theme::shot}, 5, 120)).rating, 1200 + 240 + 60);
  EXPECT_EQ(first_rating(about({Theme::shot}, 5, 300)).rating, 1200 + 240 + 60 - 80);
  EXPECT_EQ(first_rating(about({Theme::ending, Theme::opposition}, 3, 120)).rating, 1440);
  EXPECT_EQ(first_rating(about({Theme::attack}, 31, 120)).rating, 1200 + 720);
  EXPECT_EQ(first_rating(about({Theme::attack}, 1, 120)).deviation, 200);
}

TEST(AfterAttempt, TheWinnerGainsAndTheLoserLoses) {
  const rating::Rating player, puzzle{.rating = 1600, .deviation = 200};
  const auto solved = after_try(player, puzzle, {.solved = true});
  EXPECT_GT(solved.player.rating, player.rating);
  EXPECT_LT(solved.puzzle.rating, puzzle.rating);
  const auto failed = after_try(player, puzzle, {.solved = false});
  EXPECT_LT(failed.player.rating, player.rating);
  EXPECT_GT(failed.puzzle.rating, puzzle.rating);
  for (const auto& after : {solved, failed}) {
    EXPECT_LT(after.player.deviation, player.deviation);
    EXPECT_LT(after.puzzle.deviation, puzzle.deviation);
  }
}

TEST(AfterAttempt, AHintHalvesWhatIsWonAndNotWhatIsLost) {
  const rating::Rating player, puzzle{.rating = 1600, .deviation = 200};
  const RatedTry solved{.solved = true, .tries = 100}, failed{.solved = false, .tries = 100};
  const auto full = after_try(player, puzzle, solved);
  const auto half = after_try(player, puzzle, {.solved = true, .hinted = true, .tries = 100});
  EXPECT_NEAR(2 * (half.player.rating - player.rating), full.player.rating - player.rating, 1e-9);
  EXPECT_NEAR(2 * (half.puzzle.rating - puzzle.rating), full.puzzle.rating - puzzle.rating, 1e-9);
  EXPECT_DOUBLE_EQ(half.player.deviation, full.player.deviation);
  const auto lost = after_try(player, puzzle, failed);
  const auto hinted = after_try(player, puzzle, {.solved = false, .hinted = true, .tries = 100});
  EXPECT_DOUBLE_EQ(hinted.player.rating, lost.player.rating);
}

TEST(AfterAttempt, TheFirstTwentyLoseAtMostFortyPoints) {
  const rating::Rating player, puzzle{.rating = 1300, .deviation = 200};
  const auto lost = [&](std::int64_t tries) {
    return player.rating -
           after_try(player, puzzle, {.solved = false, .tries = tries}).player.rating;
  };
  EXPECT_DOUBLE_EQ(lost(0), 40);
  EXPECT_DOUBLE_EQ(lost(19), 40);
  EXPECT_GT(lost(20), 100);
}

// Players of known strength attempt puzzles of known difficulty at random, with success
// probabilities by Elo. The estimates converge to the true values and keep their order.
TEST(AfterAttempt, FirstRatingsConvergeToTheTruth) {
  std::mt19937 lot(32);
  std::vector<double> strengths, difficulties;
  for (int i = 0; i < 60; ++i) strengths.push_back(1200 + 10 * i);
  for (int i = 0; i < 40; ++i) difficulties.push_back(1100 + 20 * i);
  std::vector<rating::Rating> players(strengths.size());
  std::vector<rating::Rating> puzzles(difficulties.size(), {.rating = 1500, .deviation = 200});
  std::vector<std::pair<std::size_t, std::size_t>> tries;
  for (std::size_t i = 0; i < players.size(); ++i)
    for (std::size_t j = 0; j < puzzles.size(); ++j) tries.emplace_back(i, j);
  std::ranges::shuffle(tries, lot);
  for (const auto& [i, j] : tries) {
    const double chance = 1 / (1 + std::pow(10, (difficulties[j] - strengths[i]) / 400));
    const bool solved = std::uniform_real_distribution<>()(lot) < chance;
    const auto after = after_try(players[i], puzzles[j], {.solved = solved, .tries = 100});
    players[i] = after.player;
    puzzles[j] = after.puzzle;
  }
  double off = 0, off_at_first = 0;
  for (std::size_t j = 0; j < puzzles.size(); ++j) {
    off += std::abs(puzzles[j].rating - difficulties[j]);
    off_at_first += std::abs(1500 - difficulties[j]);
  }
  EXPECT_LT(off, off_at_first / 2);
  EXPECT_LT(puzzles.front().rating + 300, puzzles.back().rating);
  EXPECT_LT(players.front().rating + 200, players.back().rating);
}

}  // namespace
}  // namespace crownhead::puzzles
