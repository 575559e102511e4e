#include "rules/nardi/computer/decisions.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

#include "rules/nardi/computer/short_race.hpp"
#include "tests/nardi/any_position.hpp"
#include "tests/nardi/computer/men_of.hpp"

namespace crownhead::nardi::computer {
namespace {

constexpr Terms seven_points{.length = 7, .cube = true, .crawford = true};

const Ruleset& wbgf() { return *find_ruleset("wbgf"); }

/// A decision of the strongest level in a match at 0:0.
struct Case {
  Position position;
  Match match = new_match(seven_points);

  Question question(int level = strongest, std::uint64_t lot = 0) const {
    return {.now = {wbgf(), seven_points, match}, .position = position, .level = level, .lot = lot};
  }
};

/// White rolls last: if it does not bear off both checkers, Black does.
Case last_roll(std::initializer_list<int> white) {
  return {white_on_roll(men_on(white), men_on({1}))};
}

double rolls_won(const Case& last) {
  return static_cast<double>(
             *short_race().win(last.position.of(Color::white), last.position.of(Color::black))) *
         36;
}

TEST(NardiDecisions, KnowTheNumberOfRollsThatBearOff) {
  EXPECT_NEAR(rolls_won(last_roll({6, 1})), 15, 1e-4);
  EXPECT_NEAR(rolls_won(last_roll({5, 2})), 19, 1e-4);
  EXPECT_NEAR(rolls_won(last_roll({4, 1})), 29, 1e-4);
  EXPECT_NEAR(rolls_won(last_roll({6, 6})), 4, 1e-4);
  EXPECT_NEAR(rolls_won(last_roll({1, 1})), 36, 1e-4);
  EXPECT_NEAR(rolls_won(last_roll({1, 1, 1})), 6, 1e-4);
}

TEST(NardiDecisions, DoubleOnTheLastRollIfMoreThanHalfWin) {
  EXPECT_TRUE(doubles(last_roll({5, 2}).question())) << "19 of 36";
  EXPECT_FALSE(doubles(last_roll({6, 1}).question())) << "15 of 36";
  EXPECT_FALSE(doubles(last_roll({6, 2}).question())) << "13 of 36";
  EXPECT_TRUE(doubles(last_roll({4, 1}).question())) << "29 of 36";
}

TEST(NardiDecisions, TakeOnTheLastRollIfAQuarterFail) {
  EXPECT_TRUE(takes(last_roll({5, 2}).question())) << "17 of 36 are left";
  EXPECT_TRUE(takes(last_roll({4, 2}).question())) << "13 of 36 are left";
  EXPECT_FALSE(takes(last_roll({4, 1}).question())) << "7 of 36 are left";
}

TEST(NardiDecisions, DependOnTheScore) {
  Case last = last_roll({4, 1});
  last.match.score = {5, 6};
  last.match.cube = {};
  // Black needs a point, so a loss costs the same with a cube of one or two.
  EXPECT_TRUE(doubles(last.question()));
  EXPECT_FALSE(takes(last.question())) << "a drop leaves an even match";
  last.match.score = {5, 0};
  EXPECT_FALSE(takes(last.question()));
  last.match.score = {6, 0};
  EXPECT_TRUE(takes(last.question())) << "a drop loses the match";
}

TEST(NardiDecisions, PlayOnForASureGammonIfADoubleWouldBeDropped) {
  Men black = {};
  black[24] = 1;
  black[6] = 14;
  const Case won{white_on_roll(men_on({1, 1, 1, 1}), black)};
  EXPECT_FALSE(doubles(won.question()));
  EXPECT_FALSE(takes(won.question()));
}

TEST(NardiDecisions, AcceptAConcessionIfNothingMoreCanBeWon) {
  const Case lost{white_on_roll(men_on({6, 6, 5}), men_on({1}))};
  EXPECT_TRUE(accepts(lost.question(), Color::black, Win::single));
  Men white = {};
  white[24] = 2;
  white[13] = 13;
  const Case gammon{white_on_roll(white, men_on({1, 1}))};
  EXPECT_FALSE(accepts(gammon.question(), Color::black, Win::single));
  EXPECT_TRUE(accepts(gammon.question(), Color::black, Win::backgammon));
}

TEST(NardiDecisions, AreLegalPlaysAtEveryLevel) {
  std::mt19937 random(4);
  Case now{start_position()};
  for (int ply = 0; ply < 120 && !is_over(now.position); ++ply) {
    const Roll roll = random_roll(random);
    const auto legal = plays(now.position, roll);
    const int level = weakest + ply % (strongest - 1);
    const Play chosen = choose_play(now.question(level, random()), roll).play;
    ASSERT_NE(std::ranges::find(legal, chosen), legal.end()) << "level " << level;
    now.position = after(now.position, chosen);
  }
}

TEST(NardiDecisions, AreReproducibleFromTheSeed) {
  const Case start{start_position()};
  bool differ = false;
  for (std::uint64_t lot = 0; lot < 20; ++lot) {
    const Play chosen = choose_play(start.question(weakest, lot), {6, 2}).play;
    EXPECT_EQ(choose_play(start.question(weakest, lot), {6, 2}).play, chosen);
    differ = differ || chosen != choose_play(start.question(weakest, 0), {6, 2}).play;
  }
  EXPECT_TRUE(differ) << "the weakest level plays one move alone";
}

TEST(NardiDecisions, ChooseTheKnownOpeningPlays) {
  const Case start{start_position()};
  const auto plays_to = [&](Roll roll, std::initializer_list<Step> steps) {
    Play wanted;
    for (const Step& step : steps) wanted.add(step);
    return after(start.position, choose_play(start.question(), roll).play) ==
           after(start.position, wanted);
  };
  EXPECT_TRUE(plays_to({3, 1}, {{8, 5}, {6, 5}}));
  EXPECT_TRUE(plays_to({4, 2}, {{8, 4}, {6, 4}}));
  EXPECT_TRUE(plays_to({6, 1}, {{13, 7}, {8, 7}}));
  EXPECT_TRUE(plays_to({5, 3}, {{8, 3}, {6, 3}}));
}

TEST(NardiDecisions, EvaluateNoMorePositionsThanTheShareAllows) {
  const Case start{start_position()};
  Question question = start.question();
  const auto all = choose_play(question, {2, 1});
  question.share = 0.001;
  const auto few = choose_play(question, {2, 1});
  EXPECT_GT(all.positions, 10'000U);
  EXPECT_LT(few.positions, 100U);
}

/// Returns the number of one-point games that `one` wins.
int games_won(int one, int other, int games) {
  const Terms terms{.length = 1};
  const Match match = new_match(terms);
  int won = 0;
  for (int game = 0; game < games; ++game) {
    std::mt19937 random(static_cast<unsigned>(game / 2));
    const Color ones = game % 2 == 0 ? Color::white : Color::black;
    Position position = start_position();
    while (!is_over(position)) {
      const Roll roll = random_roll(random);
      const Question question{.now = {wbgf(), terms, match},
                              .position = position,
                              .level = position.turn == ones ? one : other,
                              .lot = random()};
      position = after(position, choose_play(question, roll).play);
    }
    won += board_end(position)->winner == ones ? 1 : 0;
  }
  return won;
}

TEST(NardiDecisions, AreBetterAtHigherLevels) {
  EXPECT_GT(games_won(3, 1, 100), 55);
  EXPECT_GT(games_won(5, 2, 100), 55);
  EXPECT_GT(games_won(7, 3, 100), 55);
}

}  // namespace
}  // namespace crownhead::nardi::computer
