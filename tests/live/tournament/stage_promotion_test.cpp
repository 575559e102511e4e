#include "server/tournament/stage_promotion.hpp"

#include <gtest/gtest.h>

#include "rules/reasons.hpp"
#include "server/adapters/matching.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using tournament::Act;
using tournament::Command;
using tournament::Enter;
using tournament::Event;
using tournament::GameKey;
using tournament::GameOutcome;
using tournament::Promotion;
using tournament::SetResult;
using tournament::Settings;
using tournament::Start;
using tournament::Tournament;

constexpr UserId anna{1}, ben{2};

/// A round robin of two that Anna has won and whose winner qualifies.
class StagePromotionTest : public testing::Test {
 protected:
  StagePromotionTest() {
    for (const UserId user : {anna, ben}) does(Enter{.user = user, .rating = 1500});
    does(Start{});
    while (startable(stage).empty() && advance()) {
    }
    const GameKey game = startable(stage).at(0);
    const bool first = stage.user_in(stage.encounter(game)->first) == anna;
    does(SetResult{.game = game,
                   .outcome = first ? GameOutcome::first_wins : GameOutcome::second_wins});
    while (!stage.promotes() && advance()) {
    }
  }

  void does(const Command& command) {
    const Act act{.at = noon, .by = UserId{9}};
    for (const Event& event : decide(stage, command, act, adapters::best_matching).value())
      apply(stage, event);
  }
  bool advance() {
    const auto events = decide_next(stage, {.at = noon}, adapters::best_matching).value();
    for (const Event& event : events) apply(stage, event);
    return !events.empty();
  }

  static Tournament announced() {
    const Settings settings{.name = "Preliminary",
                            .variant = "international",
                            .ruleset = "fmjd",
                            .control = play::Fischer{seconds(60), {}},
                            .policy = {.all_at_once = true},
                            .promotion = Promotion{.to = {2}, .places = 1}};
    return Tournament::begin(create(settings, 1, {.at = noon, .by = UserId{9}}).value().front());
  }

  Tournament stage = announced();
  StagePromotion promotion;
};

TEST_F(StagePromotionTest, SendsTheBestOnceUntilTheAnswer) {
  EXPECT_TRUE(promotion.begin(stage));
  const auto best = StagePromotion::best_of(stage);
  ASSERT_EQ(best.entries.size(), 1U);
  EXPECT_EQ(best.entries[0].user, anna);
  EXPECT_TRUE(promotion.under_way());
  EXPECT_FALSE(promotion.begin(stage));
}

TEST_F(StagePromotionTest, RecordsTheEnteredPlayers) {
  promotion.begin(stage);
  const auto record = promotion.answered(7, {anna});
  ASSERT_TRUE(record);
  EXPECT_EQ(record->users, std::vector{anna});
  EXPECT_FALSE(record->refusal);
  EXPECT_TRUE(promotion.under_way()) << "until that is stored";
  does(*record);
  promotion.recorded();
  EXPECT_FALSE(promotion.under_way());
  EXPECT_FALSE(promotion.begin(stage)) << "once";
}

TEST_F(StagePromotionTest, RecordsAPermanentRefusal) {
  promotion.begin(stage);
  const auto record =
      promotion.answered(fail(Code::not_found, reason::game::none_of_this_id()), {anna});
  ASSERT_TRUE(record);
  EXPECT_TRUE(record->users.empty());
  EXPECT_EQ(record->refusal, reason::game::none_of_this_id());
}

TEST_F(StagePromotionTest, RetriesAfterATemporaryRefusal) {
  promotion.begin(stage);
  EXPECT_FALSE(promotion.answered(fail(Code::busy, reason::server::computing_too_much()), {anna}));
  EXPECT_FALSE(promotion.under_way());
  EXPECT_TRUE(promotion.begin(stage));
}

}  // namespace
}  // namespace crownhead::live
