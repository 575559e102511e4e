#include "server/game/private_state.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::live {
namespace {

class PrivateStateTest : public testing::Test {
 protected:
  /// Plays the move and returns the attachments stored with it.
  db::Attachments plays(const std::string& move, const std::string& message = "") {
    const auto events = play::decide(
        table.game, play::MakeMove{table.game.turn(), table.game.ply(), move, false}, table.now);
    const auto attachments = desk.after(table.game, events.value(), message);
    for (const auto& event : *events) play::apply(table.game, event);
    desk.keep(attachments);
    return attachments;
  }

  play::Table table{play::setup_of(play::three_days_a_move)};
  PrivateState desk{{}, {}};
};

TEST_F(PrivateStateTest, AMessageIsStoredWithItsMoveAndReadByThePlayers) {
  const auto stored = plays("32-28", "good luck").message.value();
  EXPECT_EQ(stored.ply, 1);
  EXPECT_EQ(stored.version, 2);
  EXPECT_EQ(stored.by, play::anna);
  ASSERT_EQ(desk.messages_for(true).size(), 1U);
  EXPECT_EQ(desk.messages_for(true)[0].text, "good luck");
  EXPECT_TRUE(desk.messages_for(false).empty());
}

TEST_F(PrivateStateTest, ATakebackRemovesTheMessageOfItsMove) {
  plays("32-28", "one");
  plays("19-23", "two");
  const std::vector<play::Event> taken{
      {table.now, play::TakenBack{.plies = 1, .face = table.game.clock()}}};
  const auto attachments = desk.after(table.game, taken, "");
  EXPECT_EQ(attachments.plies_left, 1);
  desk.keep(attachments);
  ASSERT_EQ(desk.messages_for(true).size(), 1U);
  EXPECT_EQ(desk.messages_for(true)[0].text, "one");
}

TEST_F(PrivateStateTest, ConditionalMovesFollowTheGame) {
  EXPECT_FALSE(plays("32-28").conditionals) << "there are none";
  plays("19-23");
  desk.plan(Seat::black,
            play::Conditionals::read(table.game, Seat::black, {{"28x19", "14x23"}}).value());
  const auto stored = plays("28x19").conditionals.value();
  EXPECT_EQ(stored[Seat::black].lines(), (std::vector<play::Conditionals::Line>{{"14x23"}}));
  EXPECT_EQ(desk.conditionals()[Seat::black].lines(), stored[Seat::black].lines());
}

}  // namespace
}  // namespace crownhead::live
