#include "db/postgres/driver.hpp"

#include <gtest/gtest.h>

#include "db/postgres/error.hpp"
#include "db/postgres/sql_text.hpp"
#include "db/sql/connection.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

TEST(PostgresText, UsesItsOwnParametersAndOmitsIndexNames) {
  EXPECT_EQ(in_postgres("SELECT id FROM games INDEXED BY games_running WHERE a = ?1 AND b = ?12"),
            "SELECT id FROM games WHERE a = $1 AND b = $12");
  EXPECT_EQ(in_postgres("SELECT 1 FROM t INDEXED BY i"), "SELECT 1 FROM t");
  EXPECT_EQ(in_postgres("SELECT '?1 INDEXED BY x', 'it''s ?2', \"?\" FROM t"),
            "SELECT '?1 INDEXED BY x', 'it''s ?2', \"?\" FROM t");
  EXPECT_EQ(in_postgres("SELECT 'open"), "SELECT 'open");
}

TEST(PostgresErrors, HaveTheKindOfTheirSqlState) {
  using Kind = StoreError::Kind;
  const auto kind = [](const char* state) { return PostgresError(state, "").kind(); };
  EXPECT_EQ(kind("23505"), Kind::taken);
  EXPECT_EQ(kind("23503"), Kind::taken);
  EXPECT_EQ(kind("42P01"), Kind::of_the_job);
  EXPECT_EQ(kind("22021"), Kind::of_the_job);
  EXPECT_EQ(kind("40001"), Kind::conflict);
  EXPECT_EQ(kind("40P01"), Kind::conflict);
  EXPECT_EQ(kind("55P03"), Kind::busy);
  EXPECT_EQ(kind("53100"), Kind::full);
  EXPECT_EQ(kind("53300"), Kind::busy);
  EXPECT_EQ(kind("57P01"), Kind::lost);
  EXPECT_EQ(kind("08006"), Kind::lost);
  EXPECT_EQ(kind(""), Kind::lost);
  EXPECT_EQ(kind("XX001"), Kind::broken);
}

class PostgresDriverTest : public testing::Test {
 protected:
  PostgresDriverTest() { connection.script("CREATE TABLE t (a BIGINT PRIMARY KEY, b BIGINT)"); }

  Connection connect() const { return Connection(std::make_unique<PostgresDriver>(address)); }

  template <class Doing>
  static std::optional<StoreError::Kind> refused(Doing doing) {
    try {
      doing();
    } catch (const StoreError& error) {
      return error.kind();
    }
    return std::nullopt;
  }

  std::string address = new_postgres_database();
  Connection connection = connect();
};

using Kind = StoreError::Kind;

TEST_F(PostgresDriverTest, ReportsAnUnreachableServer) {
  EXPECT_EQ(refused([] { PostgresDriver("postgresql://127.0.0.1:1/none?connect_timeout=2"); }),
            Kind::lost);
  EXPECT_EQ(refused([] { PostgresDriver("no address"); }), Kind::lost);
}

TEST_F(PostgresDriverTest, DoesNotCommitAFailedTransaction) {
  Transaction transaction(connection, Transaction::Kind::write);
  connection.run("INSERT INTO t (a) VALUES (1)");
  EXPECT_EQ(refused([&] { connection.changed("INSERT INTO t (a) VALUES (1)"); }), Kind::taken);
  EXPECT_EQ(refused([&] { connection.changed("INSERT INTO t (a) VALUES (2)"); }), Kind::of_the_job)
      << "the transaction takes nothing more";
  EXPECT_EQ(refused([&] { transaction.commit(); }), Kind::of_the_job);
  EXPECT_EQ(connect().value<int>("SELECT count(*) FROM t"), 0);
}

TEST_F(PostgresDriverTest, PipelinesStatementsUntilTheNextAnswer) {
  Transaction transaction(connection, Transaction::Kind::write);
  EXPECT_TRUE(connection.in_transaction());
  for (int a = 1; a <= 2000; ++a) connection.run("INSERT INTO t (a) VALUES (?1)", a);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM t"), 2000);
  connection.run("UPDATE t SET b = a + ?1", 1);
  EXPECT_EQ(connection.changed("DELETE FROM t WHERE b > ?1", 11), 1990);
  connection.run("INSERT INTO t (a) VALUES (11)");
  transaction.commit();
  EXPECT_EQ(connect().value<int>("SELECT count(*) FROM t"), 11);
}

TEST_F(PostgresDriverTest, KeepsCopiesOfDeferredArguments) {
  connection.script(
      "CREATE TABLE kept (text TEXT, bytes BYTEA, whole BIGINT, real DOUBLE PRECISION)");
  Transaction transaction(connection, Transaction::Kind::write);
  {
    std::string text(300, 't');
    std::vector<std::uint8_t> bytes(300, 7);
    connection.run("INSERT INTO kept VALUES (?1, ?2, ?3, ?4)", text, Bytes(bytes), 5, 0.5);
    connection.run("INSERT INTO kept VALUES (?1, ?2, ?3, ?4)", std::string(), Bytes(),
                   std::optional<std::int64_t>(), std::optional<double>());
    text.assign(300, 'x');
    bytes.assign(300, 0);
  }
  Rows rows = connection.query("SELECT text, bytes, whole, real FROM kept ORDER BY text DESC");
  ASSERT_TRUE(rows.next());
  EXPECT_EQ(rows.take<std::string>(), std::string(300, 't'));
  const auto read = rows.take<Bytes>();
  EXPECT_EQ(std::vector<std::uint8_t>(read.begin(), read.end()), std::vector<std::uint8_t>(300, 7));
  EXPECT_EQ(rows.take<int>(), 5);
  EXPECT_EQ(rows.take<double>(), 0.5);
  ASSERT_TRUE(rows.next());
  EXPECT_EQ(rows.take<std::optional<std::string>>(), "");
  EXPECT_TRUE(rows.take<std::optional<Bytes>>());
  EXPECT_EQ(rows.take<std::optional<int>>(), std::nullopt);
  EXPECT_EQ(rows.take<std::optional<double>>(), std::nullopt);
}

TEST_F(PostgresDriverTest, ReportsAPipelinedErrorWithTheNextAnswer) {
  connection.run("INSERT INTO t (a) VALUES (?1)", 1);
  const auto fails = [&](const std::function<void(Transaction&)>& next) {
    Transaction transaction(connection, Transaction::Kind::write);
    for (const int a : {2, 1, 3}) connection.run("INSERT INTO t (a) VALUES (?1)", a);
    const auto kind = refused([&] { next(transaction); });
    EXPECT_TRUE(connection.takes_no_more());
    return kind;
  };
  EXPECT_EQ(fails([&](Transaction&) { connection.value<int>("SELECT 1"); }), Kind::taken);
  EXPECT_EQ(fails([&](Transaction&) { connection.changed("DELETE FROM t"); }), Kind::taken);
  EXPECT_EQ(fails([&](Transaction&) { connection.settle(); }), Kind::taken);
  EXPECT_EQ(fails([&](Transaction& transaction) { transaction.commit(); }), Kind::taken);
  EXPECT_EQ(connection.values<int>("SELECT a FROM t"), std::vector{1});
}

TEST_F(PostgresDriverTest, SendsNothingOfAnAbandonedTransaction) {
  {
    Transaction transaction(connection, Transaction::Kind::write);
    connection.run("INSERT INTO t (a) VALUES (1)");
  }
  EXPECT_FALSE(connection.in_transaction());
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM t"), 0);
}

TEST_F(PostgresDriverTest, RollsBackToASavepointThatWasNotSent) {
  Transaction transaction(connection, Transaction::Kind::write);
  connection.run("INSERT INTO t (a) VALUES (1)");
  {
    const Savepoint savepoint(connection);
    connection.run("INSERT INTO t (a) VALUES (2)");
  }
  {
    Savepoint savepoint(connection);
    connection.run("INSERT INTO t (a) VALUES (3)");
    savepoint.keep();
  }
  transaction.commit();
  EXPECT_EQ(connection.values<int>("SELECT a FROM t ORDER BY a"), (std::vector{1, 3}));
}

TEST_F(PostgresDriverTest, ReportsASerializationConflict) {
  connection.run("INSERT INTO t (a, b) VALUES (1, 0)");
  Connection other = connect();
  other.script("BEGIN ISOLATION LEVEL REPEATABLE READ");
  EXPECT_EQ(other.value<int>("SELECT b FROM t"), 0);
  connection.run("UPDATE t SET b = 1");
  EXPECT_EQ(refused([&] { other.changed("UPDATE t SET b = 2"); }), Kind::conflict);
  other.script("ROLLBACK");
}

TEST_F(PostgresDriverTest, ReportsALostConnection) {
  Connection other = connect();
  const auto process = other.value<int>("SELECT pg_backend_pid()").value();
  Transaction transaction(other, Transaction::Kind::write);
  other.run("INSERT INTO t (a) VALUES (1)");
  EXPECT_EQ(connection.value<bool>("SELECT pg_terminate_backend(?1::int)", process), true);
  EXPECT_EQ(refused([&] { transaction.commit(); }), Kind::lost);
  EXPECT_FALSE(other.in_transaction());
  EXPECT_EQ(refused([&] { other.run("INSERT INTO t (a) VALUES (2)"); }), Kind::lost);
}

TEST_F(PostgresDriverTest, RefusesTextThatItCannotStore) {
  connection.script("CREATE TABLE texts (text TEXT)");
  EXPECT_EQ(refused([&] {
              connection.run("INSERT INTO texts VALUES (?1)", std::string_view("a\0b", 3));
            }),
            Kind::of_the_job);
  EXPECT_EQ(refused([&] { connection.run("INSERT INTO texts VALUES (?1)", "\xff"); }),
            Kind::of_the_job);
}

TEST_F(PostgresDriverTest, RefusesToReadAsAnotherType) {
  EXPECT_EQ(refused([&] { connection.value<int>("SELECT 'text'"); }), Kind::of_the_job);
  EXPECT_EQ(refused([&] { connection.value<std::string>("SELECT 1"); }), Kind::of_the_job);
}

TEST_F(PostgresDriverTest, ReadsNumericOfAnySize) {
  for (const auto* text : {"0", "1", "-1", "9999", "10000", "10001", "123456789012345678",
                           "-9223372036854775807", "100000000"})
    EXPECT_EQ(connection.value<std::int64_t>("SELECT " + std::string(text) + "::numeric"),
              std::stoll(text));
  for (const auto* text :
       {"0.5", "-0.0001", "12345.678901", "0.00000001", "1e30", "-1e-30", "10000.00001"})
    EXPECT_DOUBLE_EQ(connection.value<double>("SELECT " + std::string(text) + "::numeric").value(),
                     std::stod(text));
  EXPECT_EQ(connection.value<int>("SELECT 2.9::numeric"), 2);
  EXPECT_EQ(refused([&] { connection.value<double>("SELECT 'NaN'::numeric"); }), Kind::of_the_job);
}

}  // namespace
}  // namespace crownhead::db
