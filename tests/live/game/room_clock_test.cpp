// Flags of games in memory, and the time that a move takes to arrive.

#include <gtest/gtest.h>

#include "tests/live/game/room_fixture.hpp"

namespace crownhead::live {
namespace {

using db::live_setup;
using nlohmann::json;

TEST_F(RoomTest, AFlagFallsAtItsDeadline) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  const auto tick = [&] {
    std::promise<void> done;
    site.rooms.tick(game, [&] { done.set_value(); });
    done.get_future().wait();
  };
  site.by_hand().move_to(noon + seconds(300) - Millis{1});
  tick();
  EXPECT_FALSE(site.game(game).ended());
  site.by_hand().move_to(noon + seconds(305));
  tick();
  const auto ended = site.game(game);
  ASSERT_TRUE(ended.ended());
  EXPECT_EQ(ended.ended()->reason, play::EndReason::time);
  EXPECT_EQ(ended.ended()->outcome(), play::Outcome::black_wins);
  EXPECT_EQ(ended.last_event(), noon + seconds(300));
}

TEST_F(RoomTest, AMoveStampedBeforeTheFlagCountsEvenIfHandledLater) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  site.by_hand().move_to(noon + seconds(400));
  EXPECT_TRUE(
      site.does_at(noon + seconds(299), anna, game, wire::MoveWish{.ply = 2, .move = "28x19"}));
}

TEST_F(RoomTest, AMoveStampedAfterTheFlagEndsTheGame) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  EXPECT_EQ(code_of(site.does_at(noon + seconds(300), anna, game,
                                 wire::MoveWish{.ply = 2, .move = "28x19"})),
            Code::game_over);
  EXPECT_EQ(site.game(game).ended()->reason, play::EndReason::time);
}

TEST(RoomLag, RefundsTheMeasuredRoundTrip) {
  LiveSite site(std::make_unique<SystemWallClock>());
  const Instant begun = site.clock->now();
  const GameId game = site.stores.game(live_setup(site.anna, site.ben), begun);
  const auto move = [&](UserId user, int ply, const char* text, Instant at, Millis round_trip) {
    return site.does_at(at, user, game, wire::MoveWish{.ply = ply, .move = text}, std::nullopt,
                        std::nullopt, round_trip);
  };
  move(site.anna, 0, "32-28", begun, Millis{50}).value();
  const auto done = move(site.ben, 1, "19-23", begun + seconds(2), Millis{80}).value();
  const auto event = json::parse(done.data);
  EXPECT_EQ(event.at("lag_ms"), 80);
  EXPECT_EQ(event.at("spent_ms"), 1920);
  // The flag waits for as long as a move of that player takes to arrive.
  const Instant flag = *site.game(game).deadline();
  const auto late = move(site.anna, 2, "28x19", flag + Millis{49}, Millis{50}).value();
  EXPECT_EQ(json::parse(late.data).at("lag_ms"), 50);
  const Instant next_flag = *site.game(game).deadline();
  EXPECT_EQ(code_of(move(site.ben, 3, "14x23", next_flag + Millis{80}, Millis{80})),
            Code::game_over);
  EXPECT_TRUE(site.game(game).ended());
}

}  // namespace
}  // namespace crownhead::live
