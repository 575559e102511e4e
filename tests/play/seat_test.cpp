#include "rules/seat.hpp"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "rules/draughts/board/seat.hpp"

namespace crownhead {
namespace {

TEST(Seat, IsWhiteAndBlackForTwo) {
  EXPECT_EQ(index(Seat::white), 0U);
  EXPECT_EQ(index(Seat::black), 1U);
  EXPECT_EQ(opposite(Seat::white), Seat::black);
  EXPECT_EQ(opposite(Seat::black), Seat::white);
}

TEST(Seat, IsTheSameAsAColourAtDraughts) {
  for (const auto color : {draughts::Color::white, draughts::Color::black}) {
    EXPECT_EQ(draughts::color_of(draughts::seat_of(color)), color);
    EXPECT_EQ(opposite(draughts::seat_of(color)), draughts::seat_of(opposite(color)));
  }
  EXPECT_EQ(draughts::seat_of(draughts::Color::white), Seat::white);
}

TEST(Seat, ComesInOrder) {
  std::vector<Seat> six;
  for (const Seat seat : seats_of(most_seats)) six.push_back(seat);
  EXPECT_EQ(six, (std::vector{Seat::white, Seat::black, Seat::third, Seat::fourth, Seat::fifth,
                              Seat::sixth}));
}

TEST(PerSeat, HasTwoSeatsByDefault) {
  EXPECT_EQ(PerSeat<int>{}, PerSeat(0, 0));
  EXPECT_EQ(PerSeat<int>{}.size(), 2U);
  const PerSeat<std::string> three = {"a", "b", "c"};
  EXPECT_EQ(three.size(), 3U);
  EXPECT_EQ(three[Seat::white], "a");
  EXPECT_EQ(three[Seat::third], "c");
  EXPECT_EQ(PerSeat(1, 2, 3, 4, 5, 6).size(), most_seats);
}

TEST(PerSeat, IsFilledWithOneValue) {
  EXPECT_EQ(PerSeat<int>::filled(4, 7), PerSeat(7, 7, 7, 7));
  EXPECT_EQ(PerSeat<int>::filled(3), PerSeat(0, 0, 0));
}

TEST(PerSeat, IteratesOverItsOwnSeatsOnly) {
  PerSeat<int> four = PerSeat<int>::filled(4, 1);
  for (int& value : four) ++value;
  int sum = 0;
  for (const Seat seat : four.seats()) sum += four[seat];
  EXPECT_EQ(sum, 8);
  EXPECT_EQ(std::ranges::distance(four), 4);
}

TEST(PerSeat, EqualityIgnoresUnusedSeats) {
  EXPECT_NE(PerSeat(1, 2), PerSeat(1, 2, 0));
  EXPECT_NE(PerSeat(1, 2), PerSeat(1, 3));
  PerSeat<int> two = {1, 2}, beyond = two;
  beyond[Seat::third] = 5;
  EXPECT_EQ(two, beyond);
  for (const std::size_t seats : {2U, 3U, 4U, 5U, 6U}) {
    for (const Seat seat : seats_of(seats)) {
      auto changed = PerSeat<int>::filled(seats, 9);
      changed[seat] = 8;
      EXPECT_NE(changed, PerSeat<int>::filled(seats, 9));
    }
  }
}

TEST(PerSeat, FindsTheFirstSeatWithAValue) {
  EXPECT_EQ(PerSeat(3, 5, 5).find(5), Seat::black);
  EXPECT_EQ(PerSeat(3, 5).find(0), std::nullopt);
}

TEST(PerSeat, DoesNotAllocate) {
  static_assert(std::is_trivially_copyable_v<PerSeat<int>>);
  static_assert(sizeof(PerSeat<std::uint8_t>) == 1 + most_seats);
  static_assert(PerSeat(1, 2)[Seat::black] == 2);
}

}  // namespace
}  // namespace crownhead
