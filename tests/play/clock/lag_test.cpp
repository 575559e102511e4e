#include "rules/play/clock/lag.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "rules/draughts/notation/notation.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

/// Moves for the side in turn with this round trip; applies the events.
Result<Moved> moves(Table& table, const std::string& text, Millis lag) {
  auto events =
      decide(table.game, MakeMove{table.game.turn(), table.game.ply(), text}, table.now, lag);
  if (!events) return std::unexpected(events.error());
  for (const Event& event : *events) apply(table.game, event);
  return std::get<Moved>(events->front().what);
}

/// Both sides have moved; White's clock of 60 s without increment runs.
Table bullet_game() {
  Table table(setup_of(Fischer{seconds(60), seconds(0)}));
  table.play({"32-28", "19-23"});
  return table;
}

TEST(LagAllowance, GrowsWithTheTimeControl) {
  struct Row {
    TimeControl control;
    LagAllowance allowance;
  };
  for (const auto& [control, allowance] : {
           Row{Fischer{seconds(15), seconds(0)}, {Millis{200}, Millis{20}}},
           Row{Fischer{seconds(60), seconds(0)}, {Millis{600}, Millis{60}}},
           Row{Fischer{seconds(180), seconds(2)}, {Millis{2600}, Millis{260}}},
           Row{Fischer{seconds(1800), seconds(20)}, {Millis{3000}, Millis{300}}},
           Row{three_days_a_move, {}},
           Row{Unlimited{}, {}},
       })
    EXPECT_EQ(lag_allowance(control), allowance);
}

TEST(Lag, IsRefundedAndStoredWithTheMove) {
  Table table = bullet_game();
  const auto moved = moves(table.wait(seconds(2)), "28x19", Millis{120}).value();
  EXPECT_EQ(moved.lag, Millis{120});
  EXPECT_EQ(moved.spent, Millis{1880});
  EXPECT_EQ(moved.left, Millis{60'000 - 1880});
  EXPECT_EQ(table.game.lag_left(white), Millis{600 - 120 + 60});
}

TEST(Lag, RefundsNoMoreThanTheThinkingTime) {
  Table table = bullet_game();
  const auto moved = moves(table.wait(Millis{40}), "28x19", Millis{120}).value();
  EXPECT_EQ(moved.lag, Millis{40});
  EXPECT_EQ(moved.spent, Millis{0});
  EXPECT_EQ(moved.left, Millis{60'000});
}

TEST(Lag, RefundsNothingWhileNoClockRuns) {
  Table table(setup_of());
  const auto moved = moves(table.wait(seconds(2)), "32-28", Millis{120}).value();
  EXPECT_EQ(moved.lag, Millis{0});
  EXPECT_EQ(moved.left, seconds(300));
}

TEST(Lag, IsBoundedPerMove) {
  Table table = bullet_game();
  EXPECT_EQ(lag_credit(table.game, seconds(10)), most_lag_of_a_move);
  EXPECT_EQ(lag_credit(table.game, Millis{-5}), Millis{0});
}

TEST(Lag, TheAllowanceIsUsedUpAndRefilled) {
  Table table = bullet_game();
  std::vector<std::int64_t> given;
  for (const auto* text : {"28x19", "14x23", "33-28", "23x32", "37x28", "10-14", "39-33", "14-19",
                           "41-37", "19-24", "44-39", "24-29"})
    given.push_back(moves(table.wait(seconds(1)), text, seconds(9)).value().lag.count);
  // 500 of 600 at first, then the refills of 60 per move, for each side separately.
  EXPECT_EQ(given, (std::vector<std::int64_t>{500, 500, 160, 160, 60, 60, 60, 60, 60, 60, 60, 60}));
}

TEST(Lag, AMoveMadeBeforeTheFlagMayArriveAfterIt) {
  Table table = bullet_game();
  table.wait(seconds(60) + Millis{99});
  EXPECT_TRUE(decide_time(table.game, table.now, Millis{100}).empty());
  EXPECT_FALSE(decide_time(table.game, table.now, Millis{99}).empty());
  EXPECT_FALSE(decide_time(table.game, table.now).empty());
  const MakeMove command{white, 2, "28x19"};
  EXPECT_EQ(decide(table.game, command, table.now, Millis{99}).error().code, Code::game_over);
  const auto moved = moves(table, "28x19", Millis{100}).value();
  EXPECT_EQ(moved.spent, Millis{59'999});
  EXPECT_EQ(moved.left, Millis{1});
}

TEST(Lag, DoesNotDelayTheEndOfAMissingFirstMove) {
  const Table table(setup_of(Fischer{seconds(60), seconds(0)}));
  EXPECT_FALSE(decide_time(table.game, noon + seconds(30), Millis{500}).empty());
}

// Whatever lag is claimed, the time charged plus the compensation is the thinking time, and a
// player is compensated at most by the allowance and its refills.
RC_GTEST_PROP(Lag, ConservesTime, ()) {
  const Fischer control{Millis{*rc::gen::inRange(1000, 200'000)},
                        Millis{*rc::gen::inRange(0, 3000)}};
  Table table(setup_of(control));
  const auto allowance = lag_allowance(TimeControl{control});
  PerSeat<Millis> given = {};
  PerSeat<int> made = {};
  for (int i = 0; i < 60 && !table.game.ended(); ++i) {
    const auto legal = draughts::legal_moves(draughts_of(table.game).variant(),
                                             draughts_of(table.game).position());
    const auto& move = legal[static_cast<std::size_t>(*rc::gen::inRange(0, 1000)) % legal.size()];
    const Seat mover = table.game.turn();
    const Millis before = table.game.clock().left[mover];
    const Millis thought{*rc::gen::inRange(0, 4000)};
    const Millis lag{*rc::gen::inRange(-10, 2000)};
    const bool charged = table.game.clock().running.has_value();
    table.wait(thought);
    const auto moved = moves(table,
                             draughts::write_move(draughts_of(table.game).variant(),
                                                  draughts_of(table.game).position(), move),
                             lag);
    if (!moved) break;  // the flag fell
    RC_ASSERT(moved->lag >= Millis{0} && moved->left >= Millis{0});
    if (charged) {
      RC_ASSERT(moved->spent + moved->lag == thought);
      RC_ASSERT(moved->left == before - moved->spent + control.increment);
    }
    given[mover] += moved->lag;
    ++made[mover];
    RC_ASSERT(given[mover] <= allowance.most + Millis{allowance.refill.count * (made[mover] - 1)});
  }
}

}  // namespace
}  // namespace crownhead::play
