#include "rules/tournament/pairing/draw.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/adapters/matching.hpp"
#include "tests/tournament/histories.hpp"

namespace crownhead::tournament {
namespace {

void draw_and_draw_games(History& history) {
  auto encounters = draw_round(history, adapters::best_matching).value();
  for (Encounter& e : encounters)
    for (Game& game : e.games) game.outcome = drawn;
  history.rounds.push_back(
      {.number = static_cast<int>(history.rounds.size()) + 1, .encounters = std::move(encounters)});
}

TEST(Draw, KnowsTheNumberOfRounds) {
  EXPECT_EQ(planned_rounds(history_of(7, {.cycles = 2})), 14);
  EXPECT_EQ(planned_rounds(history_of(50, {.format = Format::swiss, .rounds = 9})), 9);
  EXPECT_EQ(planned_rounds(history_of(33, {.format = Format::knockout})), 6);
  EXPECT_EQ(planned_rounds(history_of(2, {.format = Format::match, .rounds = 10})), 10);
  EXPECT_EQ(planned_rounds(history_of(2, {.format = Format::match, .first_to = 20})), 0);
  EXPECT_EQ(planned_rounds(history_of(20, {.format = Format::arena})), 0);
}

TEST(Draw, IsRefusedIfThereIsNothingToPair) {
  History over = history_of(4, {});
  for (int round = 0; round < 3; ++round) draw_and_draw_games(over);
  History waiting = history_of(2, {.format = Format::match, .rounds = 3});
  waiting.rounds = {{.number = 1, .encounters = {single(1, 1, 2, open_game)}}};
  struct Row {
    History history;
    const char* reason;
  };
  for (const auto& [history, reason] :
       {Row{over, "every round has been drawn"},
        Row{history_of(1, {.format = Format::swiss, .rounds = 3}), "fewer than two players"},
        Row{waiting, "still open"},
        Row{history_of(5, {.format = Format::arena}), "an arena pairs waiting players"}}) {
    const auto refused = draw_round(history, adapters::best_matching);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Code::no_pairing);
    EXPECT_THAT(refused.error().detail, testing::HasSubstr(reason));
  }
}

TEST(Draw, OfASwissDoesNotWaitForOpenGames) {
  History history = history_of(4, {.format = Format::swiss, .rounds = 3});
  history.rounds = {
      {.number = 1, .encounters = {single(1, 1, 3, open_game), single(2, 4, 2, drawn)}}};
  EXPECT_EQ(draw_round(history, adapters::best_matching)->size(), 2U);
}

}  // namespace
}  // namespace crownhead::tournament
