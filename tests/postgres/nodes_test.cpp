// Nodes that share a database: registering, joining, leaving, and being declared dead.

#include "db/cluster/nodes.hpp"

#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

#include "db/database.hpp"
#include "db/postgres/driver.hpp"
#include "db/postgres/write_backend.hpp"
#include "tests/db/instants.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class PostgresNodes : public testing::Test {
 protected:
  PostgresNodes() { bring_up_to_date(address); }

  NodeId registered(const std::string& name) {
    return register_node(connection,
                         {.name = name, .address = name + ":8080", .version = "1.1.0", .level = 8},
                         start);
  }
  /// As a member after the newest epoch.
  NodeId joined(const std::string& name) {
    const NodeId node = registered(name);
    newest = join(connection, node, newest, start).value();
    return node;
  }
  Heartbeat heartbeat(NodeId node, std::optional<std::int64_t> known = std::nullopt,
                      Instant now = start) {
    return send_heartbeat(connection, node, now, known);
  }

  /// Returns when another connection waits for a lock.
  void wait_for_a_lock() const {
    Connection asking{std::make_unique<PostgresDriver>(address)};
    while (!*asking.value<bool>("SELECT EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted)"))
      std::this_thread::yield();
  }

  std::string address = new_postgres_database();
  Connection connection{std::make_unique<PostgresDriver>(address)};
  Epoch newest;  ///< as this test knows it
};

TEST_F(PostgresNodes, SeeEachOther) {
  const NodeId anna = registered("anna"), ben = registered("ben");
  heartbeat(anna, std::nullopt, start + seconds(1));
  heartbeat(ben, std::nullopt, start + seconds(2));
  const auto seen = heartbeat(anna, std::nullopt, start + seconds(3));
  EXPECT_TRUE(seen.registered);
  EXPECT_THAT(seen.epochs, IsEmpty());
  ASSERT_THAT(seen.nodes, SizeIs(2));
  EXPECT_EQ(seen.nodes[0].heartbeat, 1) << "its own row is as before";
  EXPECT_EQ(seen.nodes[1].id, ben);
  EXPECT_EQ(seen.nodes[1].heartbeat, 1);
  EXPECT_EQ(seen.nodes[1].alive, start + seconds(2));
  EXPECT_EQ(
      seen.nodes[1].description,
      (NodeDescription{.name = "ben", .address = "ben:8080", .version = "1.1.0", .level = 8}));
}

TEST_F(PostgresNodes, SayWhetherTheyHaveALink) {
  const NodeId anna = registered("anna"), ben = registered("ben");
  send_heartbeat(connection, ben, start, std::nullopt, true);
  EXPECT_FALSE(heartbeat(anna).nodes[0].linked);
  EXPECT_TRUE(heartbeat(anna).nodes[1].linked);
  heartbeat(ben);
  EXPECT_FALSE(list_nodes(connection).nodes[1].linked);
}

TEST_F(PostgresNodes, AreOfTheDatabaseThatItsConnectionsName) {
  Connection again{std::make_unique<PostgresDriver>(address)};
  Connection elsewhere{std::make_unique<PostgresDriver>(new_postgres_database())};
  const auto id = cluster_id(connection);
  EXPECT_EQ(id.find_first_not_of("0123456789-"), std::string::npos) << id;
  EXPECT_EQ(cluster_id(again), id);
  EXPECT_NE(cluster_id(elsewhere), id);
}

TEST_F(PostgresNodes, ReadTheEpochsThatTheyDoNotKnow) {
  const NodeId anna = joined("anna");
  const Epoch first = newest;
  const NodeId ben = joined("ben");
  const Epoch second = newest;
  EXPECT_THAT(second.members, ElementsAre(anna, ben));
  EXPECT_THAT(heartbeat(anna).epochs, ElementsAre(second)) << "only the newest at first";
  EXPECT_THAT(heartbeat(anna, 0).epochs, ElementsAre(first, second));
  EXPECT_THAT(heartbeat(anna, 1).epochs, ElementsAre(second));
  EXPECT_THAT(heartbeat(anna, 2).epochs, IsEmpty());
}

TEST_F(PostgresNodes, ADeadNodeIsNamedWithItsLastTime) {
  const NodeId anna = joined("anna"), ben = joined("ben"), third = joined("third");
  heartbeat(anna, std::nullopt, start + seconds(5));
  const auto row = heartbeat(ben).nodes.at(0);
  const auto epoch = declare_dead(connection, ben, row, newest, start + seconds(8));
  ASSERT_TRUE(epoch);
  EXPECT_EQ(*epoch, (Epoch{.number = 4,
                           .at = start + seconds(8),
                           .members = {ben, third},
                           .gone = anna,
                           .alive = start + seconds(5)}));
  const auto seen = heartbeat(third, 3);
  EXPECT_THAT(seen.epochs, ElementsAre(*epoch));
  EXPECT_THAT(seen.nodes, SizeIs(2));
}

/// It was stopped, and continues while another node declares it dead.
TEST_F(PostgresNodes, ANodeThatSendsAHeartbeatIsNotDead) {
  const NodeId anna = joined("anna"), ben = joined("ben");
  const auto row = heartbeat(ben).nodes.at(0);
  EXPECT_TRUE(heartbeat(anna).registered);
  EXPECT_EQ(declare_dead(connection, ben, row, newest, start), std::nullopt);
  EXPECT_TRUE(heartbeat(anna).registered);
  EXPECT_TRUE(declare_dead(connection, ben, heartbeat(ben).nodes.at(0), newest, start));
}

/// The same, and its heartbeat is not committed when the statement of the other node begins.
TEST_F(PostgresNodes, ANodeWhoseHeartbeatIsUnderWayIsNotDead) {
  const NodeId anna = joined("anna"), ben = joined("ben");
  const auto row = heartbeat(ben).nodes.at(0);
  Connection of_ben{std::make_unique<PostgresDriver>(address)};
  Transaction transaction(connection, Transaction::Kind::write);
  ASSERT_TRUE(heartbeat(anna).registered);
  auto other =
      std::async(std::launch::async, [&] { return declare_dead(of_ben, ben, row, newest, start); });
  wait_for_a_lock();
  transaction.commit();
  EXPECT_EQ(other.get(), std::nullopt);
  EXPECT_TRUE(heartbeat(anna).registered);
}

TEST_F(PostgresNodes, ANodeThatDiedBeforeJoiningIsRemoved) {
  const NodeId anna = joined("anna");
  registered("ben");
  const auto row = heartbeat(anna).nodes.at(1);
  const auto epoch = declare_dead(connection, anna, row, newest, start);
  ASSERT_TRUE(epoch);
  EXPECT_THAT(epoch->members, ElementsAre(anna));
  EXPECT_EQ(epoch->gone, std::nullopt);
  EXPECT_THAT(heartbeat(anna).nodes, SizeIs(1));
}

TEST_F(PostgresNodes, Leave) {
  const NodeId anna = joined("anna"), ben = joined("ben");
  const auto epoch = leave(connection, anna, newest, start + seconds(1));
  ASSERT_TRUE(epoch);
  EXPECT_EQ(*epoch, (Epoch{.number = 3,
                           .at = start + seconds(1),
                           .members = {ben},
                           .gone = std::nullopt,
                           .alive = std::nullopt}));
  EXPECT_FALSE(heartbeat(anna).registered);
  EXPECT_THAT(heartbeat(ben).nodes, SizeIs(1));
  const NodeId again = registered("anna");
  EXPECT_GT(again, ben) << "a process has an id of its own";
}

/// A removed process that continues knows the newest epoch and still changes nothing.
TEST_F(PostgresNodes, ARemovedNodeChangesNothing) {
  const NodeId anna = joined("anna"), ben = joined("ben");
  const auto rows = heartbeat(ben).nodes;
  newest = declare_dead(connection, ben, rows.at(0), newest, start).value();
  const auto seen = heartbeat(anna);
  EXPECT_FALSE(seen.registered);
  EXPECT_THAT(seen.nodes, SizeIs(1));
  EXPECT_EQ(join(connection, anna, newest, start), std::nullopt);
  EXPECT_EQ(declare_dead(connection, anna, rows.at(1), newest, start), std::nullopt);
  EXPECT_EQ(leave(connection, anna, newest, start), std::nullopt);
  EXPECT_TRUE(heartbeat(ben).registered);
  EXPECT_THAT(heartbeat(ben, newest.number).epochs, IsEmpty());
}

TEST_F(PostgresNodes, OneOfTwoIsFirst) {
  const NodeId anna = joined("anna"), ben = joined("ben"), third = registered("third");
  const auto row = heartbeat(ben).nodes.at(0);
  const Epoch known = newest;
  ASSERT_TRUE(declare_dead(connection, ben, row, known, start));
  EXPECT_EQ(join(connection, third, known, start), std::nullopt);
  EXPECT_EQ(declare_dead(connection, ben, row, known, start), std::nullopt);
  const auto seen = heartbeat(third, known.number);
  EXPECT_EQ(seen.epochs.back().gone, anna);
  EXPECT_TRUE(join(connection, third, seen.epochs.back(), start));
}

/// The second one waits for the transaction of the first.
TEST_F(PostgresNodes, TwoJoinsAtOnceMakeOneEpoch) {
  const NodeId anna = registered("anna"), ben = registered("ben");
  Connection of_ben{std::make_unique<PostgresDriver>(address)};
  Transaction transaction(connection, Transaction::Kind::write);
  ASSERT_TRUE(join(connection, anna, newest, start));
  auto other = std::async(std::launch::async, [&] { return join(of_ben, ben, newest, start); });
  wait_for_a_lock();
  transaction.commit();
  EXPECT_EQ(other.get(), std::nullopt);
  const auto epochs = heartbeat(ben, 0).epochs;
  ASSERT_THAT(epochs, SizeIs(1));
  EXPECT_THAT(epochs[0].members, ElementsAre(anna));
  EXPECT_THAT(join(of_ben, ben, epochs[0], start)->members, ElementsAre(anna, ben));
}

TEST_F(PostgresNodes, ShowWhoHoldsTheLocksOfItsLanes) {
  const NodeId anna = joined("anna"), ben = joined("ben");
  const auto free = [&] {
    const auto nodes = heartbeat(anna).nodes;
    return std::vector<bool>{nodes.at(0).lanes_free, nodes.at(1).lanes_free};
  };
  EXPECT_THAT(free(), ElementsAre(true, true));
  const auto of_anna = postgres_write_sides(address, anna.value);
  auto of_ben = postgres_write_sides(address, ben.value);
  EXPECT_THAT(free(), ElementsAre(false, false)) << "both write";
  of_ben.resize(1);
  EXPECT_THAT(free(), ElementsAre(false, false));
  of_ben.clear();
  while (!free().at(1)) std::this_thread::yield();
  EXPECT_THAT(free(), ElementsAre(false, true));
}

TEST_F(PostgresNodes, OfAnotherDatabaseAreOthers) {
  const NodeId anna = joined("anna");
  const std::string elsewhere = new_postgres_database();
  const auto sides = postgres_write_sides(elsewhere, anna.value);
  EXPECT_TRUE(heartbeat(anna).nodes.at(0).lanes_free);
}

TEST_F(PostgresNodes, ExcludeAProcessThatWritesAlone) {
  const auto refused =
      testing::ThrowsMessage<std::runtime_error>(HasSubstr("is in use by another"));
  {
    const PostgresWriteBackend node(address, 0, 7);
    EXPECT_THAT([&] { PostgresWriteBackend alone(address); }, refused);
  }
  const PostgresWriteBackend alone(address);
  EXPECT_THAT([&] { PostgresWriteBackend node(address, 0, 7); }, refused);
}

TEST_F(PostgresNodes, WriteAgainOnlyIfTheyAreNotRemoved) {
  const NodeId anna = joined("anna"), ben = joined("ben");
  PostgresWriteBackend side(address, 0, anna.value);
  const auto lose = [&] {
    connection.run(
        "SELECT pg_terminate_backend(pid) FROM pg_locks"
        " WHERE locktype = 'advisory' AND classid = ?1::bigint::oid",
        anna.value);
    while (!heartbeat(ben).nodes.at(0).lanes_free) std::this_thread::yield();
  };
  lose();
  EXPECT_TRUE(side.reach_again());
  EXPECT_EQ(side.connection().value<int>("SELECT 1"), 1);
  lose();
  ASSERT_TRUE(declare_dead(connection, ben, heartbeat(ben).nodes.at(0), newest, start));
  EXPECT_FALSE(side.reach_again());
}

}  // namespace
}  // namespace crownhead::db
