#include "rules/star/state.hpp"

#include <gtest/gtest.h>

#include "tests/star/positions.hpp"

namespace crownhead::star {
namespace {

class StarState : public testing::Test {
 protected:
  std::string again(std::string_view text) const {
    return write_state(terms_, position_of(terms_, text));
  }
  std::string fault(std::string_view text) const {
    const auto position = read_state(terms_, text);
    if (position) return "none";
    EXPECT_EQ(position.error().code, Code::invalid_field);
    EXPECT_EQ(position.error().field, "state");
    return position.error().detail;
  }

  const Terms terms_ = terms_of(4, 10, 3);
};

TEST_F(StarState, StartsWithTheMenOfEachSeat) {
  EXPECT_EQ(write_state(terms_, start_position(terms_)),
            "a1 a2 b2 a3 b3 c3 a4 b4 c4 d4/a10 a11 b11 a12 b12 c12 a13 b13 c13 d13/"
            "j10 j11 k11 j12 k12 l12 j13 k13 l13 m13");
  EXPECT_EQ(again("b4 A1/ a13 /j13  "), "a1 b4/a13/j13");
}

TEST_F(StarState, HasRoundAndSeatAfterTheMen) {
  for (const std::string_view text :
       {"a1/a13/j13:51.0", "a1/a13/j13:1.2", "a1/a13/j13:7.1:*--", "a17//j13:7.0:-3-",
        "a17/m5/j13:7.2:11-", "a17/m5/j13:501.2:131", "//j13:9.1:231"})
    EXPECT_EQ(again(text), text);
}

TEST_F(StarState, ReportsTheFault) {
  EXPECT_EQ(fault("a1/a13"), "state has men of 2 seats, separated by slashes; the game has 3");
  EXPECT_EQ(fault("a1/a13/n5"),
            "state has \"n5\" where a hole of the star of side 4 was expected, as in a1 b2/a13");
  EXPECT_EQ(fault("a1,b2/a13/j13"),
            "state has \"a1,b2\" where a hole of the star of side 4 was expected, as in a1 b2/a13");
  EXPECT_EQ(fault("a1/a13 a1/j13"), "state has two men on a1");
  EXPECT_EQ(fault("a1 a2 b2 a3 b3 c3 a4 b4 c4 d4 e9/a13/j13"),
            "state has more than 10 men of seat 0");
  EXPECT_EQ(fault("a1//j13"), "state has no man of seat 1");
  EXPECT_EQ(fault("a1/a13/j13:51"),
            "state has \"51\" where the round and the seat to move were expected, as in 51.0");
  for (const std::string_view turn : {"", ".", "0.0", "1.3", "502.0", "1.-1", "1.1 ", "x.1"})
    EXPECT_NE(fault("a1/a13/j13:" + std::string(turn)), "none") << turn;
  EXPECT_EQ(fault("a1/a13/j13:1.0:--"), "state has marks of 2 seats; the game has 3");
  EXPECT_EQ(fault("a1/a13/j13:1.0:--4"),
            "state has \"4\" where a place, * or - was expected for seat 2");
  EXPECT_EQ(fault("a1/a13/j13:1.0:---:"), "state has more than two colons");
  EXPECT_EQ(fault("a1/a13/j13:501.0"), "state has a round after the last one, 500");
  EXPECT_EQ(fault("a1/a13/j13:1.0:*--"),
            "state says that seat 0 is to move, but that seat no longer plays");
}

TEST_F(StarState, RequiresConsistentPlaces) {
  EXPECT_EQ(fault("a1/a13/j13:1.0:-2-"), "state gives seat 1 a place that does not fit the others");
  EXPECT_NE(fault("a1/a13/:1.0:--2"), "none");
  EXPECT_NE(fault("a1//:1.0:-33"), "none");
  EXPECT_EQ(fault("a1//:1.0:-23"), "none");
  EXPECT_EQ(fault("a1/a13/j13:1.0:-11"), "none");
  EXPECT_NE(fault("a1/a13/j13:1.0:-12"), "gives");
}

}  // namespace
}  // namespace crownhead::star
