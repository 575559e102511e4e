#include "db/sqlite/checkpointer.hpp"

#include <gtest/gtest.h>
#include <thread>

#include "db/sqlite/connection.hpp"
#include "tests/db/broken_disk.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class CheckpointerTest : public testing::Test {
 protected:
  CheckpointerTest() : writer(file.path(), SqliteConnection::Mode::read_write_create) {
    writer.script(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
        "CREATE TABLE t (a INTEGER PRIMARY KEY, b BLOB NOT NULL) STRICT");
  }
  void write(int rows) {
    Transaction transaction(writer, Transaction::Kind::write);
    for (int i = 0; i < rows; ++i) writer.run("INSERT INTO t (b) VALUES (zeroblob(4096))");
    transaction.commit();
  }
  void copy() {
    checkpointer.start();
    checkpointer.wait();
  }
  std::uintmax_t size() const { return std::filesystem::file_size(file.path()); }

  TempFile file;
  SqliteConnection writer;
  std::string failure;
  bool may_pass = false;
  Checkpointer checkpointer{file.path(), [this](const CopyFailure& why) {
                              failure = why.what;
                              may_pass = why.may_pass;
                            }};
};

TEST_F(CheckpointerTest, CheckpointsTheLog) {
  for (const int rows : {100, 300}) {
    const auto before = size();
    write(rows);
    EXPECT_EQ(size(), before);
    copy();
    EXPECT_GE(size(), before + static_cast<std::uintmax_t>(rows) * 4096);
  }
  EXPECT_EQ(failure, "");
}

TEST_F(CheckpointerTest, LeavesPagesThatAReaderNeeds) {
  SqliteConnection reader(file.path(), SqliteConnection::Mode::read_only);
  const Transaction view(reader, Transaction::Kind::read);
  EXPECT_EQ(reader.value<int>("SELECT count(*) FROM t"), 0);
  write(100);
  const auto before = size();
  copy();
  EXPECT_LT(size(), before + 10 * 4096);
  EXPECT_EQ(reader.value<int>("SELECT count(*) FROM t"), 0);
  EXPECT_EQ(failure, "");
}

TEST_F(CheckpointerTest, ReportsAFailingDisk) {
  write(100);
  {
    const BrokenDisk disk;
    copy();
  }
  EXPECT_EQ(failure, "disk I/O error");
  EXPECT_FALSE(may_pass);
}

TEST_F(CheckpointerTest, AFileAtItsSizeLimitIsRetried) {
  write(100);
  {
    const SizeLimit limit(16384);
    copy();
  }
  EXPECT_EQ(failure, "database or disk is full");
  EXPECT_TRUE(may_pass);
}

TEST_F(CheckpointerTest, ReportsADamagedFile) {
  write(300);
  copy();
  std::filesystem::resize_file(file.path(), 4096);
  write(1);
  copy();
  EXPECT_EQ(failure, "database disk image is malformed");
  EXPECT_FALSE(may_pass);
}

TEST_F(CheckpointerTest, RunsConcurrentlyWithAWriter) {
  std::jthread writing([this] {
    for (int i = 0; i < 50; ++i) write(10);
  });
  for (int i = 0; i < 20; ++i) copy();
  writing.join();
  SqliteConnection reader(file.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(reader.value<int>("SELECT count(*) FROM t"), 500);
  EXPECT_EQ(reader.value<std::string>("PRAGMA integrity_check"), "ok");
  EXPECT_EQ(failure, "");
}

}  // namespace
}  // namespace crownhead::db
