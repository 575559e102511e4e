#include "rules/play/ruling.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/play/any_control.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

const Ended adjudicated{finish_of(Outcome::draw), EndReason::adjudication};

Event rule(Game& game, const Ruling& ruling, Instant at) {
  auto events = decide_ruling(game, ruling, at).value();
  EXPECT_EQ(events.size(), 1U);
  apply(game, events.front());
  return events.front();
}

Code refusal(const Game& game, const Ruling& ruling, Instant at) {
  return decide_ruling(game, ruling, at).error().code;
}

TEST(SetResult, EndsARunningGame) {
  Table table(setup_of());
  table.play({"32-28", "19-23"}).wait(seconds(2));
  rule(table.game, SetResult{finish_of(Outcome::draw), EndReason::adjudication}, table.now);
  EXPECT_EQ(table.game.ended(), adjudicated);
  EXPECT_EQ(table.game.clock().running, std::nullopt);
  EXPECT_EQ(table.refusal(MakeMove{Seat::white, 2, "28x19"}), Code::game_over);
}

TEST(SetResult, ChangesTheResultOfAFinishedGame) {
  Table table(setup_of());
  table.play({"32-28"}).does(Resign{Seat::black});
  const auto event =
      rule(table.game, SetResult{finish_of(Outcome::draw), EndReason::adjudication}, table.now);
  EXPECT_TRUE(std::holds_alternative<ResultChanged>(event.what));
  EXPECT_EQ(table.game.ended(), adjudicated);
  EXPECT_EQ(
      refusal(table.game, SetResult{finish_of(Outcome::draw), EndReason::adjudication}, table.now),
      Code::offer_refused);
}

TEST(PauseGame, StopsTheClockAndRefusesMoves) {
  Table table(setup_of());
  table.play({"32-28", "19-23"}).wait(seconds(2));
  rule(table.game, PauseGame{}, table.now);
  EXPECT_EQ(table.game.deadline(), std::nullopt);
  EXPECT_EQ(table.game.clock().running, std::nullopt);
  table.wait(seconds(1'000'000));
  EXPECT_TRUE(decide_time(table.game, table.now).empty());
  EXPECT_EQ(table.refusal(MakeMove{Seat::white, 2, "28x19"}), Code::game_paused);
  EXPECT_EQ(table.refusal(Resign{Seat::white}), std::nullopt);
  EXPECT_EQ(refusal(table.game, PauseGame{}, table.now), Code::offer_refused);
}

TEST(PauseGame, RestartsTheTimeForTheFirstMove) {
  Table table(setup_of(Fischer{seconds(180), seconds(2)}));
  table.wait(seconds(10));
  rule(table.game, PauseGame{}, table.now);
  table.wait(seconds(3600));
  rule(table.game, ResumeGame{}, table.now);
  EXPECT_EQ(table.game.deadline(), table.now + seconds(20));
}

TEST(ResumeGame, RequiresAPausedGame) {
  const Table table(setup_of());
  EXPECT_EQ(refusal(table.game, ResumeGame{}, table.now), Code::offer_refused);
}

TEST(ResumeGame, RestoresEveryClockToTheMillisecond) {
  EXPECT_TRUE(rc::check([] {
    Table table(setup_of(any_valid_control()));
    table.play({"32-28", "19-23"});
    const Millis thought{*rc::gen::inRange<std::int64_t>(0, 900)};
    const Millis away{*rc::gen::inRange<std::int64_t>(0, 100'000'000)};
    const auto deadline = table.game.deadline();
    table.wait(thought);
    const auto& control = table.game.setup().terms.control;
    const auto left = remaining(control, table.game.clock(), Seat::white, table.now);
    rule(table.game, PauseGame{}, table.now);
    table.wait(away);
    rule(table.game, ResumeGame{}, table.now);
    RC_ASSERT(remaining(control, table.game.clock(), Seat::white, table.now) == left);
    RC_ASSERT(table.game.deadline().has_value() == deadline.has_value());
    if (deadline) RC_ASSERT(*table.game.deadline() == *deadline + away);
  }));
}

TEST(PauseGame, IsKeptInASnapshot) {
  Table table(setup_of());
  table.play({"32-28", "19-23"}).wait(seconds(2));
  rule(table.game, PauseGame{}, table.now);
  EXPECT_EQ(Game::restore(table.game.saved()).value().saved(), table.game.saved());
}

}  // namespace
}  // namespace crownhead::play
