#include "rules/star/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/star/positions.hpp"

namespace crownhead::star {
namespace {

using testing::ElementsAre;

std::vector<int> row_lengths(const Board& board) {
  std::vector<int> lengths;
  for (Hole hole = 0; hole < board.holes; ++hole) {
    lengths.resize(board.row[hole]);
    ++lengths.back();
  }
  return lengths;
}

TEST(StarBoard, HasRowsOfTheRightLength) {
  EXPECT_THAT(row_lengths(board_of(3)), ElementsAre(1, 2, 3, 10, 9, 8, 7, 8, 9, 10, 3, 2, 1));
  EXPECT_THAT(row_lengths(board_of(4)),
              ElementsAre(1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1));
}

TEST(StarBoard, HasSixPointsAndAHexagon) {
  for (const int side : {3, 4}) {
    const Board& board = board_of(side);
    std::array<int, point_count + 1> sizes = {};
    for (Hole hole = 0; hole < board.holes; ++hole) ++sizes[slot(board.point[hole])];
    const int point = side * (side + 1) / 2;
    EXPECT_THAT(sizes,
                ElementsAre(point, point, point, point, point, point, 3 * side * (side + 1) + 1));
  }
}

TEST(StarBoard, NamesItsHolesByColumnAndRow) {
  const Board& board = board_of(4);
  for (const std::string_view name : {"a1", "e9", "a17", "a13", "m13", "a5", "m5"})
    EXPECT_EQ(hole_name(board, hole_of(board, name)), name);
  EXPECT_EQ(hole_of(board, "M13"), hole_of(board, "m13"));
  for (std::string_view name : {"b1", "a18", "n5", "a0", "a01", "a", "5", "", "a-1", "?1"}) {
    EXPECT_FALSE(take_hole(board, name)) << name;
  }
}

TEST(StarBoard, HasItsPointsInTheRightPlaces) {
  const Board& board = board_of(4);
  using enum Point;
  for (const auto& [name, point] :
       {std::pair{"a4", south}, {"d4", south},       {"a17", north},      {"a14", north},
        {"a10", north_west},    {"b11", north_west}, {"c12", north_west}, {"d13", north_west},
        {"j13", north_east},    {"m13", north_east}, {"l12", north_east}, {"j11", north_east},
        {"k11", north_east},    {"j10", north_east}, {"d5", south_west},  {"a8", south_west},
        {"j5", south_east},     {"j8", south_east},  {"e9", none},        {"e5", none},
        {"i5", none},           {"a9", none}})
    EXPECT_EQ(board.point[hole_of(board, name)], point) << name;
}

/// Returns the steps to every hole of an empty board.
std::vector<int> steps_from(const Board& board, Hole start) {
  std::vector<int> steps(static_cast<std::size_t>(board.holes), -1);
  std::vector<Hole> waiting{start};
  steps[start] = 0;
  for (std::size_t i = 0; i < waiting.size(); ++i)
    for (const Hole to : board.next[waiting[i]])
      if (to != no_hole && steps[to] < 0) {
        steps[to] = steps[waiting[i]] + 1;
        waiting.push_back(to);
      }
  return steps;
}

TEST(StarBoard, KnowsTheDistanceToEachTip) {
  for (const int side : {3, 4}) {
    const Board& board = board_of(side);
    for (std::size_t point = 0; point < point_count; ++point) {
      Hole tip = 0;
      while (board.to_tip[tip][point] != 0) ++tip;
      const auto steps = steps_from(board, tip);
      for (Hole hole = 0; hole < board.holes; ++hole)
        EXPECT_EQ(board.to_tip[hole][point], steps[hole]) << hole_name(board, hole);
    }
  }
}

TEST(StarBoard, HasAReverseForEveryDirection) {
  for (const int side : {3, 4}) {
    const Board& board = board_of(side);
    for (Hole hole = 0; hole < board.holes; ++hole)
      for (std::size_t way = 0; way < direction_count; ++way) {
        const std::size_t back = (way + direction_count / 2) % direction_count;
        const Hole beside = board.next[hole][way];
        const Hole beyond = board.beyond[hole][way];
        if (beside != no_hole) EXPECT_EQ(board.next[beside][back], hole);
        EXPECT_EQ(beyond, beside == no_hole ? no_hole : board.next[beside][way]);
      }
  }
}

}  // namespace
}  // namespace crownhead::star
