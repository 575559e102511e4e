// Nodes in one process, each with the thread that sends its heartbeats.

#include "server/cluster/heartbeats.hpp"

#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

#include "db/database.hpp"
#include "db/postgres/driver.hpp"
#include "db/postgres/write_backend.hpp"
#include "tests/db/instants.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::cluster {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class Node {
 public:
  Node(const std::string& address, std::string name)
      : heartbeats(address, {.name = std::move(name), .address = {}, .version = {}}, share,
                   {.now = [] { return db::start; },
                    .system_now = [] { return db::start; },
                    .on_removed =
                        [this] {
                          if (!std::exchange(told_, true)) removed.set_value();
                        },
                    .on_lease_lost = [](Millis) {},
                    .log_error = [](std::string_view) {}}),
        sides_(db::postgres_write_sides(address, heartbeats.node().value)) {
    heartbeats.require_own_name();
  }

 private:
  bool told_ = false;  ///< used on the thread of the heartbeats

 public:
  std::promise<void> removed;
  Share share;
  Heartbeats heartbeats;

 private:
  db::WriteSides sides_;
};

class RunningNodes : public testing::Test {
 protected:
  RunningNodes() { db::bring_up_to_date(address); }

  db::NodeList list() { return db::list_nodes(connection); }
  static void wait_for_epoch(const Node& node, std::int64_t number) {
    while (node.share.epoch() < number) std::this_thread::yield();
  }

  std::string address = db::new_postgres_database();
  db::Connection connection{std::make_unique<db::PostgresDriver>(address)};
};

TEST_F(RunningNodes, JoinShareAndLeave) {
  Node a(address, "a");
  EXPECT_FALSE(a.heartbeats.join());
  EXPECT_TRUE(a.share.time_passes());
  a.heartbeats.set_address("127.0.0.1:80");
  {
    Node b(address, "b");
    EXPECT_TRUE(b.heartbeats.join());
    EXPECT_FALSE(b.share.time_passes()) << "it lets the other finish first";
    wait_for_epoch(a, b.share.epoch());
    EXPECT_NE(a.share.owns(Owned::game, 1), b.share.owns(Owned::game, 1));
    EXPECT_TRUE(a.share.others_write());
    EXPECT_TRUE(b.share.holds(Role::outbox));
    const auto nodes = list().nodes;
    ASSERT_THAT(nodes, SizeIs(2));
    EXPECT_EQ(nodes[0].description.address, "127.0.0.1:80");
    EXPECT_FALSE(nodes[1].lanes_free);
  }
  wait_for_epoch(a, 3);
  EXPECT_TRUE(a.share.holds(Role::outbox));
  EXPECT_THAT(a.share.deaths(), IsEmpty()) << "it has left";
  a.heartbeats.leave();
  EXPECT_FALSE(a.share.time_passes());
  EXPECT_THAT(list().nodes, IsEmpty());
  EXPECT_THAT(list().epoch.members, IsEmpty());
}

TEST_F(RunningNodes, ANameIsUsedOnce) {
  const Node a(address, "a");
  try {
    const Node twin(address, "a");
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("a node with the name a runs already"));
  }
  EXPECT_FALSE(db::lives(connection, "a", a.heartbeats.node()));
  EXPECT_TRUE(db::lives(connection, "a", db::NodeId{a.heartbeats.node().value + 1}));
}

TEST_F(RunningNodes, ARemovedOneFindsOut) {
  Node a(address, "a");
  a.heartbeats.join();
  const auto now = list();
  const auto by =
      db::register_node(connection, {.name = "b", .address = {}, .version = {}}, db::start);
  // Its heartbeat may change between the two statements.
  while (!db::declare_dead(connection, by, list().nodes[0], now.epoch, db::start))
    std::this_thread::yield();
  a.removed.get_future().get();
}

TEST_F(RunningNodes, ANodeRemovesTheDeadBeforeItJoins) {
  const auto dead =
      db::register_node(connection, {.name = "d", .address = {}, .version = {}}, db::start);
  ASSERT_TRUE(db::join(connection, dead, {}, db::start));
  Node a(address, "a");
  EXPECT_FALSE(a.heartbeats.join());
  EXPECT_THAT(a.share.deaths(), testing::SizeIs(1)) << "the games of the dead one wait";
  EXPECT_THAT(list().epoch.members, testing::ElementsAre(a.heartbeats.node()));
}

}  // namespace
}  // namespace crownhead::cluster
