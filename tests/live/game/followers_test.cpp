#include "server/game/followers.hpp"

#include <gtest/gtest.h>

#include "server/wire/game/server_message.hpp"
#include "tests/live/live_fixture.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::live {
namespace {

/// A game between Anna and Ben that others see five minutes later.
class FollowersTest : public testing::Test {
 protected:
  template <class Task>
  auto here(Task task) {
    return on(threads, 0, task);
  }

  FollowersTest() {
    threads.start([](std::string_view what) { ADD_FAILURE() << what; });
    DelayedView::Events events;
    events.emplace_back(1, play::Event{noon, play::Started{setup()}});
    here([&] { followers.start_delay(DelayedView::hide_until(events, noon)); });
  }
  ~FollowersTest() override {
    snapshots.join();
    threads.stop();
  }

  static play::Setup setup() {
    auto setup = play::setup_of(play::three_days_a_move);
    setup.showing = {play::Shown::delayed, 5};
    return setup;
  }
  std::shared_ptr<Ear> follow(const play::Viewer& viewer,
                              std::optional<std::int64_t> version = std::nullopt) {
    auto ear = std::make_shared<Ear>();
    here([&] { followers.follow(followers.audience_of(viewer), {0, ear}, version, {}); });
    return ear;
  }
  /// Plays a move the way a room does.
  void plays(const std::string& move) {
    here([&] {
      const auto events = table.moves(move).value();
      followers.publish(make_frame(wire::event_frame("game/7", table.game.version(), "{}")));
      followers.happened(events);
    });
  }

  DevWallClock clock{noon};
  Threads threads{1};
  Hubs hubs{threads};
  Deadlines<GameId> showings{threads.executor(0), clock, [](GameId) {}};
  play::Table table{setup()};
  wire::GameNames names{.id = {7}, .players = {"Anna", "Ben"}};
  Workers snapshots{{.threads = 1, .most = 10, .most_of_one = 10, .reserve = 2}};
  Followers followers{hubs, showings, clock, snapshots, {7}, table.game, names, nullptr};
};

TEST_F(FollowersTest, PlayersAreNotifiedAtOnceAndOthersAfterTheDelay) {
  const auto anna = follow({play::anna}), carl = follow({UserId{9}});
  EXPECT_EQ(anna->next().at("t"), "snapshot");
  EXPECT_EQ(carl->next().at("t"), "snapshot");
  plays("32-28");
  EXPECT_EQ(anna->next().at("v"), 2);
  settle(threads);
  EXPECT_EQ(carl->count(), 1U);
  EXPECT_EQ(here([&] { return showings.earliest(); }), std::pair(noon + seconds(300), GameId{7}));
  clock.move_to(noon + seconds(300));
  here([&] { followers.show_due(); });
  EXPECT_EQ(carl->next().at("d").at("move"), "32-28");
}

TEST_F(FollowersTest, EachSeesTheGameOfTheirAudience) {
  plays("32-28");
  here([&] {
    EXPECT_EQ(followers.view_for({play::ben}).game.ply(), 1);
    EXPECT_EQ(followers.view_for({}).game.ply(), 0);
    EXPECT_EQ(followers.view_for({}).showing.when, play::Shown::delayed);
  });
}

TEST_F(FollowersTest, AReturningFollowerGetsTheMissedEventsOfTheAudience) {
  plays("32-28");
  EXPECT_EQ(follow({play::anna}, 1)->next().at("v"), 2);
  EXPECT_EQ(follow({play::anna}, 7)->next().at("t"), "snapshot");
  const auto carl = follow({}, 1);
  settle(threads);
  EXPECT_EQ(carl->count(), 0U) << "for others nothing has happened yet";
}

TEST_F(FollowersTest, EventsDuringASnapshotFollowIt) {
  std::promise<void> written;
  ASSERT_TRUE(snapshots.run("another", [&, wait = written.get_future().share()] { wait.get(); }));
  const auto anna = follow({play::anna});
  const auto ben = follow({play::ben});
  plays("32-28");
  plays("19-23");
  settle(threads);
  EXPECT_EQ(anna->count() + ben->count(), 0U);
  written.set_value();
  for (const auto& ear : {anna, ben}) {
    EXPECT_EQ(ear->next().at("v"), 1) << "of the moment at which it was asked for";
    EXPECT_EQ(ear->next().at("v"), 2);
    EXPECT_EQ(ear->next().at("v"), 3);
  }
  plays("28x19");
  EXPECT_EQ(anna->next().at("v"), 4);
  EXPECT_EQ(anna->count(), 4U);
}

TEST_F(FollowersTest, AFollowerThatLeavesBeforeTheSnapshotGetsNothing) {
  std::promise<void> written;
  ASSERT_TRUE(snapshots.run("another", [&, wait = written.get_future().share()] { wait.get(); }));
  auto anna = follow({play::anna});
  const std::weak_ptr left = anna;
  here([&] { followers.channel_of(Audience::live).remove(0); });
  anna = nullptr;
  EXPECT_FALSE(here([&] { return followers.any(); }));
  written.set_value();
  settle(threads, snapshots);
  EXPECT_TRUE(left.expired()) << "nobody holds it";
}

TEST_F(FollowersTest, TooManyQueuedSnapshotsAreBusy) {
  std::promise<void> written;
  ASSERT_TRUE(snapshots.run("another", [&, wait = written.get_future().share()] { wait.get(); }));
  std::vector<std::shared_ptr<Ear>> ears;
  for (int i = 0; i < 12; ++i) ears.push_back(follow({play::anna}));
  EXPECT_EQ(ears.back()->next().at("code"), "BUSY");
  written.set_value();
  EXPECT_EQ(ears.front()->next().at("t"), "snapshot");
}

TEST_F(FollowersTest, KnowIfThereAreAny) {
  EXPECT_FALSE(here([&] { return followers.any(); }));
  follow({});
  EXPECT_TRUE(here([&] { return followers.any(); }));
  here([&] { followers.channel_of(Audience::later).remove(0); });
  EXPECT_FALSE(here([&] { return followers.any(); }));
}

}  // namespace
}  // namespace crownhead::live
