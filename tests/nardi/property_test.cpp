// Properties of all positions that can be reached by playing, and of many that cannot.
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <numeric>
#include <rapidcheck.h>
#include <set>

#include "rules/nardi/notation.hpp"
#include "rules/nardi/plays.hpp"
#include "rules/nardi/position_id.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/nardi/any_position.hpp"
#include "tests/nardi/slow_plays.hpp"
#include "tests/seed.hpp"

namespace crownhead::nardi {
namespace {

struct RolledPosition {
  Position position;
  Roll roll;
};

RolledPosition any_rolled() {
  std::mt19937 random(*rc::gen::arbitrary<unsigned>());
  const bool of_play = *rc::gen::arbitrary<bool>();
  const Position position = of_play ? random_of_play(random) : random_thrown(random);
  const RolledPosition rolled{position, random_roll(random)};
  RC_LOG() << write_position_id(rolled.position) << ' ' << write_roll(rolled.roll) << '\n';
  return rolled;
}

TEST(AnyNardiPosition, HasPlaysThatRoundTripThroughText) {
  const bool holds = rc::check([] {
    const auto [position, roll] = any_rolled();
    for (const Play& play : plays(position, roll)) {
      RC_LOG() << write_turn(roll, play) << ' ' << write_steps(play) << '\n';
      const bool same = read_play(position, roll, write_play(play)) == play &&
                        read_play(position, roll, write_turn(roll, play)) == play;
      RC_ASSERT(same);
      const bool steps_same =
          play.is_pass() || read_play(position, roll, write_steps(play)) == play;
      RC_ASSERT(steps_same);
    }
  });
  EXPECT_TRUE(holds);
}

TEST(AnyNardiPosition, HasPlaysWithDistinctPositionsAndTexts) {
  const bool holds = rc::check([] {
    const auto [position, roll] = any_rolled();
    std::set<std::array<Men, 2>> positions;
    std::set<std::string> texts;
    const auto all = plays(position, roll);
    for (const Play& play : all) {
      positions.insert(after(position, play).men);
      texts.insert(write_play(play));
    }
    RC_ASSERT(positions.size() == all.size());
    RC_ASSERT(texts.size() == all.size());
    RC_ASSERT(play_count(position, roll) == all.size());
  });
  EXPECT_TRUE(holds);
}

TEST(AnyNardiPosition, KeepsFifteenMenOfEachSide) {
  const bool holds = rc::check([] {
    const auto [position, roll] = any_rolled();
    for (const Play& play : plays(position, roll)) {
      const Position next = after(position, play);
      for (const Men& men : next.men)
        RC_ASSERT(std::accumulate(men.begin(), men.end(), 0) == men_of_a_side);
      const bool other_turn = next.turn == opposite(position.turn);
      RC_ASSERT(other_turn);
      if (!is_over(next)) RC_ASSERT(can_stand(next).has_value());
    }
  });
  EXPECT_TRUE(holds);
}

TEST(AnyNardiPosition, RoundTripsThroughItsId) {
  std::mt19937 random(7);
  for (int i = 0; i < 10'000; ++i) {
    const Position position = i % 2 == 0 ? random_of_play(random) : random_thrown(random);
    const std::string id = write_position_id(position);
    EXPECT_EQ(id.size(), 14U);
    EXPECT_EQ(read_position_id(id, position.turn), position) << id;
  }
}

slow_nardi::Side slow_side(const Men& men) { return {men.begin(), men.end()}; }

slow_nardi::Board slow_board(const Position& position, Color own) {
  return {slow_side(position.of(own)), slow_side(position.of(opposite(own)))};
}

/// Checks that the outcomes agree with the slow generator's, each with the same number of dice; the
/// last checker may be borne off with fewer.
void compare(const Position& position, Roll roll) {
  const auto slow =
      slow_nardi::outcomes(slow_board(position, position.turn), roll.first, roll.second);
  std::set<slow_nardi::Board> fast;
  for (const Play& play : plays(position, roll)) {
    const Position next = after(position, play);
    fast.insert(slow_board(next, position.turn));
    const auto dice = static_cast<std::size_t>(slow.dice);
    EXPECT_TRUE(play.steps().size() == dice || (is_over(next) && play.steps().size() < dice));
  }
  EXPECT_EQ(fast, slow.boards) << write_position_id(position) << ' ' << write_roll(roll);
}

TEST(AnyNardiPosition, HasThePlaysOfTheSlowGenerator) {
  std::cout << test_seed_text() << '\n';
  std::mt19937 random(test_seed());
  const int positions = is_long_run() ? 40'000 : 4'000;
  for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i)
    compare(i % 2 == 0 ? random_of_play(random) : random_thrown(random), random_roll(random));
}

}  // namespace
}  // namespace crownhead::nardi
