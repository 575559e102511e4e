#include "rules/tournament/pairing/swiss_edges.hpp"

#include <gtest/gtest.h>
#include <map>

#include "tests/tournament/histories.hpp"

namespace crownhead::tournament {
namespace {

constexpr ColourWish wants_white{ColourNeed::strong, true}, wants_black{ColourNeed::strong, false},
    must_white{ColourNeed::absolute, true};

/// Returns score groups of these sizes, without forbidden pairs or colour preferences.
SwissField field_of(std::initializer_list<int> sizes) {
  SwissField field{.round = 3};
  int group = 0;
  for (const int size : sizes) {
    for (int place = 0; place < size; ++place)
      field.players.push_back({.seat = {static_cast<int>(field.players.size()) + 1},
                               .points = -group,
                               .group = group,
                               .place = place,
                               .group_size = size});
    ++group;
  }
  field.barred.assign(field.players.size() * field.players.size(), false);
  return field;
}

std::map<std::pair<int, int>, Weight> weights_of(const SwissField& field) {
  std::map<std::pair<int, int>, Weight> weights;
  for (const auto& [a, b, weight] : swiss_edges(field, static_cast<int>(field.players.size())))
    weights[{a, b}] = weight;
  return weights;
}

TEST(PairingCost, PrefersTheOpponentHalfAGroupBelow) {
  const SwissField field = field_of({6});
  EXPECT_EQ(pairing_cost(field, 0, 3).order, 0);
  EXPECT_EQ(pairing_cost(field, 0, 4).order, 2);
  EXPECT_EQ(pairing_cost(field, 0, 2).order, 3);
  EXPECT_EQ(pairing_cost(field, 0, 5).order, 8);
}

TEST(PairingCost, FloatsTheBottomPlayersAgainstTheTop) {
  SwissField field = field_of({3, 1, 2});
  EXPECT_EQ(pairing_cost(field, 2, 4).order, 0);
  EXPECT_EQ(pairing_cost(field, 1, 5).order, 4);
  EXPECT_EQ(pairing_cost(field, 2, 4).distance, 2);
  EXPECT_EQ(pairing_cost(field, 2, 4).repeated, 0);
  field.players[2].floated_down = field.players[4].floated_up = true;
  EXPECT_EQ(pairing_cost(field, 2, 4).repeated, 2);
}

TEST(PairingCost, DeniesTheWeakerOfTwoEqualPreferences) {
  SwissField field = field_of({2});
  field.players[0].wish = must_white;
  field.players[1].wish = wants_white;
  EXPECT_EQ(pairing_cost(field, 0, 1).strong, 1);
  EXPECT_EQ(pairing_cost(field, 0, 1).absolute, 0);
  field.players[1].wish = wants_black;
  EXPECT_EQ(pairing_cost(field, 0, 1).strong, 0);
}

TEST(MayMeet, AbsolutePreferencesYieldOnlyInTheLastRound) {
  SwissField field = field_of({2});
  field.players[0].wish = field.players[1].wish = must_white;
  EXPECT_FALSE(may_meet(field, 0, 1));
  field.last_round = true;
  EXPECT_TRUE(may_meet(field, 0, 1));
  field.barred[1] = true;
  EXPECT_FALSE(may_meet(field, 0, 1));
}

TEST(SwissEdges, RankEachCriterionAboveAllLaterOnes) {
  SwissField field = field_of({600, 600});
  const auto plain = weights_of(field);
  const Weight worst_order = plain.at({0, 599}) * 600;
  field.players[0].wish = field.players[300].wish = {ColourNeed::mild, true};
  const Weight mild = weights_of(field).at({0, 300});
  field.players[0].wish = field.players[300].wish = wants_white;
  const Weight strong = weights_of(field).at({0, 300});
  EXPECT_TRUE(plain.at({0, 300}) == 0);
  EXPECT_TRUE(mild < worst_order);
  EXPECT_TRUE(strong < mild * 600);
  EXPECT_TRUE(plain.at({599, 600}) < strong * 600);
  const Weight bound = Weight{1} << 112;
  for (const auto& [nodes, weight] : plain) EXPECT_TRUE(weight <= 0 && weight > -bound);
}

TEST(SwissEdges, OfferTheByeOnlyToEligiblePlayers) {
  SwissField field = field_of({2, 1});
  field.players[2].may_have_bye = false;
  const auto weights = weights_of(field);
  EXPECT_TRUE(weights.contains({1, 3}));
  EXPECT_FALSE(weights.contains({2, 3}));
}

}  // namespace
}  // namespace crownhead::tournament
