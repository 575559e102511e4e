#include "rules/tournament/draw.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/adapters/matching.hpp"
#include "tests/tournament/courses.hpp"

namespace crownhead::tournament {
namespace {

void draw_and_draw_games(Course& course) {
  auto encounters = draw_round(course, adapters::best_matching).value();
  for (Encounter& e : encounters)
    for (Game& game : e.games) game.outcome = drawn;
  course.rounds.push_back(
      {.number = static_cast<int>(course.rounds.size()) + 1, .encounters = std::move(encounters)});
}

TEST(Draw, KnowsHowManyRoundsThereWillBe) {
  EXPECT_EQ(planned_rounds(course_of(7, {.cycles = 2})), 14);
  EXPECT_EQ(planned_rounds(course_of(50, {.format = Format::swiss, .rounds = 9})), 9);
  EXPECT_EQ(planned_rounds(course_of(33, {.format = Format::knockout})), 6);
  EXPECT_EQ(planned_rounds(course_of(2, {.format = Format::match, .rounds = 10})), 10);
  EXPECT_EQ(planned_rounds(course_of(2, {.format = Format::match, .first_to = 20})), 0);
  EXPECT_EQ(planned_rounds(course_of(20, {.format = Format::arena})), 0);
}

TEST(Draw, RefusesWhereThereIsNothingToDraw) {
  Course over = course_of(4, {});
  for (int round = 0; round < 3; ++round) draw_and_draw_games(over);
  Course waiting = course_of(2, {.format = Format::match, .rounds = 3});
  waiting.rounds = {{.number = 1, .encounters = {single(1, 1, 2, open_game)}}};
  struct Row {
    Course course;
    const char* reason;
  };
  for (const auto& [course, reason] :
       {Row{over, "every round has been drawn"},
        Row{course_of(1, {.format = Format::swiss, .rounds = 3}), "fewer than two players"},
        Row{waiting, "still open"},
        Row{course_of(5, {.format = Format::arena}), "an arena pairs those who wait"}}) {
    const auto refused = draw_round(course, adapters::best_matching);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Code::no_pairing);
    EXPECT_THAT(refused.error().detail, testing::HasSubstr(reason));
  }
}

TEST(Draw, OfASwissDoesNotWaitForOpenGames) {
  Course course = course_of(4, {.format = Format::swiss, .rounds = 3});
  course.rounds = {
      {.number = 1, .encounters = {single(1, 1, 3, open_game), single(2, 4, 2, drawn)}}};
  EXPECT_EQ(draw_round(course, adapters::best_matching)->size(), 2U);
}

}  // namespace
}  // namespace crownhead::tournament
