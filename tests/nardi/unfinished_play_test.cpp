#include "rules/nardi/unfinished_play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <set>
#include <string>

#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Returns "24/18" for each possible next step.
std::vector<std::string> next_of(const UnfinishedPlay& play) {
  std::vector<std::string> all;
  for (const DieStep& step : play.next())
    all.push_back(std::to_string(step.from) + "/" + std::to_string(step.to) +
                  (step.hits ? "*" : ""));
  return all;
}

TEST(UnfinishedPlay, OffersNoStepThatWastesTheOtherDie) {
  EXPECT_THAT(next_of({position_with({{24, 1}}, {{18, 2}}), {6, 5}}), ElementsAre("24/19"));
  UnfinishedPlay play(position_with({{24, 1}, {7, 1}}, {{18, 2}}), {6, 1});
  EXPECT_THAT(next_of(play), ElementsAre("24/23", "7/1"));
  EXPECT_FALSE(play.make(7, 1)) << "7/6 would use one die";
  ASSERT_TRUE(play.make(24, 1));
  EXPECT_THAT(next_of(play), ElementsAre("23/17", "7/1"));
}

TEST(UnfinishedPlay, OffersTheLargerDieIfOnlyOneCanBeUsed) {
  UnfinishedPlay play(position_with({{24, 1}, {7, 1}}, {{18, 2}, {23, 2}}), {6, 1});
  EXPECT_THAT(next_of(play), ElementsAre("7/1"));
  EXPECT_EQ(play.play(), std::nullopt);
  ASSERT_TRUE(play.make(7, 6));
  EXPECT_THAT(next_of(play), IsEmpty());
  EXPECT_THAT(play.dice(), ElementsAre(1));
  EXPECT_EQ(write_play(play.play().value()), "7/1");
}

TEST(UnfinishedPlay, OfADoubleAllowsUpToFourSteps) {
  UnfinishedPlay play(position_with({{24, 1}, {10, 1}}, {{18, 2}}), {3, 3});
  for (const int from : {10, 24, 7, 4}) EXPECT_TRUE(play.make(from, 3)) << from;
  EXPECT_EQ(write_play(play.play().value()), "24/21 10/1");
}

TEST(UnfinishedPlay, IsCompleteWhenTheLastManIsOff) {
  UnfinishedPlay play(position_with({{6, 1}}, {{24, 2}}), {6, 1});
  EXPECT_THAT(next_of(play), ElementsAre("6/0", "6/5"));
  ASSERT_TRUE(play.make(6, 6));
  EXPECT_THAT(next_of(play), IsEmpty());
  EXPECT_EQ(write_play(play.play().value()), "6/off");
}

TEST(UnfinishedPlay, HitsOnTheStepsMade) {
  UnfinishedPlay play(position_with({{13, 1}}, {{12, 1}, {10, 1}}), {2, 1});
  EXPECT_THAT(next_of(play), ElementsAre("13/11", "13/12*"));
  ASSERT_TRUE(play.make(13, 1));
  EXPECT_THAT(next_of(play), ElementsAre("12/10*"));
  ASSERT_TRUE(play.make(12, 2));
  EXPECT_EQ(write_play(play.play().value()), "13/12* 12/10*");
}

TEST(UnfinishedPlay, BearsTheLastManOffDirectlyUnlessTheOtherDieWouldHit) {
  const UnfinishedPlay free(position_with({{5, 1}}, {{24, 2}}), {5, 1});
  EXPECT_THAT(next_of(free), ElementsAre("5/0", "5/4"));
  const UnfinishedPlay blot(position_with({{5, 1}}, {{4, 1}}), {5, 1});
  EXPECT_THAT(next_of(blot), ElementsAre("5/4*"));
}

TEST(UnfinishedPlay, IsAPassIfNoDieCanBeUsed) {
  const UnfinishedPlay play(
      position_with({{25, 1}, {6, 2}}, {{19, 2}, {20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 2}}),
      {6, 1});
  EXPECT_THAT(next_of(play), IsEmpty());
  EXPECT_TRUE(play.play().value().is_pass());
}

/// Collects the texts of all plays that the steps lead to; visits each state once.
void play_out(const UnfinishedPlay& play, std::set<std::string>& seen,
              std::set<std::string>& plays) {
  std::string state = write_position_id(play.position());
  for (const std::uint8_t die : play.dice()) state += static_cast<char>('0' + die);
  if (!seen.insert(state).second) return;
  const auto steps = play.next();
  if (steps.empty()) {
    const auto whole = play.play();
    plays.insert(whole ? write_play(*whole) : "none after " + state);
  }
  for (const DieStep& step : steps) {
    UnfinishedPlay next = play;
    ASSERT_TRUE(next.make(step.from, step.die));
    play_out(next, seen, plays);
  }
}

TEST(AnyUnfinishedPlay, LeadsToExactlyTheLegalPlays) {
  const bool holds = rc::check([] {
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    const bool of_play = *rc::gen::arbitrary<bool>();
    const Position position = of_play ? random_of_play(random) : random_thrown(random);
    const Roll roll = random_roll(random);
    RC_LOG() << write_position_id(position) << ' ' << write_roll(roll) << '\n';
    std::set<std::string> legal;
    for (const Play& play : plays(position, roll)) legal.insert(write_play(play));
    std::set<std::string> seen;
    std::set<std::string> made;
    play_out({position, roll}, seen, made);
    RC_ASSERT(made == legal);
  });
  EXPECT_TRUE(holds);
}

}  // namespace
}  // namespace crownhead::nardi
