#include "training/puzzle_games.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace crownhead::training {
namespace {

const draughts::Variant& russian = *draughts::find_variant("russian");

TEST(PuzzleGames, AreReproducibleAndLegal) {
  const auto game = play_for_puzzles(russian, 1, 1);
  const auto again = play_for_puzzles(russian, 1, 1);
  EXPECT_EQ(game.start, again.start);
  EXPECT_EQ(game.moves, again.moves);
  auto position = game.start;
  for (const auto& move : game.moves) {
    const auto legal = draughts::legal_moves(russian, position);
    ASSERT_NE(std::ranges::find(legal, move), legal.end());
    position = draughts::after(russian, position, move);
  }
}

TEST(PuzzleGames, EverySecondOneStartsFromAnEnding) {
  for (const std::uint32_t number : {1U, 3U, 5U, 7U}) {
    const auto& start = play_for_puzzles(russian, 2, number).start;
    EXPECT_FALSE(start.pieces(draughts::Color::white).empty());
    EXPECT_FALSE(start.pieces(draughts::Color::black).empty());
    EXPECT_LE(start.occupied().size(), 8);
    EXPECT_FALSE(draughts::board_end(russian, start));
  }
}

}  // namespace
}  // namespace crownhead::training
