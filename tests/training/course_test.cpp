#include "training/course.hpp"

#include <fstream>
#include <gtest/gtest.h>

#include "rules/nardi/computer/weights.hpp"
#include "training/self_play.hpp"

namespace crownhead::training {
namespace {

class CourseTest : public testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file); }

  Course course{.games = 120, .hidden = 8, .race_hidden = 8};
  std::filesystem::path file =
      std::filesystem::temp_directory_path() /
      ("course_test_" + std::to_string(testing::UnitTest::GetInstance()->random_seed()) + "_" +
       testing::UnitTest::GetInstance()->current_test_info()->name());
};

void train(Pupil& pupil, const Course& course, std::uint64_t games) {
  while (games-- > 0) play_and_learn(pupil, course);
}

TEST_F(CourseTest, ResumesAsIfNeverInterrupted) {
  Pupil whole = beginner(course);
  train(whole, course, 12);
  Pupil part = beginner(course);
  train(part, course, 5);
  save(part, course, file);
  auto again = load(course, file);
  ASSERT_TRUE(again);
  train(*again, course, 7);
  EXPECT_EQ(again->games, 12U);
  EXPECT_EQ(write_weights(again->nets), write_weights(whole.nets));
}

TEST_F(CourseTest, LearnsToPlay) {
  const Pupil before = beginner(course);
  Pupil after = before;
  train(after, course, 120);
  EXPECT_GT(points_won(after.nets, before.nets, 20, 1), 0.3);
}

TEST_F(CourseTest, RejectsTheStateOfAnotherCourse) {
  EXPECT_FALSE(load(course, file));
  save(beginner(course), course, file);
  Course other = course;
  other.hidden = 16;
  EXPECT_THROW(load(other, file), std::runtime_error);
  other = course;
  other.games = 1000;
  EXPECT_TRUE(load(other, file)) << "a course may be extended";
  std::ofstream(file, std::ios::app) << "more";
  EXPECT_THROW(load(course, file), std::runtime_error);
}

TEST(SelfPlay, EndsWithTheLosersChances) {
  std::mt19937_64 random(1);
  const SelfPlay game = play_game(beginner({.hidden = 8, .race_hidden = 8}).nets, 0, random);
  EXPECT_GT(game.positions.size(), 10U);
  EXPECT_EQ(game.positions.front(), nardi::start_position(game.positions.front().turn));
  EXPECT_EQ(game.end.win, 0);
}

}  // namespace
}  // namespace crownhead::training
