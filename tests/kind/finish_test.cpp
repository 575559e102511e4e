#include "rules/kind/finish.hpp"

#include <gtest/gtest.h>

namespace crownhead::kind {
namespace {

TEST(Finish, OfTwoSeatsIsTheOutcome) {
  for (const Outcome outcome :
       {Outcome::white_wins, Outcome::black_wins, Outcome::draw, Outcome::none})
    EXPECT_EQ(outcome_of(finish_of(outcome)), outcome);
  EXPECT_EQ(won_by(Seat::white), lost_by(Seat::black));
  EXPECT_EQ(won_by(Seat::black), lost_by(Seat::white));
  EXPECT_EQ(finish_of(Outcome::black_wins), won_by(Seat::black));
}

TEST(Finish, CountsTwoPointsForAWinAtDraughts) {
  EXPECT_EQ(won_by(Seat::black).points, PerSeat(0, 2));
  EXPECT_EQ(drawn().points, PerSeat(1, 1));
  EXPECT_EQ(annulled().points, PerSeat(0, 0));
}

TEST(Finish, HasAPlaceForEachSeat) {
  EXPECT_EQ(won_by(Seat::third, 4).places, PerSeat(2, 2, 1, 2));
  EXPECT_EQ(lost_by(Seat::third, 4).places, PerSeat(1, 1, 4, 1));
  EXPECT_EQ(drawn(3).places, PerSeat(1, 1, 1));
  EXPECT_EQ(annulled(3).places, PerSeat(0, 0, 0));
}

TEST(Finish, ScoresPlayersBehindAndSharedPlaces) {
  EXPECT_EQ(placed(PerSeat(1, 2, 3)).points, PerSeat(4, 2, 0));
  EXPECT_EQ(placed(PerSeat(2, 1, 2, 4)).points, PerSeat(3, 6, 3, 0));
}

}  // namespace
}  // namespace crownhead::kind
