#include "rules/nardi/computer/net.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <vector>

#include "rules/nardi/computer/nets.hpp"
#include "rules/nardi/computer/weights.hpp"
#include "tests/nardi/any_position.hpp"
#include "tests/nardi/computer/men_of.hpp"

namespace crownhead::nardi::computer {
namespace {

/// Returns all inputs of a position as inputs.hpp describes them.
std::vector<double> plain_inputs(const Men& on_roll, const Men& other) {
  std::vector<double> all;
  for (const Men* men : {&on_roll, &other}) {
    for (std::size_t point = 1; point <= 24; ++point) {
      const int standing = (*men)[point];
      all.push_back(standing == 1 ? 1 : 0);
      all.push_back(standing >= 2 ? 1 : 0);
      all.push_back(standing >= 3 ? 1 : 0);
      all.push_back(standing > 3 ? (standing - 3) / 2.0 : 0);
    }
    all.push_back((*men)[off] / 15.0);
    all.push_back((*men)[bar] / 2.0);
  }
  return all;
}

double plain_sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

/// Computes the net's answer by definition, from the numbers in its file.
std::vector<double> plain_answer(Net net, const std::vector<double>& known) {
  std::vector<double> weights;
  net.each_weight([&](float weight) { weights.push_back(static_cast<double>(weight)); });
  const std::size_t hidden = net.hidden();
  const double* bias = &weights[inputs * hidden];
  const double* second = bias + hidden;
  std::vector<double> answer(second + Net::outputs * hidden,
                             second + Net::outputs * hidden + Net::outputs);
  for (std::size_t unit = 0; unit < hidden; ++unit) {
    double sum = bias[unit];
    for (std::size_t input = 0; input < inputs; ++input)
      sum += known[input] * weights[input * hidden + unit];
    for (std::size_t output = 0; output < Net::outputs; ++output)
      answer[output] += plain_sigmoid(sum) * second[unit * Net::outputs + output];
  }
  for (double& value : answer) value = plain_sigmoid(value);
  return answer;
}

void expect_near(const Chances& found, const std::vector<double>& plain) {
  constexpr double near = 1e-4;
  EXPECT_NEAR(static_cast<double>(found.win), plain[0], near);
  EXPECT_NEAR(static_cast<double>(found.win_gammon), plain[1], near);
  EXPECT_NEAR(static_cast<double>(found.win_backgammon), plain[2], near);
  EXPECT_NEAR(static_cast<double>(found.lose_gammon), plain[3], near);
  EXPECT_NEAR(static_cast<double>(found.lose_backgammon), plain[4], near);
}

TEST(NardiNet, MatchesItsDefinition) {
  std::mt19937 random(1);
  for (int i = 0; i < 300; ++i) {
    const Position position = random_of_play(random);
    const Men& on_roll = position.of(position.turn);
    const Men& other = position.of(opposite(position.turn));
    for (const Net* net : {&known_nets().contact, &known_nets().race})
      expect_near(net->chances(net->sums(on_roll, other)),
                  plain_answer(*net, plain_inputs(on_roll, other)));
  }
}

TEST(NardiNet, EvaluatesABatchLikeSinglePlays) {
  std::mt19937 random(2);
  for (int i = 0; i < 200; ++i) {
    const Position position = random_of_play(random);
    const auto found = plays(position, random_roll(random));
    const auto together = judged_plays(known_nets(), position, found);
    for (std::size_t play = 0; play < found.size(); ++play) {
      const auto alone = judged(known_nets(), after(position, found[play])).for_other();
      EXPECT_NEAR(static_cast<double>(together[play].equity()), static_cast<double>(alone.equity()),
                  1e-4);
    }
  }
}

TEST(NardiNet, LearnsItsSamples) {
  Net net(8);
  const Position start = start_position();
  const Chances wanted{.win = 0.8F, .win_gammon = 0.3F, .lose_gammon = 0.1F};
  for (int i = 0; i < 2000; ++i) net.learn(start.men[0], start.men[1], wanted, 0.1F);
  const Chances learned = net.chances(net.sums(start.men[0], start.men[1]));
  EXPECT_NEAR(static_cast<double>(learned.win), 0.8, 0.02);
  EXPECT_NEAR(static_cast<double>(learned.win_gammon), 0.3, 0.02);
  EXPECT_NEAR(static_cast<double>(learned.lose_gammon), 0.1, 0.02);
}

TEST(NardiNet, ContactLastsUntilTheMenHavePassed) {
  EXPECT_TRUE(is_contact(start_position().men[0], start_position().men[1]));
  EXPECT_TRUE(is_contact(men_on({13}), men_on({13})));
  EXPECT_FALSE(is_contact(men_on({12}), men_on({13}))) << "12 is the opponent's 13, already passed";
  EXPECT_TRUE(is_contact(men_on({bar}), men_on({1})));
}

TEST(NardiNet, KnowsTheResultOfAFinishedGame) {
  const Men done = men_on({});
  Men gammon = {};
  gammon[6] = 15;
  Men backgammon = {};
  backgammon[20] = 1;
  backgammon[6] = 14;
  EXPECT_EQ(judged(known_nets(), {{men_on({1}), done}, Color::white}), Chances{});
  EXPECT_EQ(judged(known_nets(), {{gammon, done}, Color::white}), (Chances{.lose_gammon = 1}));
  EXPECT_EQ(judged(known_nets(), {{backgammon, done}, Color::white}),
            (Chances{.lose_gammon = 1, .lose_backgammon = 1}));
}

TEST(NardiNet, GivesNoGammonChanceIfNoneIsPossible) {
  const Chances chances =
      judged(known_nets(), white_on_roll(men_on({24, 6, 5}), men_on({1, 2, 3, 20})));
  EXPECT_EQ(chances.win_gammon, 0);
  EXPECT_EQ(chances.lose_gammon, 0);
}

}  // namespace
}  // namespace crownhead::nardi::computer
