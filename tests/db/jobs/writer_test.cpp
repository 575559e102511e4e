#include "db/jobs/writer.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <optional>
#include <sqlite3.h>
#include <thread>

#include "db/sqlite/connection.hpp"
#include "db/sqlite/write_backend.hpp"
#include "metrics/figures.hpp"
#include "tests/db/broken_disk.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class WriterTest : public testing::Test {
 protected:
  WriterTest() {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
        .script("CREATE TABLE t (a INTEGER PRIMARY KEY, b BLOB) STRICT");
  }

  static auto insert(int a) {
    return [a](Connection& connection) -> Result<void> {
      connection.run("INSERT INTO t (a) VALUES (?1)", a);
      return {};
    };
  }
  template <class Work>
  static Result<void> wait(Writer& writer, Work work) {
    return awaited<void>(
        [&](auto done) { writer.submit<void>(Locks::none(), std::move(work), std::move(done)); });
  }
  std::vector<int> stored() {
    SqliteConnection reader(file.path(), SqliteConnection::Mode::read_only);
    std::vector<int> found;
    Rows rows = reader.query("SELECT a FROM t ORDER BY a");
    while (rows.next()) found.push_back(rows.take<int>());
    return found;
  }

  TempFile file;
};

TEST_F(WriterTest, RefusesEverythingOnceSharedDataIsDamaged) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  writer.before_commits([](Connection&) { throw std::runtime_error("row 7 cannot be read"); });
  EXPECT_EQ(wait(writer, insert(1)).error().code, Code::unavailable);
  EXPECT_FALSE(writer.healthy());
  EXPECT_EQ(writer.failure(), "row 7 cannot be read");
  EXPECT_EQ(wait(writer, insert(2)).error().code, Code::unavailable);
  EXPECT_TRUE(stored().empty());
}

/// Holds the writer inside a job until it is opened, so that a batch gathers behind it.
struct Gate {
  std::promise<void> entered, opened;

  void shut(Writer& writer) {
    writer.submit<void>(
        Locks::none(),
        [this](Connection&) -> Result<void> {
          entered.set_value();
          opened.get_future().wait();
          return {};
        },
        [](const Result<void>&) {});
    entered.get_future().wait();
  }
  void open() { opened.set_value(); }
};

TEST_F(WriterTest, RunsTheHookBeforeEachCommit) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  int ended = 0;
  writer.before_commits([&](Connection& connection) {
    connection.run("INSERT INTO t (a) SELECT max(a) + 100 FROM t");
    ++ended;
  });
  EXPECT_TRUE(wait(writer, insert(1)));
  EXPECT_EQ(stored(), (std::vector{1, 101}));
  EXPECT_TRUE(wait(writer, insert(7)));
  EXPECT_EQ(stored(), (std::vector{1, 7, 101, 201}));
  writer.drain();
  EXPECT_EQ(ended, 2);
}

TEST_F(WriterTest, RollsBackAllIfTheHookFails) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  writer.before_commits([](Connection&) { throw SqliteError(SQLITE_IOERR, "a broken disk"); });
  const auto result = wait(writer, insert(1));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Code::unavailable);
  EXPECT_FALSE(writer.healthy());
  EXPECT_EQ(stored(), std::vector<int>{});
}

TEST_F(WriterTest, CommitsQueuedJobsAsOneBatchAndAnswersInOrder) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  Gate gate;
  gate.shut(writer);
  std::vector<int> answers;
  for (int i = 0; i < 100; ++i)
    writer.submit<void>(Locks::none(), insert(i), [&answers, i](const Result<void>& result) {
      EXPECT_TRUE(result);
      answers.push_back(i);
    });
  gate.open();
  writer.drain();
  ASSERT_EQ(answers.size(), 100u);
  EXPECT_TRUE(std::ranges::is_sorted(answers));
  EXPECT_EQ(stored().size(), 100u);
  EXPECT_EQ(writer.stats().commits, 2u);
  EXPECT_EQ(writer.stats().largest_batch, 100u);
  EXPECT_EQ(writer.stats().jobs, 101u);
}

TEST_F(WriterTest, AnswersAfterTheCommit) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  EXPECT_TRUE(wait(writer, insert(1)));
  EXPECT_EQ(stored(), std::vector{1});
}

TEST_F(WriterTest, RollsBackOnlyAFailedJob) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  Gate gate;
  gate.shut(writer);
  std::vector<std::optional<Code>> answers;
  const auto note = [&answers](const Result<void>& result) {
    answers.push_back(result ? std::nullopt : std::optional(result.error().code));
  };
  writer.submit<void>(Locks::none(), insert(1), Done<void>(note));
  writer.submit<void>(
      Locks::none(),
      [](Connection& connection) -> Result<void> {
        connection.run("INSERT INTO t (a) VALUES (2)");
        return fail(Code::challenge_gone, in_english("changed its mind"));
      },
      Done<void>(note));
  writer.submit<void>(Locks::none(), insert(1), Done<void>(note));  // fails: its key exists already
  writer.submit<void>(
      Locks::none(),
      [](Connection& connection) -> Result<void> {
        connection.run("INSERT INTO t (a) VALUES (3)");
        throw std::logic_error("a bug");
      },
      Done<void>(note));
  writer.submit<void>(Locks::none(), insert(4), Done<void>(note));
  gate.open();
  writer.drain();
  using Answers = std::vector<std::optional<Code>>;
  EXPECT_EQ(answers, (Answers{std::nullopt, Code::challenge_gone, Code::unavailable,
                              Code::unavailable, std::nullopt}));
  EXPECT_EQ(stored(), (std::vector{1, 4}));
  EXPECT_TRUE(writer.healthy());
  EXPECT_EQ(writer.failure(), "a bug");
}

TEST_F(WriterTest, AFailedJobOfOneStatementDoesNotAffectOthers) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  Gate gate;
  gate.shut(writer);
  std::vector<bool> went_well;
  for (const int a : {1, 2, 1, 3})  // the second 1 breaks the primary key
    writer.submit<void>(
        Locks::none(), insert(a),
        [&](const Result<void>& result) { went_well.push_back(result.has_value()); }, Changes::one);
  gate.open();
  writer.drain();
  EXPECT_EQ(went_well, (std::vector{true, true, false, true}));
  EXPECT_EQ(stored(), (std::vector{1, 2, 3}));
  EXPECT_TRUE(writer.healthy());
}

TEST_F(WriterTest, RefusesWhenTheQueueIsFull) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()), {.queue = 2});
  Gate gate;
  gate.shut(writer);
  std::promise<Result<void>> first, second;
  writer.submit<void>(Locks::none(), insert(1),
                      [&](Result<void> r) { first.set_value(std::move(r)); });
  writer.submit<void>(Locks::none(), insert(2),
                      [&](Result<void> r) { second.set_value(std::move(r)); });
  const auto third = wait(writer, insert(3));
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error().code, Code::busy);
  gate.open();
  EXPECT_TRUE(first.get_future().get());
  EXPECT_TRUE(second.get_future().get());
  EXPECT_EQ(writer.stats().refused, 1u);
}

TEST_F(WriterTest, DrainsThenRefuses) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  for (int i = 0; i < 50; ++i)
    writer.submit<void>(Locks::none(), insert(i), [](const Result<void>&) {});
  writer.drain();
  EXPECT_EQ(stored().size(), 50u);
  EXPECT_EQ(wait(writer, insert(99)).error().code, Code::unavailable);
}

TEST_F(WriterTest, RetriesWhileTheDiskIsFull) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  int attempts = 0;
  EXPECT_TRUE(wait(writer, [&](Connection& connection) -> Result<void> {
    connection.run("INSERT INTO t (a) VALUES (1)");
    if (++attempts < 3) throw SqliteError(SQLITE_FULL, "the disk is full");
    return {};
  }));
  EXPECT_EQ(attempts, 3);
  EXPECT_EQ(stored(), std::vector{1});
}

TEST_F(WriterTest, GivesUpOnAFullDiskAndKeepsRunning) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()), {.tried_again = Millis{120}});
  const auto limit_pages = [](int pages) {
    return [pages](Connection& connection) -> Result<void> {
      connection.value<int>("PRAGMA max_page_count = " + std::to_string(pages));
      return {};
    };
  };
  EXPECT_TRUE(wait(writer, limit_pages(3)));
  const auto large = [](Connection& connection) -> Result<void> {
    connection.run("INSERT INTO t (a, b) VALUES (5, zeroblob(100000))");
    return {};
  };
  const auto refused = wait(writer, large);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::unavailable);
  EXPECT_FALSE(writer.healthy());
  EXPECT_TRUE(wait(writer, limit_pages(1000000)));
  EXPECT_FALSE(writer.healthy()) << "nothing was written";
  EXPECT_TRUE(wait(writer, large));
  EXPECT_TRUE(writer.healthy());
  EXPECT_EQ(stored(), std::vector{5});
}

TEST_F(WriterTest, ReportsAFullDiskAndItsRecoveryOnce) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()), {.tried_again = Millis{120}});
  std::vector<std::pair<bool, std::string>> reports;
  writer.report_to([&](bool well, const std::string& what) { reports.emplace_back(well, what); });
  const auto full = [](Connection&) -> Result<void> {
    throw SqliteError(SQLITE_FULL, "database or disk is full");
  };
  EXPECT_FALSE(wait(writer, full));
  EXPECT_FALSE(wait(writer, full));
  EXPECT_FALSE(writer.has_room());
  EXPECT_FALSE(writer.broken());
  EXPECT_TRUE(wait(writer, insert(1)));
  writer.drain();
  ASSERT_EQ(reports.size(), 2U);
  EXPECT_FALSE(reports[0].first);
  EXPECT_THAT(reports[0].second, testing::HasSubstr("database or disk is full"));
  EXPECT_TRUE(reports[1].first);
}

TEST_F(WriterTest, AFileAtItsSizeLimitCountsAsAFullDisk) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()), {.tried_again = Millis{120}});
  EXPECT_TRUE(wait(writer, insert(1)));
  const auto large = [](Connection& connection) -> Result<void> {
    connection.run("INSERT INTO t (a, b) VALUES (2, zeroblob(1000000))");
    return {};
  };
  {
    const SizeLimit limit(500'000);
    const auto refused = wait(writer, large);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Code::unavailable);
    EXPECT_FALSE(writer.has_room());
    EXPECT_FALSE(writer.broken());
    EXPECT_TRUE(wait(writer, insert(3))) << "what has room is stored";
  }
  EXPECT_TRUE(wait(writer, large));
  EXPECT_TRUE(writer.healthy());
  EXPECT_EQ(stored(), (std::vector{1, 2, 3}));
}

TEST_F(WriterTest, CheckpointsALogAtItsSizeLimit) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()), {.tried_again = Millis{2000}});
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(wait(writer, insert(1000 + i)));
  const SizeLimit limit(100'000);
  // Each takes pages of the log; all of them together take more than its limit.
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(wait(writer, insert(i))) << i;
  EXPECT_TRUE(writer.healthy());
}

TEST_F(WriterTest, RefusesEverythingAfterADiskError) {
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()), {.tried_again = Millis{120}});
  EXPECT_TRUE(wait(writer, insert(1)));
  std::optional<BrokenDisk> disk(std::in_place);
  const auto failed = wait(writer, [](Connection& connection) -> Result<void> {
    connection.run("INSERT INTO t (a, b) VALUES (2, zeroblob(100000))");
    return {};
  });
  disk.reset();
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, Code::unavailable);
  EXPECT_FALSE(writer.healthy());
  EXPECT_NE(writer.failure(), "");
  EXPECT_EQ(wait(writer, insert(3)).error().code, Code::unavailable);
  EXPECT_EQ(stored(), std::vector{1}) << "reads go on";
}

TEST_F(WriterTest, CheckpointsALongLog) {
  Writer writer(std::make_unique<SqliteWriteBackend>(
      file.path(), LogLimits{.checkpoint_pages = 20, .log_pages = 100}));
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(wait(writer, insert(i)));
  // Up to twice as long at the time when the log was copied to its end, plus the pages of one
  // commit.
  EXPECT_LT(std::filesystem::file_size(file.path().string() + "-wal"), 250 * 4096u);
}

TEST_F(WriterTest, ResetsTheLogDespiteConstantReaders) {
  Writer writer(std::make_unique<SqliteWriteBackend>(
      file.path(), LogLimits{.checkpoint_pages = 20, .log_pages = 100}));
  std::atomic<bool> done = false;
  const auto read_on = [&] {
    SqliteConnection reader(file.path(), SqliteConnection::Mode::read_only);
    while (!done) {
      const Transaction view(reader, Transaction::Kind::read);
      reader.value<int>("SELECT count(*) FROM t");
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  };
  std::array<std::jthread, 3> readers;
  for (auto& reader : readers) reader = std::jthread(read_on);
  for (int i = 0; i < 3000; ++i) EXPECT_TRUE(wait(writer, insert(i)));
  done = true;
  EXPECT_LT(std::filesystem::file_size(file.path().string() + "-wal"), 1000 * 4096u);
}

TEST_F(WriterTest, ShrinksTheLogSoonAfterALongReaderEnds) {
  const auto log_pages = [&] {
    return std::filesystem::file_size(file.path().string() + "-wal") / 4096;
  };
  // The checkpointer never leaves so little that the writer tries before the log is twice as long.
  Writer writer(std::make_unique<SqliteWriteBackend>(
      file.path(), LogLimits{.checkpoint_pages = 4, .log_pages = 400}));
  int rows = 0;
  const auto time_of_one_more = [&] {
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_TRUE(wait(writer, insert(rows++)));
    return std::chrono::steady_clock::now() - begun;
  };
  {
    SqliteConnection reader(file.path(), SqliteConnection::Mode::read_only);
    const Transaction view(reader, Transaction::Kind::read);
    reader.value<int>("SELECT count(*) FROM t");
    auto took = time_of_one_more();
    // Until an attempt has just failed, for which the writer waits 20 ms.
    while (rows < 900 || (rows < 2000 && took < std::chrono::milliseconds(15)))
      took = time_of_one_more();
    EXPECT_GT(log_pages(), 900U);
  }
  for (const int most = rows + 500; rows < most && log_pages() > 850;) time_of_one_more();
  EXPECT_LE(log_pages(), 850U);
}

TEST_F(WriterTest, MeasuresItsCommitsAndReportsSlowOnes) {
  const auto& figures = metrics::figures();
  const auto commits = figures.commit_micros.count();
  const auto jobs = figures.commit_jobs.sum();
  const auto queue = figures.writer_queue.value();
  Writer writer(std::make_unique<SqliteWriteBackend>(file.path()));
  std::vector<std::size_t> slow;
  writer.on_slow_commit(Millis{20}, [&slow](Millis took, std::size_t together) {
    EXPECT_GT(took, Millis{20});
    slow.push_back(together);
  });
  EXPECT_TRUE(wait(writer, [](Connection&) -> Result<void> {
    std::this_thread::sleep_for(std::chrono::milliseconds(25));
    return {};
  }));
  Gate gate;
  gate.shut(writer);
  writer.submit<void>(Locks::none(), insert(2), [](const Result<void>&) {});
  writer.submit<void>(Locks::none(), insert(3), [](const Result<void>&) {});
  EXPECT_EQ(figures.writer_queue.value(), queue + 2);
  gate.open();
  writer.drain();
  EXPECT_GE(slow.size(), 1U);
  EXPECT_EQ(figures.commit_micros.count(), commits + 3);
  EXPECT_EQ(figures.commit_jobs.sum(), jobs + 4);
  EXPECT_EQ(figures.writer_queue.value(), queue);
}

}  // namespace
}  // namespace crownhead::db
