#include "rules/draughts/pdn_rewritten.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

PdnGame rewrite(const std::string& variant, const std::string& text, MoveStyle style) {
  std::istringstream in(text);
  return rewritten(variant_of(variant), *PdnReader(in).next(), style);
}

std::string moves_of(const std::vector<PdnMove>& moves) {
  std::string text;
  for (const PdnMove& move : moves) {
    text += move.text + " ";
    for (const PdnLine& variation : move.variations) text += "(" + moves_of(variation.moves) + ") ";
  }
  return text;
}

TEST(PdnRewritten, WritesMovesInEitherStyle) {
  const std::string text = "[FEN \"W:W26:B21,12,13\"]\n1. 26x19 *";
  EXPECT_EQ(moves_of(rewrite("international", text, MoveStyle::full).moves), "26x17x8x19 ");
  EXPECT_EQ(moves_of(rewrite("international", text, MoveStyle::brief).moves), "26x19 ");
}

TEST(PdnRewritten, BringsVariationsAndOtherNumberingsIntoItsOwn) {
  const std::string numbers = "[GameType \"25,W,8,8,N1,0\"]\n1. 9-13 (1. 11-15 22-18) 24-20 *";
  EXPECT_EQ(moves_of(rewrite("russian", numbers, MoveStyle::brief).moves),
            "g3-h4 (c3-d4 f6-e5 ) b6-a5 ");
}

TEST(PdnRewritten, EndsALineAtTheFirstMoveThatIsNotLegal) {
  const auto game =
      rewrite("international", "1. 32-28 (1. 33-28 18-24 32-27) (1. 1-2) 19-23 2. 28-22 *",
              MoveStyle::brief);
  EXPECT_EQ(moves_of(game.moves), "32-28 (33-28 ) 19-23 ");
  ASSERT_EQ(game.faults.size(), 3u);
  EXPECT_TRUE(game.faults[0].aside);
  EXPECT_TRUE(game.faults[1].aside);
  EXPECT_FALSE(game.faults[2].aside);
  EXPECT_EQ(game.faults[2].column, 51);
}

TEST(PdnRewritten, SaysWhatIsWrongWithTheStart) {
  const auto game = rewrite("international", "[FEN \"W:W1:B50\"]\n1. 32-28 *", MoveStyle::brief);
  EXPECT_TRUE(game.moves.empty());
  ASSERT_EQ(game.faults.size(), 1u);
  EXPECT_THAT(game.faults[0].text, testing::HasSubstr("cannot stand on 1"));
}

}  // namespace
}  // namespace crownhead::draughts
