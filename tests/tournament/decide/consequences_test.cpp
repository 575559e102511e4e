#include "rules/tournament/decide/consequences.hpp"

#include <gtest/gtest.h>

#include "rules/tournament/standings/standings.hpp"
#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

using enum GameOutcome;

/// 12-0, 8-4, otherwise 6-6 in half points of 24, 16 and 12; rounds are drawn by hand.
struct Steps : Hall {
  explicit Steps(Format format = Format::swiss, int players = 2) : Hall(settings(format)) {
    enter(players);
    does(Start{}).value();
    draw();
  }

  static Settings settings(Format format) {
    Settings settings = settings_of(format);
    settings.policy.steps = {{.win = 24, .loss = 0}, {.win = 16, .loss = 8}};
    settings.policy.points = {.win = 24, .draw = 12};
    return settings;
  }

  void draw() {
    does(DrawRound{}).value();
    does(PublishRound{now.last_round()->number}).value();
  }

  Result<void> set(int number, GameOutcome outcome, int board = 1) {
    return does(
        SetResult{.game = {.round = 1, .board = board, .number = number}, .outcome = outcome});
  }

  const Encounter& encounter() const { return now.round(1)->encounters.front(); }
  RoundState state() const { return now.round(1)->state; }
  std::array<int, 2> points() const { return encounter_scores(now.history()).front().front(); }
};

TEST(Consequences, AWinCorrectedToADrawStartsTheNextStep) {
  for (const Format format : {Format::swiss, Format::knockout}) {
    Steps hall(format, 4);
    hall.set(1, first_wins, 2).value();
    hall.set(1, first_wins).value();
    ASSERT_EQ(hall.state(), RoundState::finished);
    hall.set(1, draw).value();
    EXPECT_EQ(hall.state(), RoundState::published);
    ASSERT_EQ(hall.encounter().games.size(), 2U);
    EXPECT_EQ(hall.encounter().games[1].step, 1);
    EXPECT_EQ(hall.does(DrawRound{}).error().code, Code::tournament_refused);
    hall.set(2, second_wins).value();
    EXPECT_EQ(hall.state(), RoundState::finished);
    EXPECT_EQ(hall.points(), (std::array{8, 16}));
  }
}

TEST(Consequences, ACorrectionAfterALaterRoundChangesOnlyPoints) {
  Steps hall(Format::swiss, 4);
  hall.set(1, first_wins).value();
  hall.set(1, first_wins, 2).value();
  hall.does(DrawRound{}).value();
  hall.set(1, draw).value();
  EXPECT_EQ(hall.encounter().games.size(), 1U);
  EXPECT_EQ(hall.state(), RoundState::finished);
  EXPECT_EQ(hall.points(), (std::array{12, 12}));
}

TEST(Consequences, AStepCorrectedToAWinAnnulsLaterSteps) {
  Steps hall;
  hall.set(1, draw).value();
  ASSERT_EQ(hall.encounter().games.size(), 2U);
  hall.set(1, second_wins).value();
  EXPECT_EQ(hall.encounter().games[1].outcome, annulled);
  EXPECT_EQ(hall.state(), RoundState::finished);
  EXPECT_EQ(hall.points(), (std::array{0, 24}));
}

TEST(Consequences, ADrawWithAPlayerWhoLeftLeadsToAForfeit) {
  Steps hall(Format::swiss, 4);
  hall.set(1, first_wins).value();
  const UserId first = *hall.now.user_in(hall.encounter().first);
  hall.does(Leave{first}, first).value();
  hall.set(1, draw).value();
  ASSERT_EQ(hall.encounter().games.size(), 2U);
  EXPECT_EQ(hall.encounter().games[1].outcome, second_wins_by_forfeit);
  EXPECT_EQ(hall.points(), (std::array{8, 16}));
}

TEST(Consequences, AreNoneIfNothingIsLeftToDo) {
  const Steps hall;
  EXPECT_TRUE(consequences(hall.now, hall.at).empty());
}

}  // namespace
}  // namespace crownhead::tournament
