// The examples on the page of nardi: each is a legal play with this name.
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "tests/nardi/slow_plays.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::nardi {
namespace {

std::vector<nlohmann::json> examples() {
  std::ifstream in(source_dir() + "/web/locales/examples.json");
  std::vector<nlohmann::json> all;
  for (const auto& example : nlohmann::json::parse(in))
    if (example["variant"] == "nardi") all.push_back(example);
  return all;
}

/// Converts to the slow generator's board.
slow_nardi::Board board_of(const Position& position) {
  const Men& own = position.of(position.turn);
  const Men& others = position.of(opposite(position.turn));
  return {{own.begin(), own.end()}, {others.begin(), others.end()}};
}

TEST(NardiRulebook, PlaysLegalMoves) {
  ASSERT_FALSE(examples().empty());
  for (const auto& example : examples()) {
    const std::string turn = example["moves"].at(0);
    SCOPED_TRACE(turn);
    const auto position = read_position_id(example["fen"].get<std::string>());
    ASSERT_TRUE(position) << position.error().detail;
    const auto roll = read_roll(turn.substr(0, 2));
    ASSERT_TRUE(roll);
    const auto play = read_play(*position, *roll, turn);
    ASSERT_TRUE(play) << play.error().detail;
    EXPECT_EQ(write_turn(*roll, *play), turn);
    const auto slow = slow_nardi::outcomes(board_of(*position), roll->first, roll->second);
    Position reached = after(*position, *play);
    reached.turn = position->turn;
    EXPECT_TRUE(slow.boards.contains(board_of(reached)));
  }
}

}  // namespace
}  // namespace crownhead::nardi
