#include <gtest/gtest.h>
#include <limits>
#include <sqlite3.h>

#include "db/sqlite/connection.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class Sqlite : public testing::Test {
 protected:
  TempFile file;
  SqliteConnection connection{file.path(), SqliteConnection::Mode::read_write_create};

  Sqlite() { connection.script("CREATE TABLE t (a ANY, b ANY) STRICT"); }
  std::int64_t rows() { return *connection.value<std::int64_t>("SELECT count(*) FROM t"); }
};

TEST_F(Sqlite, ReturnsBoundValues) {
  const std::array<std::uint8_t, 3> bytes{0, 255, 7};
  const std::string text("a\0b", 3);
  connection.run("INSERT INTO t VALUES (?1, ?2)", std::numeric_limits<std::int64_t>::min(), text);
  connection.run("INSERT INTO t VALUES (?1, ?2)", Bytes(bytes), std::optional<Instant>());
  connection.run("INSERT INTO t VALUES (?1, ?2)", UserId{5}, std::optional(Instant{6}));
  connection.run("INSERT INTO t VALUES (?1, ?2)", std::uint64_t{0xffffffffffffffff}, "");
  Rows rows = connection.query("SELECT a, b FROM t ORDER BY rowid");
  ASSERT_TRUE(rows.next());
  EXPECT_EQ(rows.take<std::int64_t>(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(rows.take<std::string>(), text);
  ASSERT_TRUE(rows.next());
  const auto read = rows.take<Bytes>();
  EXPECT_TRUE(std::equal(read.begin(), read.end(), bytes.begin(), bytes.end()));
  EXPECT_EQ(rows.take<std::optional<Instant>>(), std::nullopt);
  ASSERT_TRUE(rows.next());
  EXPECT_EQ(rows.take<UserId>(), UserId{5});
  EXPECT_EQ(rows.take<std::optional<Instant>>(), Instant{6});
  ASSERT_TRUE(rows.next());
  EXPECT_EQ(rows.take<std::uint64_t>(), 0xffffffffffffffff);
  EXPECT_EQ(rows.take<std::string>(), "");
  EXPECT_FALSE(rows.next());
}

TEST_F(Sqlite, CountsChangedRows) {
  EXPECT_EQ(connection.changed("INSERT INTO t VALUES (1, 1), (2, 2), (3, 3)"), 3);
  EXPECT_EQ(connection.changed("UPDATE t SET b = 0 WHERE a > ?1", 1), 2);
  EXPECT_EQ(connection.changed("DELETE FROM t WHERE a = 9"), 0);
}

TEST_F(Sqlite, ThrowsWithTheExtendedCode) {
  connection.script("CREATE TABLE u (a INTEGER PRIMARY KEY) STRICT");
  connection.run("INSERT INTO u VALUES (1)");
  try {
    connection.run("INSERT INTO u VALUES (1)");
    FAIL() << "a second row of the same key was taken";
  } catch (const SqliteError& error) {
    EXPECT_EQ(error.code(), SQLITE_CONSTRAINT_PRIMARYKEY);
    EXPECT_EQ(error.primary(), SQLITE_CONSTRAINT);
    EXPECT_EQ(error.kind(), StoreError::Kind::taken);
  }
  EXPECT_EQ(connection.changed("INSERT INTO u VALUES (2)"), 1) << "the statement is free again";
  EXPECT_THROW(connection.run("no such statement"), SqliteError);
}

TEST_F(Sqlite, DescribesItsCodes) {
  using Kind = StoreError::Kind;
  const auto kind = [](int code) { return SqliteError(code, "").kind(); };
  EXPECT_EQ(kind(SQLITE_FULL), Kind::full);
  EXPECT_EQ(kind(SQLITE_IOERR_NOMEM), Kind::broken);
  EXPECT_EQ(kind(SQLITE_NOMEM), Kind::full);
  EXPECT_EQ(kind(SQLITE_BUSY_SNAPSHOT), Kind::busy);
  EXPECT_EQ(kind(SQLITE_CONSTRAINT_TRIGGER), Kind::taken);
  EXPECT_EQ(kind(SQLITE_ERROR), Kind::of_the_job);
  EXPECT_EQ(kind(SQLITE_IOERR_FSYNC), Kind::broken);
  EXPECT_EQ(kind(SQLITE_CORRUPT), Kind::broken);
}

TEST_F(Sqlite, ReturnsTheIdOfAnInsertedRow) {
  connection.script(
      "CREATE TABLE u (id INTEGER PRIMARY KEY, a INTEGER UNIQUE) STRICT;"
      "CREATE TABLE w (u_id INTEGER NOT NULL REFERENCES u (id), id INTEGER PRIMARY KEY) STRICT;"
      "PRAGMA foreign_keys = ON");
  constexpr std::string_view sql =
      "INSERT INTO u (a) VALUES (?1) ON CONFLICT (a) DO NOTHING RETURNING id";
  EXPECT_EQ(connection.insert<UserId>(sql, 7), UserId{1});
  EXPECT_EQ(connection.insert<UserId>(sql, 8), UserId{2});
  EXPECT_EQ(connection.insert<UserId>(sql, 7), std::nullopt);
  EXPECT_THROW(connection.insert<int>("INSERT INTO w (u_id) VALUES (?1) RETURNING id", 9),
               SqliteError)
      << "the reference is looked at when the statement ends";
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM w"), 0);
}

TEST_F(Sqlite, RefusesToStartARunningStatement) {
  connection.run("INSERT INTO t VALUES (1, 1), (2, 2)");
  constexpr std::string_view sql = "SELECT a FROM t";
  {
    Rows rows = connection.query(sql);
    ASSERT_TRUE(rows.next());
    EXPECT_THROW(connection.query(sql), std::logic_error);
  }
  EXPECT_TRUE(connection.query(sql).next());
}

TEST_F(Sqlite, RollsBackUncommittedChanges) {
  {
    Transaction transaction(connection, Transaction::Kind::write);
    connection.run("INSERT INTO t VALUES (1, 1)");
  }
  EXPECT_EQ(rows(), 0);
  {
    Transaction transaction(connection, Transaction::Kind::write);
    connection.run("INSERT INTO t VALUES (1, 1)");
    {
      Savepoint savepoint(connection);
      connection.run("INSERT INTO t VALUES (2, 2)");
    }
    {
      Savepoint savepoint(connection);
      connection.run("INSERT INTO t VALUES (3, 3)");
      savepoint.keep();
    }
    transaction.commit();
  }
  EXPECT_EQ(*connection.value<std::int64_t>("SELECT sum(a) FROM t"), 4);
}

TEST_F(Sqlite, ReadOnlyRefusesToWrite) {
  SqliteConnection reader(file.path(), SqliteConnection::Mode::read_only);
  EXPECT_THROW(reader.run("INSERT INTO t VALUES (1, 1)"), SqliteError);
  EXPECT_THROW(SqliteConnection(file.folder() / "none.db", SqliteConnection::Mode::read_only),
               SqliteError);
}

}  // namespace
}  // namespace crownhead::db
