// Events sent to followers who see a game with a delay.

#include "tests/live/game/room_fixture.hpp"

namespace crownhead::live {
namespace {

constexpr Millis a_minute = seconds(60);

class RoomDelayTest : public RoomTest {
 protected:
  GameId game_shown(play::Showing showing, Instant at = noon) {
    auto setup = db::correspondence_setup(anna, ben);
    setup.showing = showing;
    return site.stores.game(setup, at);
  }
  GameId delayed_game() { return game_shown({play::Shown::delayed, 5}); }
  void wait(Millis span) { time.advance_to(site.clock->now() + span).value(); }
  std::int64_t version(GameId game, const play::Viewer& viewer) {
    return site.look_at(game, [&](Room& room) { return room.view_for(viewer).game.version(); });
  }
  /// 32-28 at once, 19-23 a minute later.
  GameId game_of_two_moves() {
    const GameId game = delayed_game();
    site.moves(anna, game, 0, "32-28").value();
    wait(a_minute);
    site.moves(ben, game, 1, "19-23").value();
    return game;
  }

  DevTime time{site.by_hand(),    site.threads,          site.rooms,
               site.stores.games, site.tournament_rooms, site.lobby};
};

TEST_F(RoomDelayTest, EachEventIsSentAfterItsDelay) {
  const GameId game = delayed_game();
  const auto player = site.follow(game, 0, anna), watcher = site.follow(game, 1, carl);
  EXPECT_EQ(player->next_versioned().at("d").at("shown"), "now");
  const auto start = watcher->next_versioned();
  EXPECT_EQ(start.at("v"), 1);
  EXPECT_EQ(start.at("d").at("shown"), "delayed");
  EXPECT_EQ(start.at("d").at("delay_minutes"), 5);
  site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(player->next_versioned().at("d").at("move"), "32-28");
  wait(a_minute);
  site.moves(ben, game, 1, "19-23").value();
  wait(Millis{4 * a_minute.count - 1});
  EXPECT_EQ(version(game, {carl}), 1);
  EXPECT_EQ(version(game, {anna}), 3);
  wait(Millis{1});
  const auto first = watcher->next_versioned();
  EXPECT_EQ(first.at("v"), 2);
  EXPECT_EQ(first.at("d").at("move"), "32-28");
  EXPECT_EQ(first.at("d").at("at_ms"), noon.ms) << "when it was";
  EXPECT_EQ(first.at("d").at("clock").at("at_ms"), (noon + seconds(300)).ms) << "it runs from here";
  wait(a_minute);
  EXPECT_EQ(watcher->next_versioned().at("v"), 3);
}

TEST_F(RoomDelayTest, TheClockMatchesTheShownPosition) {
  const GameId game = game_of_two_moves();
  const auto clock = [&](std::optional<UserId> user) {
    return site.follow(game, 0, user)->next_versioned().at("d").at("clock");
  };
  const auto three_days = seconds(3 * 24 * 3600).count;
  EXPECT_EQ(clock(carl).at("white_ms"), three_days) << "the clock has not begun there";
  EXPECT_EQ(clock(carl).at("at_ms"), (noon + seconds(300)).ms);
  wait(Millis{5 * a_minute.count});
  EXPECT_EQ(clock(carl).at("running"), "white");
  EXPECT_EQ(clock(carl).at("deadline_ms"), (noon + a_minute + seconds(300)).ms + three_days);
  EXPECT_EQ(clock(anna).at("deadline_ms"), (noon + a_minute).ms + three_days);
}

TEST_F(RoomDelayTest, TheEndReleasesAllDelayedEvents) {
  const GameId game = delayed_game();
  const auto watcher = site.follow(game, 1, carl);
  watcher->next_versioned();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  site.does(anna, game, wire::ResignWish{}).value();
  for (const int version : {2, 3, 4}) EXPECT_EQ(watcher->next_versioned().at("v"), version);
  EXPECT_EQ(version(game, {}), 4);
  EXPECT_EQ(site.follow(game, 0)->next_versioned().at("d").at("shown"), "now");
  EXPECT_EQ(on(site.threads, site.home(game), [&] { return site.rooms.earliest(site.home(game)); }),
            std::nullopt)
      << "nothing is left to be shown";
}

TEST_F(RoomDelayTest, AGameHiddenUntilItsEndShowsItsStartAndAStoppedClock) {
  const GameId game = game_shown({play::Shown::finished});
  const auto watcher = site.follow(game, 1, carl);
  watcher->next_versioned();
  site.moves(anna, game, 0, "32-28").value();
  wait(Millis{24 * 60 * a_minute.count});
  const auto shown = site.follow(game, 0)->next_versioned();
  EXPECT_EQ(shown.at("v"), 1);
  EXPECT_EQ(shown.at("d").at("shown"), "finished");
  EXPECT_EQ(shown.at("d").at("moves").size(), 0U);
  const auto& clock = shown.at("d").at("clock");
  EXPECT_TRUE(clock.at("running").is_null());
  EXPECT_TRUE(clock.at("deadline_ms").is_null());
  EXPECT_EQ(clock.at("white_ms"), seconds(3 * 24 * 3600).count);
  site.does(ben, game, wire::ResignWish{}).value();
  EXPECT_EQ(watcher->next_versioned().at("v"), 2);
  EXPECT_EQ(watcher->next_versioned().at("d").at("type"), "end");
}

TEST_F(RoomDelayTest, AReturningFollowerGetsTheEventsShownInTheMeantime) {
  const GameId game = game_of_two_moves();
  EXPECT_EQ(site.follow(game, 0, carl, 1)->next().at("t"), "info") << "nothing was shown since";
  EXPECT_EQ(site.follow(game, 0, carl, 3)->next_versioned().at("t"), "snapshot")
      << "of a version that nobody can have";
  wait(Millis{4 * a_minute.count});
  EXPECT_EQ(site.follow(game, 0, carl, 1)->next_versioned().at("v"), 2);
  EXPECT_EQ(site.follow(game, 0, anna, 1)->next_versioned().at("v"), 2);
}

TEST_F(RoomDelayTest, ALoadedRoomDerivesTheDelayFromTheEvents) {
  const GameId game = game_shown({play::Shown::delayed, 5}, noon - seconds(600));
  const play::Moved first{.move = "32-28", .spent = {}, .lag = {}, .left = {}},
      second{.move = "19-23", .spent = {}, .lag = {}, .left = {}};
  behind_its_back(game, 1, {noon - seconds(400), first});
  behind_its_back(game, 2, {noon - seconds(100), second});
  EXPECT_EQ(version(game, {}), 2);
  EXPECT_EQ(version(game, {anna}), 3);
  const auto watcher = site.follow(game, 0);
  watcher->next_versioned();
  wait(seconds(200));
  EXPECT_EQ(watcher->next_versioned().at("d").at("move"), "19-23");
}

TEST_F(RoomDelayTest, EventsReadFromTheStoreAreDelayedToo) {
  const GameId game = delayed_game();
  const auto watcher = site.follow(game, 0, carl);
  watcher->next_versioned();
  behind_its_back(game, 1, {noon, play::Moved{"32-28", {}, {}, seconds(3 * 24 * 3600)}});
  EXPECT_FALSE(site.moves(anna, game, 0, "31-27")) << "the room learns of it";
  EXPECT_EQ(version(game, {anna}), 2);
  EXPECT_EQ(version(game, {carl}), 1);
  wait(Millis{5 * a_minute.count});
  EXPECT_EQ(watcher->next_versioned().at("v"), 2);
}

TEST_F(RoomDelayTest, PresenceDoesNotRevealTheTimeOfAMove) {
  const GameId game = delayed_game();
  const auto watcher = site.follow(game, 0, carl);
  watcher->next_versioned();
  const auto tell = [&] {
    site.look_at(game, [](Room& room) { room.publish_presence(); });
    settle(site.threads, site.pools);
    return watcher->count();
  };
  const auto heard = watcher->next().at("d");
  EXPECT_EQ(heard.at("white"), false);
  EXPECT_TRUE(heard.at("white_left_ms").is_null());
  const auto before = tell();
  wait(seconds(10));
  site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(tell(), before);
}

TEST_F(RoomDelayTest, PlayersAndDirectorsAreNotifiedAtOnce) {
  const GameId game = delayed_game();
  auto ear = std::make_shared<Ear>();
  const auto audience = site.look_at(
      game, [&](Room& room) { return room.follow({0, ear}, {carl, true}, std::nullopt); });
  EXPECT_EQ(audience, Audience::live);
  ear->next_versioned();
  site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(ear->next_versioned().at("d").at("move"), "32-28");
}

TEST(RoomDelay, AnEventIsShownAutomaticallyInRealTime) {
  LiveSite site(std::make_unique<SystemWallClock>());
  auto setup = db::correspondence_setup(site.anna, site.ben);
  setup.showing = {play::Shown::delayed, 1};
  const Instant now = site.clock->now();
  const GameId game = site.stores.game(setup, now - seconds(90));
  const auto move = site.stores.whole(game, {now - seconds(60) + Millis{300},
                                             play::Moved{"32-28", {}, {}, seconds(3 * 24 * 3600)}});
  ASSERT_TRUE(site.stores.append(
      {.game = game, .after_version = 1, .events = {move}, .state = std::nullopt}));
  const auto watcher = site.follow(game, 0);
  EXPECT_EQ(watcher->next_versioned().at("v"), 1);
  EXPECT_EQ(watcher->next_versioned().at("d").at("move"), "32-28");
  EXPECT_GE(site.clock->now(), now + Millis{300});
}

}  // namespace
}  // namespace crownhead::live
