#include "db/sqlite/paced_file.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "db/sqlite/connection.hpp"
#include "tests/db/broken_disk.hpp"
#include "tests/db/temp_file.hpp"

namespace {

std::atomic<int> syncs = 0;

}  // namespace

/// Replaces the function of the C library that SQLite calls.
extern "C" int fdatasync(int file) {
  ++syncs;
  return static_cast<int>(syscall(SYS_fdatasync, file));
}

namespace crownhead::db {
namespace {

class PacedFileTest : public testing::Test {
 protected:
  PacedFileTest() {
    writer.script(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
        "CREATE TABLE t (a INTEGER PRIMARY KEY, b BLOB NOT NULL) STRICT");
    copier.value<int>("SELECT count(*) FROM t");
    copy();  // syncs the folder too
  }

  /// Each row has a page of its own.
  void write(int rows) {
    Transaction transaction(writer, Transaction::Kind::write);
    for (int i = 0; i < rows; ++i) writer.run("INSERT INTO t (b) VALUES (zeroblob(4000))");
    transaction.commit();
  }

  /// Returns SQLite's code; counts the syncs of the log before and of the file after.
  int copy() {
    syncs = 0;
    return sqlite3_wal_checkpoint_v2(copier.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                                     nullptr);
  }

  TempFile file;
  SqliteConnection writer{file.path(), SqliteConnection::Mode::read_write_create};
  SqliteConnection copier{file.path(), SqliteConnection::Mode::checkpointer};
};

TEST_F(PacedFileTest, IsSyncedEverySixtyFourPages) {
  write(20);
  EXPECT_EQ(copy(), SQLITE_OK);
  EXPECT_EQ(syncs, 2);
  write(660);
  EXPECT_EQ(copy(), SQLITE_OK);
  EXPECT_EQ(syncs, 2 + 10);
}

TEST_F(PacedFileTest, CountsFromTheLastSync) {
  for (int i = 0; i < 5; ++i) {
    write(50);
    EXPECT_EQ(copy(), SQLITE_OK);
    EXPECT_EQ(syncs, 2);
  }
}

TEST_F(PacedFileTest, ForwardsReadsAndLocksToTheSystem) {
  write(300);
  EXPECT_EQ(copy(), SQLITE_OK);
  write(3);
  EXPECT_EQ(copier.value<int>("SELECT count(*) FROM t"), 303);
  EXPECT_EQ(copier.value<std::string>("PRAGMA integrity_check"), "ok");
  const Transaction held(writer, Transaction::Kind::write);
  sqlite3_busy_timeout(copier.handle(), 0);
  EXPECT_THROW(copier.run("INSERT INTO t (b) VALUES (zeroblob(1))"), SqliteError);
}

TEST_F(PacedFileTest, ReportsAFailingDisk) {
  write(100);
  const BrokenDisk disk;
  EXPECT_EQ(copy() & 0xff, SQLITE_IOERR);
}

}  // namespace
}  // namespace crownhead::db
