#include "rules/tournament/withdrawal.hpp"

#include <gtest/gtest.h>

#include "rules/tournament/round_robin.hpp"
#include "tests/tournament/courses.hpp"

namespace crownhead::tournament {
namespace {

/// A round robin of five, all rounds drawn, of which the first `played` are drawn games.
Course five_after(int played) {
  Course course = course_of(5, {.all_at_once = true});
  for (int number = 1; number <= 5; ++number) {
    auto encounters = round_robin_round(course, number);
    if (number <= played)
      for (Encounter& e : encounters)
        for (Game& game : e.games) game.outcome = drawn;
    course.rounds.push_back({.number = number, .encounters = std::move(encounters)});
  }
  return course;
}

std::vector<GameOutcome> outcomes(const std::vector<Ruling>& rulings) {
  std::vector<GameOutcome> list;
  for (const Ruling& ruling : rulings) list.push_back(ruling.outcome);
  return list;
}

// Berger's table of five frees 1, 4, 2, 5, 3 in turn: seat 5 plays rounds 1, 2, 3 and 5.
TEST(Withdrawal, UpToHalfOfTheGamesAnnulsThem) {
  for (const int played : {0, 1, 2}) {
    const Course course = five_after(played);
    EXPECT_TRUE(leaves_nothing(course, {5}));
    EXPECT_EQ(outcomes(withdrawal_rulings(course, {5})), std::vector(4, annulled));
  }
}

TEST(Withdrawal, PastHalfLosesTheRest) {
  const Course course = five_after(3);
  EXPECT_FALSE(leaves_nothing(course, {5}));
  const auto rulings = withdrawal_rulings(course, {5});
  ASSERT_EQ(rulings.size(), 1U);
  EXPECT_EQ(rulings[0].round, 5);
  const Encounter& last =
      course.rounds[4].encounters[static_cast<std::size_t>(rulings[0].board) - 1];
  EXPECT_EQ(rulings[0].outcome, last.first == Seat{5} ? second_forfeit : first_forfeit);
}

TEST(Withdrawal, IsTheSameWhenAskedAgain) {
  for (const int played : {2, 3}) {
    Course course = five_after(played);
    course.entrants[4].state = EntrantState::withdrawn;
    for (const Ruling& ruling : withdrawal_rulings(course, {5}))
      course.rounds[static_cast<std::size_t>(ruling.round) - 1]
          .encounters[static_cast<std::size_t>(ruling.board) - 1]
          .games[ruling.game]
          .outcome = ruling.outcome;
    EXPECT_TRUE(withdrawal_rulings(course, {5}).empty());
    EXPECT_EQ(leaves_nothing(course, {5}), played == 2);
  }
}

// Seats 5 and 1 meet in the last round.
TEST(Withdrawal, OfTwoWhoHaveNotMetIsLostByBoth) {
  Course course = five_after(4);
  course.entrants[0].state = EntrantState::withdrawn;
  EXPECT_EQ(outcomes(withdrawal_rulings(course, {5})), std::vector{both_lose});
}

TEST(Withdrawal, FromASwissKeepsWhatWasPlayed) {
  Course course = course_of(4, {.format = Format::swiss, .rounds = 3});
  course.rounds.push_back({.number = 1, .encounters = {single(1, 1, 3, first_wins)}});
  course.rounds.push_back({.number = 2, .encounters = {single(1, 4, 1, open_game)}});
  EXPECT_EQ(withdrawal_rulings(course, {1}),
            (std::vector<Ruling>{{.round = 2, .board = 1, .game = 0, .outcome = first_forfeit}}));
}

}  // namespace
}  // namespace crownhead::tournament
