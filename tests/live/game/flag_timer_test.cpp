#include "server/game/flag_timer.hpp"

#include <boost/asio/io_context.hpp>
#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::live {
namespace {

class FlagTimerTest : public testing::Test {
 protected:
  std::optional<Instant> armed() {
    const auto next = deadlines.earliest();
    return next ? std::optional(next->first) : std::nullopt;
  }

  DevWallClock clock{play::noon};
  boost::asio::io_context context{1};
  Deadlines<GameId> deadlines{context.get_executor(), clock, [](GameId) {}};
  FlagTimer timer{deadlines, {7}, 2};
  play::Table table{play::setup_of()};
};

TEST_F(FlagTimerTest, AFlagWaitsForAMoveInTransit) {
  table.play({"32-28", "19-23"});
  const Instant flag = table.game.deadline().value();
  timer.measured(Seat::black, Millis{250});
  EXPECT_EQ(timer.lag(table.game), Millis{0}) << "it is not Black who moves";
  EXPECT_EQ(timer.time_out(table.game), flag);
  timer.measured(Seat::white, Millis{200});
  EXPECT_EQ(timer.time_out(table.game), flag + play::lag_credit(table.game, Millis{200}));
  EXPECT_GT(timer.time_out(table.game), flag);
  timer.arm(table.game);
  EXPECT_EQ(armed(), timer.time_out(table.game));
}

TEST_F(FlagTimerTest, AFreezeThatComesFirstIsArmed) {
  timer.apply_freezes_at(play::noon + seconds(1));
  timer.arm(table.game);
  EXPECT_EQ(armed(), play::noon + seconds(1));
  EXPECT_FALSE(timer.freezes_due(play::noon));
  EXPECT_TRUE(timer.freezes_due(play::noon + seconds(1)));
  timer.apply_freezes_at(play::noon + seconds(3600));
  timer.arm(table.game);
  EXPECT_EQ(armed(), table.game.deadline());
  timer.apply_freezes_at(std::nullopt);
  EXPECT_FALSE(timer.freezes_due(play::noon + seconds(7200)));
}

TEST_F(FlagTimerTest, AFinishedGameHasNoDeadline) {
  table.play({"32-28", "19-23"});
  timer.arm(table.game);
  table.does(play::Resign{Seat::white}).value();
  timer.arm(table.game);
  EXPECT_EQ(armed(), std::nullopt);
  timer.apply_freezes_at(play::noon + seconds(1));
  timer.arm(table.game);
  EXPECT_EQ(armed(), play::noon + seconds(1)) << "its clock may be told all the same";
}

}  // namespace
}  // namespace crownhead::live
