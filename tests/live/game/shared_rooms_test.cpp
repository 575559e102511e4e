// Two nodes have rooms of the same games, and neither is notified of what the other stores.

#include <gtest/gtest.h>
#include <thread>

#include "metrics/figures.hpp"
#include "server/cluster/share.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using cluster::Owned;
using db::NodeId;

constexpr NodeId self{1}, other{2};

/// A second node on the store of a site, which takes itself for the only process.
class OtherNode {
 public:
  explicit OtherNode(LiveSite& at) : site(at) {
    share.become(self);
    enter(1, {self});
    enter(2, {self, other});
    const Millis now = cluster::since_boot();
    share.renew(now + seconds(600), now, [](Millis) {});
    threads.start([](std::string_view) {});
  }
  ~OtherNode() {
    pools.join();
    threads.stop();
  }
  OtherNode(const OtherNode&) = delete;
  OtherNode& operator=(const OtherNode&) = delete;

  void enter(std::int64_t number, std::vector<NodeId> members,
             std::optional<NodeId> gone = std::nullopt) {
    share.enter({.number = number,
                 .at = noon,
                 .members = std::move(members),
                 .gone = gone,
                 .alive = gone ? std::optional(noon) : std::nullopt});
  }

  /// Returns a new game that this node owns, or one that the other owns.
  GameId game(bool own) {
    for (;;) {
      const GameId made = site.stores.game(db::live_setup(site.anna, site.ben), noon);
      if (share.owns(Owned::game, made.value) == own) return made;
    }
  }

  Result<CommandDone> moves(UserId user, GameId game, int ply, std::string move,
                            std::optional<std::int64_t> if_version = std::nullopt) {
    return db::awaited<CommandDone>([&](auto done) {
      rooms.command(game, {.user = user,
                           .id = std::nullopt,
                           .what = wire::MoveWish{.ply = ply, .move = std::move(move)},
                           .if_version = if_version,
                           .stamp = site.clock->now(),
                           .round_trip = {},
                           .done = std::move(done)});
    });
  }

  template <class Look>
  void visit(GameId game, Look look) {
    std::promise<void> done;
    rooms.visit(game, [&](Result<Room*> room) {
      look(*room.value());
      done.set_value();
    });
    done.get_future().get();
  }
  int ply(GameId game) {
    int ply = 0;
    visit(game, [&](Room& room) { ply = room.game().ply(); });
    return ply;
  }
  bool ended(GameId game) {
    bool ended = false;
    visit(game, [&](Room& room) { ended = room.game().ended().has_value(); });
    return ended;
  }
  /// Returns the number of games in memory.
  std::size_t loaded() {
    std::size_t sum = 0;
    for (std::size_t thread = 0; thread < threads.count(); ++thread) {
      std::promise<std::size_t> count;
      threads.run_on(thread, [&] { count.set_value(rooms.loaded(thread)); });
      sum += count.get_future().get();
    }
    return sum;
  }
  void tick(GameId game) {
    std::promise<void> done;
    rooms.tick(game, [&] { done.set_value(); });
    done.get_future().get();
  }

  LiveSite& site;
  cluster::Share share;
  Threads threads{2};
  Pools pools;
  Hubs hubs{threads};
  Inboxes inboxes{hubs, pools.reads};
  Rooms rooms{site.stores.games, *site.clock, hubs, inboxes, pools, [](std::string_view) {}, share};
};

class SharedRooms : public testing::Test {
 protected:
  LiveSite site{std::make_unique<DevWallClock>(noon), {.live_events = db::LiveEvents::as_rows}};
  OtherNode node{site};
};

TEST_F(SharedRooms, AVisitSeesWhatWasStoredBeforeIt) {
  const GameId game = node.game(true);
  ASSERT_EQ(node.ply(game), 0);
  ASSERT_TRUE(site.moves(site.anna, game, 0, "32-28"));
  EXPECT_EQ(node.ply(game), 1);
}

TEST_F(SharedRooms, BothAcceptCommandsOfOneGame) {
  const GameId game = node.game(false);
  ASSERT_EQ(node.ply(game), 0);
  ASSERT_TRUE(site.moves(site.anna, game, 0, "32-28"));
  ASSERT_TRUE(node.moves(site.ben, game, 1, "18-23", 2)) << "at the version of the other node";
  EXPECT_TRUE(site.does(site.anna, game, wire::ResignWish{})) << "decided again, after the move";
  EXPECT_EQ(node.ply(game), 2);
  EXPECT_TRUE(node.ended(game));
}

TEST_F(SharedRooms, AFollowerReceivesTheEventsOfTheOtherNode) {
  const GameId game = node.game(true);
  const auto ear = std::make_shared<Ear>();
  node.visit(game, [&](Room& room) { room.follow({0, ear}, {}, std::nullopt); });
  ear->next_versioned();
  ASSERT_TRUE(site.moves(site.anna, game, 0, "32-28"));
  ASSERT_TRUE(site.moves(site.ben, game, 1, "18-23"));
  node.rooms.catch_up();
  EXPECT_EQ(ear->next_versioned().at("v"), 2);
  EXPECT_EQ(ear->next_versioned().at("v"), 3);
}

TEST_F(SharedRooms, AFollowerReceivesWhatTheOtherNodeAnnounces) {
  const GameId game = node.game(false);
  const auto ear = std::make_shared<Ear>();
  node.visit(game, [&](Room& room) { room.follow({0, ear}, {}, std::nullopt); });
  ear->next_versioned();
  ASSERT_TRUE(site.moves(site.anna, game, 0, "32-28"));
  ASSERT_TRUE(site.moves(site.ben, game, 1, "18-23"));
  const auto caught_up = metrics::figures().link_catch_ups.value();
  node.rooms.announced(game, 2);
  node.rooms.announced(game, 3);
  EXPECT_EQ(ear->next_versioned().at("v"), 2);
  EXPECT_EQ(ear->next_versioned().at("v"), 3);
  node.visit(game, [](Room&) {});
  EXPECT_EQ(metrics::figures().link_catch_ups.value(), caught_up + 1) << "one read for both";
  node.rooms.announced(game, 1);
  node.rooms.announced(game, 3);
  EXPECT_EQ(node.ply(game), 2);
}

TEST_F(SharedRooms, TheOwnerLoadsAGameThatTheOtherNodeAnnounces) {
  const GameId own = node.game(true), others = node.game(false);
  node.rooms.announced(others, 1);
  node.rooms.announced(own, 1);
  while (node.loaded() == 0) std::this_thread::yield();
  node.rooms.settle();
  EXPECT_EQ(node.loaded(), 1U);
}

TEST_F(SharedRooms, ANodeAnnouncesWhatItStores) {
  std::vector<std::pair<GameId, std::int64_t>> announced;
  node.rooms.announce_with(
      [&](GameId game, std::int64_t version) { announced.emplace_back(game, version); });
  const GameId game = node.game(true);
  ASSERT_TRUE(node.moves(site.anna, game, 0, "32-28"));
  EXPECT_EQ(announced, (std::vector<std::pair<GameId, std::int64_t>>{{game, 2}}));
  ASSERT_TRUE(site.moves(site.ben, game, 1, "18-23"));
  EXPECT_EQ(node.ply(game), 2);
  EXPECT_EQ(announced.size(), 1U) << "the other node announces its own events";
}

TEST_F(SharedRooms, OnlyTheOwnerLetsAFlagFall) {
  const GameId own = node.game(true), others = node.game(false);
  ASSERT_EQ(node.ply(own) + node.ply(others), 0);
  site.by_hand().move_to(noon + seconds(3600));
  node.tick(others);
  EXPECT_FALSE(node.ended(others));
  const auto late = node.moves(site.anna, others, 0, "32-28");
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, Code::unavailable);
  node.tick(own);
  EXPECT_TRUE(node.ended(own));
}

TEST_F(SharedRooms, WithoutItsLeaseTheOwnerLetsNoFlagFall) {
  const GameId game = node.game(true);
  ASSERT_EQ(node.ply(game), 0);
  site.by_hand().move_to(noon + seconds(3600));
  node.share.end_lease();
  node.tick(game);
  EXPECT_FALSE(node.ended(game));
}

TEST_F(SharedRooms, AGameOfADeadNodeIsNotPlayedBeforeItsRefund) {
  const GameId game = node.game(false);
  ASSERT_EQ(node.ply(game), 0);
  node.enter(3, {self}, other);
  const auto early = node.moves(site.anna, game, 0, "32-28");
  ASSERT_FALSE(early);
  EXPECT_EQ(early.error().code, Code::unavailable);
  site.by_hand().move_to(noon + seconds(3600));
  node.tick(game);
  EXPECT_FALSE(node.ended(game));
  node.share.refunded(1);
  node.tick(game);
  EXPECT_TRUE(node.ended(game)) << "nothing was refunded here";
}

TEST_F(SharedRooms, ARefundThatBothNodesStoreAtOnceIsStoredOnce) {
  const GameId game = node.game(true);
  ASSERT_EQ(node.ply(game), 0);
  const Instant ready = noon + seconds(100);
  site.by_hand().move_to(ready);
  std::promise<Result<void>> second;
  node.visit(game, [&](Room& room) {
    // This node has compared the versions, and does not know of the other's refund.
    std::promise<Result<void>> first;
    site.rooms.visit(game, [&](const Result<Room*>& theirs) {
      theirs.value()->outage(noon, ready, [&](auto given) { first.set_value(std::move(given)); });
    });
    ASSERT_TRUE(first.get_future().get());
    room.outage(noon, ready, [&](auto given) { second.set_value(std::move(given)); });
  });
  EXPECT_TRUE(second.get_future().get());
  const auto events = site.stores.games.events(game, 1);
  ASSERT_EQ(events.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<play::ClockChanged>(events[0].second.what));
  EXPECT_TRUE(node.moves(site.anna, game, 0, "32-28"));
}

TEST_F(SharedRooms, AnOwnerLoadsTheGamesThatAnotherNodeHasBegun) {
  const GameId own = node.game(true), others = node.game(false);
  const auto loaded = [&](GameId game) {
    const std::size_t home = node.threads.home(game.value);
    return on(node.threads, home, [&] { return node.rooms.earliest(home); }).has_value();
  };
  node.rooms.take_own();
  EXPECT_TRUE(eventually([&] { return loaded(own); }));
  if (node.threads.home(own.value) != node.threads.home(others.value)) EXPECT_FALSE(loaded(others));
}

}  // namespace
}  // namespace crownhead::live
