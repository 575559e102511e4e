#include "rules/tournament/decide/coming_round.hpp"

#include <gtest/gtest.h>

#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

Settings live(Format format) {
  Settings settings = settings_of(format);
  settings.control = play::Fischer{.base = seconds(600), .increment = seconds(5)};
  return settings;
}

std::vector<UserId> players_at(const Hall& hall, Instant now = start) {
  const auto coming = coming_round(hall.now, now);
  return coming ? coming->players : std::vector<UserId>{};
}

using Users = std::vector<UserId>;

void white_wins_all(Hall& hall) {
  for (const GameKey& key : startable(hall.now))
    hall.does(RecordGame{.game = key, .outcome = play::Outcome::white_wins, .plies = 30},
              std::nullopt)
        .value();
}

TEST(ComingRound, IsRoundOneFromTenMinutesBeforeTheStart) {
  Settings settings = live(Format::swiss);
  Hall without_time(settings);
  without_time.enter(3);
  EXPECT_EQ(coming_round(without_time.now, start), std::nullopt) << "the time is unknown";

  settings.starts = start + seconds(3600);
  Hall hall(settings);
  hall.enter(3);
  EXPECT_EQ(coming_round(hall.now, *settings.starts - seconds(601)), std::nullopt);
  const auto coming = coming_round(hall.now, *settings.starts - seconds(600));
  ASSERT_TRUE(coming);
  EXPECT_EQ(coming->number, 1);
  EXPECT_EQ(coming->at, settings.starts);
  EXPECT_EQ(coming->players, (Users{{1}, {2}, {3}}));
  EXPECT_TRUE(coming_round(hall.now, *settings.starts + seconds(60))) << "it is late";
}

TEST(ComingRound, ExcludesPlayersWhoDoNotPlayIt) {
  Hall hall(live(Format::swiss));
  hall.enter(5);
  hall.does(Start{}).value();
  hall.does(AskByes{.user = {2}, .byes = {{1, Bye::zero}}}, UserId{2}).value();
  hall.does(Leave{{3}}, UserId{3}).value();
  const auto coming = coming_round(hall.now, start);
  ASSERT_TRUE(coming);
  EXPECT_EQ(coming->at, std::nullopt);
  EXPECT_EQ(coming->players, (Users{{1}, {4}, {5}}));
  hall.does(DrawRound{}).value();
  EXPECT_EQ(players_at(hall).size(), 2U) << "one of three is free";
  hall.does(PublishRound{1}).value();
  EXPECT_EQ(coming_round(hall.now, start), std::nullopt) << "it is played";
  white_wins_all(hall);
  EXPECT_EQ(coming_round(hall.now, start)->number, 2);
  EXPECT_EQ(players_at(hall), (Users{{1}, {2}, {4}, {5}}));
  hall.does(PauseAll{}).value();
  EXPECT_EQ(coming_round(hall.now, start), std::nullopt);
}

TEST(ComingRound, OfAKnockoutHasOnlyTheRemainingPlayers) {
  Hall hall(live(Format::knockout));
  hall.enter(4);
  hall.does(Start{}).value();
  EXPECT_EQ(players_at(hall).size(), 4U);
  hall.does(DrawRound{}).value();
  hall.does(PublishRound{1}).value();
  Users winners;
  for (const GameKey& key : startable(hall.now))
    winners.push_back(setup_of(hall.now, key).players[Seat::white]);
  white_wins_all(hall);
  EXPECT_EQ(players_at(hall), winners);
}

TEST(ComingRound, FollowsTheInterval) {
  Settings settings = live(Format::swiss);
  settings.schedule = Schedule::interval;
  settings.interval = seconds(3600);
  Hall hall(settings);
  hall.enter(4);
  hall.does(Start{}).value();
  white_wins_all(hall);
  EXPECT_EQ(coming_round(hall.now, start + seconds(2999)), std::nullopt);
  EXPECT_EQ(coming_round(hall.now, start + seconds(3000))->at, start + seconds(3600));
}

TEST(ComingRound, IsNoneIfPlayersNeedNotBePresent) {
  for (const auto& settings : {settings_of(Format::swiss), live(Format::arena), [] {
                                 Settings at_once = live(Format::round_robin);
                                 at_once.policy.all_at_once = true;
                                 return at_once;
                               }()}) {
    Settings timed = settings;
    timed.starts = start;
    if (timed.policy.format == Format::arena) timed.policy.minutes = 10;
    Hall hall(timed);
    hall.enter(2);
    EXPECT_EQ(coming_round(hall.now, start), std::nullopt);
  }
}

TEST(ComingRounds, AStuckAutomaticRoundIsExplained) {
  Settings settings = settings_of(Format::swiss);
  settings.schedule = Schedule::automatic;
  Hall hall(settings);
  hall.enter(2);
  const auto why = [&] { return why_not_on(hall.now, hall.at, adapters::best_matching); };
  EXPECT_FALSE(why()) << "not begun";
  hall.does(Start{}).value();
  EXPECT_FALSE(why()) << "round 1 is being played";
  hall.does(SetResult{.game = {.round = 1, .board = 1, .number = 1}, .outcome = GameOutcome::draw})
      .value();
  EXPECT_EQ(why(), hall.does(DrawRound{}).error().reason) << "the two have met";
}

}  // namespace
}  // namespace crownhead::tournament
