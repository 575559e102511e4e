#include "rules/tournament/match.hpp"

#include <gtest/gtest.h>

#include "tests/tournament/courses.hpp"

namespace crownhead::tournament {
namespace {

/// Results are the first entrant's: '1', '=' or '0'.
void play(Course& course, const std::string& results) {
  for (const char result : results) {
    auto encounters = match_round(course);
    ASSERT_EQ(encounters.size(), 1U);
    const bool own = encounters[0].first == Seat{1};
    encounters[0].games[0].outcome = result == '='            ? drawn
                                     : (result == '1') == own ? first_wins
                                                              : second_wins;
    course.rounds.push_back({.number = static_cast<int>(course.rounds.size()) + 1,
                             .encounters = std::move(encounters)});
  }
}

TEST(Match, ChangesColoursFromRoundToRound) {
  Course course = course_of(2, {.format = Format::match, .rounds = 4});
  const Seat white = match_round(course)[0].first;
  play(course, "=");
  EXPECT_NE(match_round(course)[0].first, white);
  play(course, "=");
  EXPECT_EQ(match_round(course)[0].first, white);
}

TEST(Match, OverItsRoundsIsWonByWhoHasMore) {
  Course course = course_of(2, {.format = Format::match, .rounds = 3});
  play(course, "1=");
  EXPECT_FALSE(match_is_over(course));
  EXPECT_EQ(match_winner(course), std::nullopt);
  play(course, "=");
  EXPECT_TRUE(match_is_over(course));
  EXPECT_EQ(match_winner(course), Seat{1});
  EXPECT_TRUE(match_round(course).empty());
}

TEST(Match, MayEndEven) {
  Course course = course_of(2, {.format = Format::match, .rounds = 2});
  play(course, "10");
  EXPECT_TRUE(match_is_over(course));
  EXPECT_EQ(match_winner(course), std::nullopt);
}

TEST(Match, ToSoManyPointsEndsWhenSomebodyHasThem) {
  Course course = course_of(2, {.format = Format::match, .first_to = 14});
  play(course, "00==1");
  EXPECT_FALSE(match_is_over(course));
  play(course, "0");
  EXPECT_TRUE(match_is_over(course));
  EXPECT_EQ(match_winner(course), Seat{2});
}

TEST(Match, EndsWhenSomebodyLeaves) {
  Course course = course_of(2, {.format = Format::match, .rounds = 4});
  course.entrants[1].state = EntrantState::withdrawn;
  EXPECT_TRUE(match_is_over(course));
}

}  // namespace
}  // namespace crownhead::tournament
