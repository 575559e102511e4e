#include "rules/tournament/standings/score_cards.hpp"

#include <gtest/gtest.h>
#include <tuple>

#include "tests/tournament/histories.hpp"

namespace crownhead::tournament {
namespace {

History three_rounds() {
  History history = history_of(4, {.format = Format::swiss, .rounds = 3});
  history.rounds = {
      {.number = 1, .encounters = {single(1, 1, 2, first_wins), bye_of(2, 3, Bye::pairing)}},
      {.number = 2, .encounters = {single(1, 2, 3, drawn), single(2, 4, 1, second_forfeit)}},
      {.number = 3, .encounters = {single(1, 3, 1, open_game), single(2, 4, 2, annulled)}}};
  return history;
}

TEST(ScoreCards, HaveALineForEachRoundAndAddUp) {
  const auto cards = score_cards_of(three_rounds());
  ASSERT_EQ(cards.size(), 4U);
  std::vector<int> points;
  for (const ScoreCard& card : cards) {
    points.push_back(card.points);
    EXPECT_EQ(card.lines.size(), 3U);
  }
  EXPECT_EQ(points, (std::vector{8, 2, 6, 0}));
  EXPECT_EQ(cards[3].lines[0].bye, Bye::zero);
  EXPECT_EQ(cards[0].lines[2].before, 8);
  EXPECT_EQ(cards[0].lines[2].opponent_before, 6);
}

TEST(ScoreCards, ListOpponentsAndColours) {
  const auto cards = score_cards_of(three_rounds());
  const auto& [won, forfeited, still_open] =
      std::tie(cards[0].lines[0], cards[0].lines[1], cards[0].lines[2]);
  EXPECT_TRUE(won.played && won.met && won.won && !won.open);
  EXPECT_EQ(won.white, true);
  EXPECT_TRUE(forfeited.won && !forfeited.met);
  EXPECT_EQ(forfeited.white, std::nullopt);
  EXPECT_TRUE(still_open.met && still_open.open && !still_open.played);
  EXPECT_EQ(still_open.white, false);
  EXPECT_TRUE(cards[1].lines[2].annulled && !cards[1].lines[2].met);
}

TEST(ScoreCards, ListFloats) {
  const auto cards = score_cards_of(three_rounds());
  std::vector<std::vector<int>> floats;
  for (const ScoreCard& card : cards) {
    floats.emplace_back();
    for (const ScoreCardLine& line : card.lines) floats.back().push_back(line.floated());
  }
  EXPECT_EQ(floats, (std::vector<std::vector<int>>{{0, 0, 1}, {0, -1, 0}, {1, 1, -1}, {0, 0, 0}}));
}

TEST(ScoreCards, HaveNoColourIfBothWerePlayedEquallyOften) {
  History history = history_of(2, {.format = Format::swiss, .games_per_encounter = 2});
  Encounter encounter = single(1, 1, 2, drawn);
  encounter.games.push_back({.outcome = first_wins, .first_is_white = false});
  history.rounds = {{.number = 1, .encounters = {encounter}}};
  const auto cards = score_cards_of(history);
  EXPECT_EQ(cards[0].lines[0].white, std::nullopt);
  EXPECT_EQ(cards[0].lines[0].score, 3);
  EXPECT_EQ(cards[0].lines[0].games, 2);
  EXPECT_EQ(cards[0].points, 6);
}

}  // namespace
}  // namespace crownhead::tournament
