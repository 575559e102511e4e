#include "rules/nardi/notation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {
namespace {

using testing::HasSubstr;

/// Returns the play in canonical notation.
std::string read(const Position& position, Roll roll, std::string_view text) {
  const auto play = read_play(position, roll, text);
  return play ? write_play(*play) : play.error().detail;
}

struct Form {
  std::string written;
  std::string canonical;
};

TEST(NardiNotation, ReadsEveryFormOfAPlay) {
  for (const auto& [written, canonical] : std::initializer_list<Form>{
           {"8/5 6/5", "8/5 6/5"},
           {"6/5 8/5", "8/5 6/5"},
           {"  6/5,8/5 ", "8/5 6/5"},
           {"31: 8/5 6/5", "8/5 6/5"},
           {"13: 8/5 6/5", "8/5 6/5"},
           {"13/10/9", "13/9"},
           {"13/10 10/9", "13/9"},
           {"10/9\t13/10", "13/9"},
           {"24/23 13/10", "24/23 13/10"},
       })
    EXPECT_EQ(read(start_position(), {3, 1}, written), canonical) << written;
}

TEST(NardiNotation, ReadsDoublesByCountOrOneByOne) {
  for (const auto& [written, canonical] : std::initializer_list<Form>{
           {"24/22(2) 6/4(2)", "24/22(2) 6/4(2)"},
           {"6/4 24/22 6/4 24/22", "24/22(2) 6/4(2)"},
           {"13/11/9(2)", "13/9(2)"},
           {"13/11(2) 11/9(2)", "13/9(2)"},
           {"13/11/9/7/5", "13/5"},
           {"8/6(2) 6/4", "the roll"},
           {"8/6(2) 6/4(2)", "8/4(2)"},
           {"8/4 8/6 6/4", "8/4(2)"},
           {"8/6(3) 6/4", "8/4 8/6(2)"},
       })
    if (canonical == "the roll")
      EXPECT_EQ(read_play(start_position(), {2, 2}, written).error().code, Code::illegal_move);
    else
      EXPECT_EQ(read(start_position(), {2, 2}, written), canonical) << written;
}

TEST(NardiNotation, ReadsTheBarAndOffInWordsAndNumbers) {
  const auto entering = position_with({{25, 2}, {13, 1}}, {{23, 1}, {21, 2}});
  for (const std::string text : {"bar/23*(2) 13/9", "25/23*(2) 13/11/9", "Bar/23(2) 13/9",
                                 "bar/23 bar/23* 13/9", "BAR/23(2)* 13/9"})
    EXPECT_EQ(read(entering, {2, 2}, text), "bar/23*(2) 13/9") << text;
  const auto bearing = position_with({{5, 2}, {4, 2}, {3, 1}}, {{24, 2}});
  for (const std::string text : {"5/off 4/off", "4/0 5/0", "5/OFF 4/Off", "64: 4/off 5/off"})
    EXPECT_EQ(read(bearing, {6, 4}, text), "5/off 4/off") << text;
}

TEST(NardiNotation, HitsOnlyOnTheWrittenPath) {
  const auto blots = position_with({{13, 1}}, {{12, 1}, {10, 1}});
  EXPECT_EQ(read(blots, {2, 1}, "13/10"), "13/10*");
  EXPECT_EQ(read(blots, {2, 1}, "13/11/10*"), "13/10*");
  EXPECT_EQ(read(blots, {2, 1}, "13/12/10"), "13/12* 12/10*");
  EXPECT_EQ(read(blots, {2, 1}, "13/12*/10*"), "13/12* 12/10*");
  const auto two_ways = position_with({{13, 1}}, {{12, 1}, {11, 1}});
  EXPECT_EQ(read_play(two_ways, {2, 1}, "13/10").error().code, Code::ambiguous_move);
  EXPECT_THAT(read(two_ways, {2, 1}, "13/10"), HasSubstr("13/12* 12/10"));
  const auto one_way = position_with({{13, 1}}, {{12, 1}, {11, 2}});
  EXPECT_EQ(read(one_way, {2, 1}, "13/10"), "13/12* 12/10");
}

TEST(NardiNotation, WritesAHitOnTheWay) {
  const auto two = position_with({{13, 2}}, {{12, 1}});
  EXPECT_EQ(read(two, {1, 1}, "13/12*(2) 12/11(2)"), "13/12*(2) 12/11(2)");
  EXPECT_EQ(read(two, {1, 1}, "13/12/11 13/11"), "13/12*(2) 12/11(2)");
}

TEST(NardiNotation, WritesAPass) {
  const auto position = position_with({{24, 1}}, {{23, 2}, {22, 2}});
  EXPECT_EQ(read(position, {2, 1}, "-"), "-");
  EXPECT_EQ(write_turn({1, 2}, Play()), "21: -");
  EXPECT_EQ(write_steps(Play()), "");
  EXPECT_EQ(read_play(start_position(), {2, 1}, "-").error().code, Code::illegal_move);
}

TEST(NardiNotation, WritesEveryStepInFiles) {
  const auto play = read_play(start_position(), {2, 2}, "13/9(2)");
  ASSERT_TRUE(play);
  EXPECT_EQ(write_steps(*play), "13/11 13/11 11/9 11/9");
  const auto bearing = position_with({{25, 1}, {1, 1}}, {{24, 1}});
  const auto hit = read_play(bearing, {1, 6}, "bar/24*/18");
  ASSERT_TRUE(hit);
  EXPECT_EQ(write_steps(*hit), "25/24* 24/18");
}

TEST(NardiNotation, RejectsTextThatIsNotAPlay) {
  for (const std::string text : {"",
                                 " ",
                                 "8",
                                 "8/",
                                 "/5",
                                 "8/5/",
                                 "5/8",
                                 "5/5",
                                 "26/20",
                                 "8-5 6-5",
                                 "8/5(0)",
                                 "8/5(",
                                 "8/5(2",
                                 "8/5(9)",
                                 "8/5x",
                                 "bar",
                                 "off/5",
                                 "8/5 6/5 -",
                                 "31:",
                                 "99: 8/5 6/5",
                                 "x31: 8/5 6/5",
                                 "8/5**",
                                 "1/2/3/4/5/6/7/8",
                                 "\xff"}) {
    const auto play = read_play(start_position(), {3, 1}, text);
    ASSERT_FALSE(play) << text;
    EXPECT_EQ(play.error().code, Code::bad_notation) << text;
  }
  EXPECT_EQ(read_play(start_position(), {3, 1}, std::string(100'000, '8')).error().code,
            Code::bad_notation);
}

TEST(NardiNotation, RejectsIllegalPlaysAndListsTheLegalOnes) {
  for (const std::string text :
       {"8/5", "8/4*", "8/5* 6/5", "13/9*", "7/4 6/5", "8/5 6/4", "-", "24/20 24/20 13/9 13/9"}) {
    const auto play = read_play(start_position(), {3, 1}, text);
    ASSERT_FALSE(play) << text;
    EXPECT_EQ(play.error().code, Code::illegal_move) << text;
    EXPECT_THAT(play.error().detail, HasSubstr("legal plays are")) << text;
  }
  EXPECT_EQ(read(start_position(), {3, 1}, "32: 8/5 6/5"), "The dice are 31, not 32.");
  EXPECT_EQ(read(position_with({}, {{24, 1}}), {3, 1}, "8/5"),
            "the game is over; no more moves are possible");
  EXPECT_EQ(read(position_with({{24, 1}}, {{23, 2}, {22, 2}}), {2, 1}, "24/23"),
            "\"24/23\" is not a legal play of 21 here; you can only pass (-).");
}

TEST(NardiRoll, IsReadFromTwoDice) {
  EXPECT_EQ(read_roll("31"), (Roll{3, 1}));
  EXPECT_EQ(write_roll({1, 3}), "31");
  for (const std::string text : {"", "3", "70", "07", "311", "3 1", "ab"})
    EXPECT_EQ(read_roll(text).error().code, Code::bad_notation) << text;
}

}  // namespace
}  // namespace crownhead::nardi
