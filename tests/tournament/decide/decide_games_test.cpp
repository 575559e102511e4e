#include <gtest/gtest.h>

#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

constexpr GameKey first{.round = 1, .board = 1, .number = 1};

SettleDispute settle(GameKey game, std::optional<GameOutcome> outcome = std::nullopt) {
  return {.dispute = {5}, .user = {1}, .game = game, .outcome = outcome};
}

Hall two_who_play() {
  Hall hall(settings_of(Format::round_robin, true));
  hall.enter(2);
  hall.does(Start{}).value();
  return hall;
}

TEST(Disputes, AreSettledWithOrWithoutANewResult) {
  Hall hall = two_who_play();
  hall.does(settle(first)).value();
  EXPECT_EQ(hall.now.game(first)->outcome, GameOutcome::open);
  EXPECT_EQ(act_name(hall.events.back()), "dispute_settled");
  EXPECT_EQ(about(hall.events.back()), UserId{1});
  EXPECT_EQ(hall.events.back().reason, "r");
  EXPECT_EQ(std::get<DisputeSettled>(hall.events.back().what).logged,
            (LoggedGame{.players = {{UserId{1}, UserId{2}}}}));

  const auto decided =
      decide(hall.now, settle(first, GameOutcome::draw), {.at = start, .reason = "r"}, nullptr);
  ASSERT_TRUE(decided);
  std::vector<std::string_view> acts;
  for (const Event& event : *decided) acts.push_back(act_name(event));
  EXPECT_EQ(acts, (std::vector<std::string_view>{"result_set", "round_ended", "dispute_settled"}));
  EXPECT_EQ(std::get<DisputeSettled>(decided->back().what).logged.counts, GameOutcome::draw);
  EXPECT_EQ(std::get<ResultSet>(decided->front().what).logged,
            (LoggedGame{.players = {{UserId{1}, UserId{2}}},
                        .before = GameOutcome::open,
                        .counts = GameOutcome::draw}));
  hall.take(*decided);
  EXPECT_EQ(hall.now.game(first)->outcome, GameOutcome::draw);
}

TEST(Disputes, RejectAnInvalidResultWithAReason) {
  Hall hall = two_who_play();
  EXPECT_EQ(hall.does(settle({.round = 9, .board = 1, .number = 1})).error().code, Code::not_found);
  hall.does(settle(first, GameOutcome::draw)).value();
  EXPECT_EQ(hall.does(settle(first, GameOutcome::draw)).error().detail,
            "the game already has this result");
  EXPECT_EQ(hall.does(settle(first, GameOutcome::open)).error().code, Code::tournament_refused);
}

TEST(Disputes, CanBeSettledAfterTheEnd) {
  Hall hall = two_who_play();
  hall.does(SetResult{.game = first, .outcome = GameOutcome::first_wins}).value();
  ASSERT_EQ(hall.now.status(), Status::finished);
  hall.does(settle(first, GameOutcome::second_wins)).value();
  EXPECT_EQ(hall.now.game(first)->outcome, GameOutcome::second_wins);
}

}  // namespace
}  // namespace crownhead::tournament
