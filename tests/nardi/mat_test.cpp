#include "rules/nardi/mat.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/nardi/any_match.hpp"

namespace crownhead::nardi {
namespace {

using testing::HasSubstr;

// In the layout of GNU Backgammon.
const std::string written =
    R"(; [EventDate "2026.11.25"]

 3 point match

 Game 1
 anna : 0                       bert : 0
  1)                             31: 8/5 6/5
  2) 66: 24/18 24/18 13/7 13/7    Doubles => 2
  3)  Drops                       Wins 1 point

 Game 2
 anna : 0                       bert : 1
  1) 21: 13/11 6/5               41: 24/20* 6/5
  2) 66:                         55: 13/8 13/8 8/3 8/3
      Wins 3 points and the match
)";

TEST(Mat, RoundTrips) {
  const auto record = read_mat(written);
  ASSERT_TRUE(record) << record.error().detail;
  EXPECT_EQ(write_mat(*record), written);
  EXPECT_EQ(read_mat("\ufeff" + std::string(written)), *record);
}

/// Differences between programs do not change the meaning.
TEST(Mat, IsReadWithAnySpacing) {
  std::string other = R"(3 Point Match
Game 1
anna:0  bert:0
1)                    31: 8/5 6/5
2) 66: 24/18(2) 13/7(2)  doubles => 2
3) Drops
                                                       Wins 1 point
GAME 2
anna	bert
 1)	21: 6/5 13/11	41: 6/5 24/20
 2)	66: Cannot Move	55: 13/3(2)
Wins 3 points
)";
  for (std::size_t at = 0; (at = other.find('\n', at)) != other.npos; at += 2)
    other.insert(at, "\r");
  auto expected = read_mat(written);
  ASSERT_TRUE(expected);
  expected->tags.clear();
  const auto record = read_mat(other);
  ASSERT_TRUE(record) << record.error().detail;
  EXPECT_EQ(*record, *expected);
}

std::string game_of(const std::string& rows) {
  return "5 point match\nGame 1\nanna : 0   bert : 0\n" + rows;
}

TEST(Mat, IsRejectedWithTheReasonAndPlace) {
  struct Row {
    std::string text;
    std::string why;
  };
  for (const auto& [text, why] : std::initializer_list<Row>{
           {"", "No line says"},
           {"5 point match\n", "No line begins a game"},
           {"5 point match\n5 point match\n",
            "line 2, column 1: The length of the match is given twice"},
           {"40000 point match\n", "line 1, column 1: A match has"},
           {"hello\n", "line 1, column 1: Expected the length"},
           {"Game 1\nanna : 0   bert : 0\n", "No line says"},
           {"5 point match\nGame 1\nanna\n", "line 3, column 1: Expected both players"},
           {game_of("hello\n"), "line 4, column 1: Expected a row"},
           {game_of("1) hello\n"), "line 4, column 4: Expected a roll"},
           {game_of("1) 31: 8/5\n"), "line 4, column 4: \"8/5\" is not a legal play"},
           {game_of("1) 31: 8/5 6/5   97: 6/5\n"),
            "line 4, column 4: \"8/5 6/5   97: 6/5\" is not a play"},
           {game_of("1) 31: xyz\n"), "line 4, column 4: \"xyz\" is not a play"},
           {game_of("1) 31: 8/5 6/5   Takes\n"), "line 4, column 18: No double has been offered"},
           {game_of("1) Doubles => 2   31: 8/5 6/5\n"),
            "line 4, column 19: A double has been offered"},
           {game_of("1) Doubles => 2   Takes\n2) Doubles => 4\n"),
            "line 5, column 4: The other side owns"},
           {game_of("1) Doubles => 2   Drops\n2) 31: 8/5 6/5\n"),
            "line 5, column 4: the game is over"},
           {game_of("1) 31: 8/5 6/5\nWins 4 points\n"), "line 5, column 1: A game counts"},
           {game_of("1) 31: 8/5 6/5\nWins\n"), "line 5, column 1: A game counts"},
           {game_of("1) 31: 8/5 6/5\nWins 1 point\n2) 31: 8/5 6/5\n"),
            "line 6, column 4: the game is over"},
       }) {
    const auto record = read_mat(text);
    ASSERT_FALSE(record) << text;
    EXPECT_EQ(record.error().code, Code::bad_record);
    EXPECT_THAT(record.error().detail, HasSubstr(why)) << text;
  }
}

TEST(Mat, HasLimits) {
  EXPECT_EQ(read_mat(std::string(most_record_bytes + 1, ' ')).error().code, Code::too_large);
  std::string games = "5 point match\n";
  for (std::size_t i = 0; i <= most_record_games; ++i) games += "Game 1\na : 0   b : 0\n";
  EXPECT_EQ(read_mat(games).error().code, Code::too_large);
  std::string tags;
  for (std::size_t i = 0; i <= most_record_tags; ++i) tags += "; [A \"b\"]\n";
  EXPECT_EQ(read_mat(tags).error().code, Code::too_large);
}

TEST(Mat, AnyMatchRoundTrips) { EXPECT_TRUE(any_match_is_read_back(write_mat, read_mat)); }

TEST(Mat, NamesAndTagsCannotInjectALine) {
  MatchRecord record{.length = 1, .names = {"a\nb : 9  c", ""}, .tags = {{"Event", "x\"]\n y"}}};
  record.games.emplace_back();
  const auto read = read_mat(write_mat(record));
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->names, (std::array<std::string, 2>{"a b 9 c", "Black"}));
  EXPECT_EQ(read->games.size(), 1U);
}

TEST(Mat, ANameIsNotReadAsATag) {
  MatchRecord record{.length = 3, .names = {R"(; [Site "Anna"])", ";;"}, .tags = {}};
  record.games.emplace_back();
  const auto read = read_mat(write_mat(record));
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->names, (std::array<std::string, 2>{R"([Site "Anna"])", "Black"}));
  EXPECT_EQ(read->tags, record.tags);
  EXPECT_EQ(read->games.size(), 1U);
}

}  // namespace
}  // namespace crownhead::nardi
