// Frames sent to the followers of a game in memory.

#include <gtest/gtest.h>

#include "tests/live/game/room_fixture.hpp"

namespace crownhead::live {
namespace {

using nlohmann::json;

TEST_F(RoomTest, FollowersGetASnapshotAndThenEveryEvent) {
  const GameId game = live_game();
  const auto ear = site.follow(game, 1);
  const auto snapshot = ear->next();
  EXPECT_EQ(snapshot.at("t"), "snapshot");
  EXPECT_EQ(snapshot.at("topic"), "game/" + std::to_string(game.value));
  EXPECT_EQ(snapshot.at("v"), 1);
  EXPECT_EQ(snapshot.at("d").at("ply"), 0);
  EXPECT_EQ(ear->next().at("t"), "info");
  const auto done = site.moves(anna, game, 0, "32-28").value();
  const auto event = ear->next_versioned();
  EXPECT_EQ(event.at("v"), 2);
  EXPECT_EQ(event.at("d"), json::parse(done.data));
}

TEST_F(RoomTest, AReturningFollowerGetsTheMissedEvents) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  site.moves(anna, game, 2, "28x19").value();
  struct Row {
    std::optional<std::int64_t> version;
    std::vector<std::pair<std::string, int>> frames;
  };
  const Row rows[] = {
      {4, {}},
      {3, {{"event", 4}}},
      {1, {{"event", 2}, {"event", 3}, {"event", 4}}},
      {std::nullopt, {{"snapshot", 4}}},
      {0, {{"snapshot", 4}}},
      {5, {{"snapshot", 4}}},
      {-7, {{"snapshot", 4}}},
      {std::int64_t{1} << 53, {{"snapshot", 4}}},
      {-(std::int64_t{1} << 53), {{"snapshot", 4}}},
  };
  for (const Row& row : rows) {
    const auto ear = site.follow(game, 0, std::nullopt, row.version);
    for (const auto& [type, version] : row.frames) {
      const auto frame = ear->next();
      EXPECT_EQ(frame.at("t"), type);
      EXPECT_EQ(frame.at("v"), version);
    }
    EXPECT_EQ(ear->next().at("t"), "info");
  }
}

TEST_F(RoomTest, ANewlyLoadedRoomSendsASnapshot) {
  const GameId game = live_game();
  behind_its_back(
      game, 1, {noon, play::Moved{.move = "32-28", .spent = {}, .lag = {}, .left = seconds(300)}});
  const auto ear = site.follow(game, 0, std::nullopt, 1);
  EXPECT_EQ(ear->next().at("t"), "snapshot");
}

TEST_F(RoomTest, AFollowerFarBehindGetsASnapshot) {
  const GameId game = live_game();
  for (int i = 0; i < 40; ++i) {  // 80 events
    site.does(anna, game, wire::DrawWish{wire::DrawAction::offer}).value();
    site.does(ben, game, wire::DrawWish{wire::DrawAction::decline}).value();
    std::swap(anna, ben);
  }
  EXPECT_EQ(site.follow(game, 0, std::nullopt, 81 - 16)->next().at("v"), 66);
  EXPECT_EQ(site.follow(game, 0, std::nullopt, 81 - 17)->next().at("t"), "snapshot");
}

json presence_of(Ear& ear) {
  for (;;)
    if (auto frame = ear.next(); frame.at("t") == "info") return frame.at("d");
}

TEST_F(RoomTest, PresenceCountsPlayersAndSpectators) {
  const GameId game = live_game();
  const auto watcher = site.follow(game, 0);
  EXPECT_EQ(presence_of(*watcher), json({{"type", "presence"},
                                         {"white", false},
                                         {"black", false},
                                         {"white_left_ms", noon.ms},
                                         {"black_left_ms", noon.ms},
                                         {"spectators", 1},
                                         {"spectator_names", nlohmann::json::array()}}));
  const auto white = site.follow(game, 1, anna), tab = site.follow(game, 0, anna),
             carls = site.follow(game, 1, carl);
  site.look_at(game, [](Room& room) { room.publish_presence(); });
  json last;
  const auto expect = [&](bool is_white, bool is_black, int spectators) {
    do last = presence_of(*watcher);
    while (last.at("white") != is_white || last.at("black") != is_black ||
           last.at("spectators") != spectators);
  };
  expect(true, false, 2);
  site.unfollow(game, white, 1, anna);
  site.unfollow(game, carls, 1, carl);
  site.look_at(game, [](Room& room) { room.publish_presence(); });
  expect(true, false, 1);
  site.unfollow(game, tab, 0, anna);
  const auto black = site.follow(game, 0, ben);
  expect(false, true, 1);  // published automatically, a moment later
}

}  // namespace
}  // namespace crownhead::live
