#include "rules/play/berserk.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

Millis left(const Game& game, Seat side) { return game.clock().left[side]; }

TEST(Berserk, HalvesTheTimeAndDropsTheIncrement) {
  Table table(setup_of());
  EXPECT_EQ(table.does(GoBerserk{white}).value(),
            (std::vector<Event>{{noon, WentBerserk{.by = white, .left = seconds(150)}}}));
  EXPECT_TRUE(table.game.berserk(white));
  EXPECT_FALSE(table.game.berserk(black));
  table.play({"32-28"}).wait(seconds(10)).play({"19-23"}).wait(seconds(20)).play({"28x19"});
  EXPECT_EQ(left(table.game, white), seconds(130)) << "no increment";
  EXPECT_EQ(left(table.game, black), seconds(293)) << "the opponent keeps theirs";
}

TEST(Berserk, DuringAPlayersTurnChargesTheWholeTurn) {
  Table table(setup_of());
  table.play({"32-28"}).wait(seconds(10));
  table.does(GoBerserk{black}).value();
  EXPECT_EQ(table.game.deadline(), noon + seconds(30)) << "the time limit for the first move stays";
  table.wait(seconds(5)).play({"19-23"});
  EXPECT_EQ(left(table.game, black), seconds(135));
}

TEST(Berserk, KeepsTheDelay) {
  Table table(setup_of(Delay{seconds(300), seconds(12)}));
  table.does(GoBerserk{white}).value();
  table.play({"32-28", "19-23"}).wait(seconds(20)).play({"28x19"});
  EXPECT_EQ(left(table.game, white), seconds(142));
}

TEST(Berserk, IsRefused) {
  Table table(setup_of());
  table.does(GoBerserk{white}).value();
  EXPECT_EQ(table.refusal(GoBerserk{white}), Code::offer_refused) << "twice";
  table.play({"32-28", "19-23"});
  EXPECT_EQ(table.refusal(GoBerserk{black}), Code::offer_refused) << "after a move";
  Table quick(setup_of(Fischer{seconds(20), {}}));
  quick.play({"32-28"}).wait(seconds(10));
  EXPECT_EQ(quick.refusal(GoBerserk{black}), Code::offer_refused) << "half of the time is used up";
  for (const TimeControl& control : {three_days_a_move, TimeControl(Unlimited{})})
    EXPECT_EQ(Table(setup_of(control)).refusal(GoBerserk{white}), Code::offer_refused);
}

TEST(Berserk, SurvivesBeingSaved) {
  Table table(setup_of());
  table.does(GoBerserk{white}).value();
  table.play({"32-28", "19-23"});
  const Game again = Game::restore(table.game.saved()).value();
  EXPECT_EQ(again.saved(), table.game.saved());
  EXPECT_EQ(again.control_of(white), TimeControl(Fischer{.base = seconds(300), .increment = {}}));
}

}  // namespace
}  // namespace crownhead::play
