#include "db/sqlite/gathered_log.hpp"

#include <filesystem>
#include <gtest/gtest.h>

#include "db/sqlite/connection.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

namespace fs = std::filesystem;

/// A database whose log is gathered, and what a crash of the process right now would leave of it:
/// all that the system has been given.
class GatheredLogTest : public testing::Test {
 protected:
  GatheredLogTest() {
    writer.script(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
        "CREATE TABLE t (a INTEGER PRIMARY KEY, b BLOB)");
  }

  static std::int64_t bytes_in(const fs::path& file) {
    SqliteConnection reader(file, SqliteConnection::Mode::read_write_create);
    EXPECT_EQ(reader.value<std::string>("PRAGMA integrity_check"), "ok");
    return reader.value<std::int64_t>("SELECT coalesce(sum(length(b)), 0) FROM t").value_or(-1);
  }

  std::int64_t bytes_after_a_crash() {
    const TempFile left;
    fs::copy_file(file.path(), left.path(), fs::copy_options::overwrite_existing);
    fs::copy_file(file.path().string() + "-wal", left.path().string() + "-wal",
                  fs::copy_options::overwrite_existing);
    return bytes_in(left.path());
  }

  void insert(std::int64_t size) { writer.run("INSERT INTO t (b) VALUES (zeroblob(?1))", size); }

  TempFile file;
  SqliteConnection writer{file.path(), SqliteConnection::Mode::writer};
};

TEST_F(GatheredLogTest, WhatIsCommittedHasBeenGivenToTheSystem) {
  std::int64_t total = 0;
  // Up to several times of what is gathered at most.
  for (const std::int64_t size : {10, 5000, 100'000, 3'000'000, 1}) {
    insert(size);
    total += size;
    EXPECT_EQ(bytes_after_a_crash(), total);
    EXPECT_EQ(bytes_in(file.path()), total);
  }
}

TEST_F(GatheredLogTest, WhatIsNotCommittedIsReadByTheWriterAlone) {
  insert(10);
  writer.script("PRAGMA cache_size = 10");  // so that pages go to the log and are read from it
  {
    Transaction transaction(writer, Transaction::Kind::write);
    for (int i = 0; i < 100; ++i) insert(20'000);
    EXPECT_EQ(writer.value<std::int64_t>("SELECT sum(length(b)) FROM t"), 2'000'010);
    EXPECT_EQ(bytes_in(file.path()), 10);
  }
  EXPECT_EQ(bytes_after_a_crash(), 10);
  insert(7);
  EXPECT_EQ(bytes_after_a_crash(), 17);
}

TEST_F(GatheredLogTest, TheLogBeginsAnewAfterACheckpoint) {
  insert(50'000);
  writer.script("PRAGMA wal_checkpoint(RESTART)");
  insert(300);
  EXPECT_EQ(bytes_after_a_crash(), 50'300);
  writer.script("PRAGMA wal_checkpoint(TRUNCATE)");
  EXPECT_EQ(fs::file_size(file.path().string() + "-wal"), 0U);
  insert(4);
  EXPECT_EQ(bytes_after_a_crash(), 50'304);
}

}  // namespace
}  // namespace crownhead::db
