// The writer on PostgreSQL: the effects of a failing job, and of a connection that is lost during a
// batch.

#include "db/jobs/writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/jobs/awaited.hpp"
#include "db/postgres/write_backend.hpp"
#include "rules/reasons.hpp"
#include "tests/db/answered.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using Job = std::function<Result<void>(Connection&)>;

class PostgresWriter : public testing::Test {
 protected:
  PostgresWriter() { other.script("CREATE TABLE t (a BIGINT PRIMARY KEY)"); }

  Result<void> write(const Job& job, Changes changes = Changes::several) {
    return awaited<void>(
        [&](auto done) { writer.submit<void>(Locks::none(), job, std::move(done), changes); });
  }
  /// Jobs of one transaction: the writer is held until all are submitted.
  class Batch {
   public:
    explicit Batch(Writer& writer) : writer_(writer) {
      hand_in(
          [released = released_.get_future().share()](Connection&) -> Result<void> {
            released.wait();
            return {};
          },
          Changes::one);
    }
    void hand_in(const Job& job, Changes changes) {
      auto answer = std::make_shared<std::promise<bool>>();
      answers_.push_back(answer->get_future());
      writer_.submit<void>(
          Locks::none(), job,
          [answer](const Result<void>& result) { answer->set_value(result.has_value()); }, changes);
    }
    /// Returns which of them were done.
    std::vector<bool> done() {
      released_.set_value();
      std::vector<bool> done;
      for (auto& answer : answers_) done.push_back(answer.get());
      done.erase(done.begin());
      return done;
    }

   private:
    Writer& writer_;
    std::promise<void> released_;
    std::vector<std::future<bool>> answers_;
  };

  static Job insert(int a) {
    return [a](Connection& connection) -> Result<void> {
      connection.run("INSERT INTO t VALUES (?1)", a);
      return {};
    };
  }
  /// Ends all connections to the database except for `asking`.
  static void end_others(Connection& asking) {
    asking.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  }
  std::vector<int> stored() { return other.values<int>("SELECT a FROM t ORDER BY a"); }

  std::string address = new_postgres_database();
  Connection other{std::make_unique<PostgresDriver>(address)};
  Writer writer{std::make_unique<PostgresWriteBackend>(address), {.tried_again = Millis{2000}}};
};

TEST_F(PostgresWriter, LocksTheDatabase) {
  EXPECT_THAT([&] { PostgresWriteBackend second(address); },
              testing::ThrowsMessage<std::runtime_error>(
                  testing::HasSubstr("is in use by another process")));
}

TEST_F(PostgresWriter, RollsBackOnlyAFailedJob) {
  ASSERT_TRUE(write(insert(1)));
  Batch batch(writer);
  for (const int a : {2, 1, 3}) batch.hand_in(insert(a), Changes::one);
  for (const int a : {4, 1, 5}) batch.hand_in(insert(a), Changes::several);
  EXPECT_EQ(batch.done(), (std::vector{true, false, true, true, false, true}));
  EXPECT_EQ(stored(), (std::vector{1, 2, 3, 4, 5}));
  EXPECT_TRUE(writer.healthy());
}

// A statement is sent together with the next ones, also of other jobs: its failure must not be
// attributed to them, and a rollback to one job's savepoint must not hide the failure of another.
TEST_F(PostgresWriter, IdentifiesTheFailedJobOfABatch) {
  ASSERT_TRUE(write(insert(1)));
  const Job refuses = [](Connection&) -> Result<void> {
    return fail(Code::not_found, reason::server::stopping());
  };
  const Job stores_and_refuses = [](Connection& connection) -> Result<void> {
    connection.run("INSERT INTO t VALUES (20)");
    return fail(Code::not_found, reason::server::stopping());
  };
  const Job reads = [](Connection& connection) -> Result<void> {
    connection.value<int>("SELECT count(*) FROM t");
    return {};
  };
  const Job throws = [](Connection&) -> Result<void> { throw std::runtime_error("a fault"); };
  int a = 10;
  for (const auto& [next, is_done] : std::vector<std::pair<Job, bool>>{
           {refuses, false}, {stores_and_refuses, false}, {reads, true}, {throws, false}}) {
    Batch batch(writer);
    for (const int row : {a, 1}) batch.hand_in(insert(row), Changes::several);
    batch.hand_in(next, Changes::several);
    batch.hand_in(insert(a + 20), Changes::several);
    EXPECT_EQ(batch.done(), (std::vector{true, false, is_done, true})) << a;
    EXPECT_TRUE(writer.healthy());
    ++a;
  }
  EXPECT_EQ(stored(), (std::vector{1, 10, 11, 12, 13, 30, 31, 32, 33}));
}

TEST_F(PostgresWriter, RetriesABatchIfTheConnectionIsLostBeforeItsCommit) {
  int runs = 0;
  const auto done = write([&](Connection& connection) -> Result<void> {
    connection.changed("INSERT INTO t VALUES (7)");
    if (++runs == 1) end_others(other);
    connection.changed("INSERT INTO t VALUES (8)");
    return {};
  });
  EXPECT_TRUE(done);
  EXPECT_EQ(runs, 2);
  EXPECT_EQ(stored(), (std::vector{7, 8}));
  EXPECT_TRUE(writer.healthy());
}

TEST_F(PostgresWriter, DoesNotRepeatABatchThatMayHaveBeenCommitted) {
  int commits = 0;
  writer.before_commits([&](Connection&) {
    if (++commits == 1) end_others(other);
  });
  const auto refused = write(insert(1));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::unavailable);
  EXPECT_EQ(commits, 1);
  EXPECT_TRUE(write(insert(2)));
  EXPECT_EQ(stored(), std::vector{2});
  EXPECT_TRUE(writer.healthy());
}

TEST_F(PostgresWriter, LimitsTheTimeOfItsStatements) {
  std::string shown;
  const Job reads_limit = [&](Connection& connection) -> Result<void> {
    shown = connection.value<std::string>("SHOW statement_timeout").value();
    return {};
  };
  ASSERT_TRUE(write(reads_limit, Changes::many));
  EXPECT_EQ(shown, "2min");
  ASSERT_TRUE(write(reads_limit));
  EXPECT_EQ(shown, "10s");
  end_others(other);
  ASSERT_TRUE(write(reads_limit));
  EXPECT_EQ(shown, "10s") << "on the next connection";
}

/// Another writer waits for what this one has locked, until PostgreSQL ends the transaction.
TEST_F(PostgresWriter, LosesItsLocksWhenItStopsInATransaction) {
  Writer second(std::make_unique<PostgresWriteBackend>(address, 10));
  std::promise<void> locked, released;
  int runs = 0;
  std::promise<bool> stopped;
  writer.submit<void>(
      Locks::of(UserId{1}),
      [&](Connection& connection) -> Result<void> {
        connection.changed("INSERT INTO t VALUES (1)");
        if (++runs == 1) {
          locked.set_value();
          released.get_future().wait();
        }
        connection.changed("INSERT INTO t VALUES (3)");
        return {};
      },
      [&](const Result<void>& result) { stopped.set_value(result.has_value()); });
  locked.get_future().wait();
  const auto begun = std::chrono::steady_clock::now();
  std::promise<bool> done;
  second.submit<void>(Locks::of(UserId{1}), insert(2),
                      [&](const Result<void>& result) { done.set_value(result.has_value()); });
  auto answer = done.get_future();
  // 2 s by PostgreSQL's clock; the rest is for a busy machine.
  const auto in_time = answer.wait_for(std::chrono::seconds(60)) == std::future_status::ready;
  EXPECT_GE(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(1500));
  EXPECT_EQ(stored(), std::vector{2}) << "the first writer still stands still";
  released.set_value();
  ASSERT_TRUE(in_time);
  EXPECT_TRUE(answer.get());
  EXPECT_TRUE(stopped.get_future().get()) << "it runs again on a new connection";
  EXPECT_EQ(runs, 2);
  EXPECT_EQ(stored(), (std::vector{1, 2, 3}));
}

TEST_F(PostgresWriter, IsUnhealthyWhileTheDatabaseIsUnreachable) {
  Connection outside(
      std::make_unique<PostgresDriver>(new_postgres_database()));  // on the same server
  const auto name = other.value<std::string>("SELECT current_database()::text").value();
  outside.script("ALTER DATABASE " + name + " ALLOW_CONNECTIONS false");
  end_others(other);
  EXPECT_EQ(write(insert(1)).error().code, Code::unavailable);
  EXPECT_FALSE(writer.healthy());
  outside.script("ALTER DATABASE " + name + " ALLOW_CONNECTIONS true");
  EXPECT_TRUE(write(insert(2)));
  EXPECT_TRUE(writer.healthy());
  EXPECT_EQ(stored(), std::vector{2});
}

}  // namespace
}  // namespace crownhead::db
