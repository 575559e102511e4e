// Fails each test in which a writer's job scans a growing table from end to end, in every program
// linked with this file. Moves wait for each job: with a million games such a scan takes a tenth of
// a second, but in a test it is not noticeable. Therefore the test examines SQLite's program for
// each statement instead of the time.

#include "tests/writer_watch.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <mutex>
#include <sqlite3.h>
#include <string_view>
#include <utility>

#include "db/migrate.hpp"
#include "db/sqlite/connection.hpp"

namespace crownhead::db {
namespace {

/// Tables and indexes that always stay small, with the reason.
constexpr auto small_ones = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"meta", "a row for each figure of the server"},
    {"outbox", "what waits to be sent, for a day at most"},
    {"push_keys", "the key that the first start makes"},
    {"webhook_deliveries_by_due", "what waits to be delivered, so many for each webhook at most"},
    {"tournament_names_config", "a row for each setting of the search by words"},
    {"study_names_config", "a row for each setting of the search by words"},
    {"analyses_to_make", "games that wait to be looked through, 1,000 at most"},
    {"studies_removed", "studies that are being erased, each within seconds"},
    {"live_journal", "what waits to be moved, some 8,192 events"},
});

/// Statements that tests themselves run in a writer, to see what it refuses and what is loaded
/// without it.
constexpr auto of_tests = std::to_array<std::string_view>({
    "UPDATE game_events SET at_ms = 0",
    "DELETE FROM game_events",
    "UPDATE snapshots SET state = x'00ff'",
    "DELETE FROM snapshots",
});

/// Parts of statements that read a single row, although SQLite's program could continue.
constexpr auto of_one_row = std::to_array<std::string_view>({
    "SELECT min(id) FROM chat_lines",
});

/// A statement that sets up only a writer's connection.
constexpr std::string_view of_a_writer = "PRAGMA busy_timeout = 20";

/// The watch's own statement, which is not a writer's job.
constexpr auto of_the_watch = "SELECT name FROM sqlite_schema WHERE rootpage = ?1";

std::mutex mutex;
std::set<sqlite3*> writers;
std::set<std::string> run_since;
WriterWork* counted = nullptr;
StatementsWork in_transaction;  ///< in the current transaction

SqliteConnection made_today() {
  SqliteConnection connection(":memory:", SqliteConnection::Mode::read_write_create);
  migrate(connection, migrations());
  connection.script("PRAGMA foreign_keys = ON");  // like the writer
  return connection;
}

std::set<std::string> plan_of(SqliteConnection& today, const std::string& sql) {
  sqlite3_stmt* prepared = nullptr;
  sqlite3_prepare_v2(today.handle(), ("EXPLAIN " + sql).c_str(), -1, &prepared, nullptr);
  const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> program(prepared, sqlite3_finalize);
  // A statement on a test's own tables is not part of the program.
  if (!program) return {};
  if (std::ranges::find(of_tests, std::string_view(sql)) != of_tests.end()) return {};
  for (const auto part : of_one_row)
    if (sql.contains(part)) return {};
  std::map<int, int> roots;  // of cursors
  int skipped_until = 0;     // skips code that runs only if references are already broken
  std::set<int> scanned;
  while (sqlite3_step(prepared) == SQLITE_ROW) {
    const auto number = [&](int column) { return sqlite3_column_int(prepared, column); };
    const std::string_view opcode = reinterpret_cast<const char*>(sqlite3_column_text(prepared, 1));
    const int cursor = number(2);
    const int address = number(0);
    if (address == 0) {  // a separate program: a trigger's
      roots.clear();
      skipped_until = 0;
    }
    if (opcode == "FkIfZero") skipped_until = number(3);
    if (opcode == "OpenRead" || opcode == "OpenWrite" || opcode == "ReopenIdx")
      roots[cursor] = number(3);
    const bool steps = (opcode == "Next" || opcode == "Prev") && address >= skipped_until;
    if (steps && number(6) == SQLITE_STMTSTATUS_FULLSCAN_STEP && roots.contains(cursor))
      scanned.insert(roots[cursor]);
  }
  std::set<std::string> names;
  for (const int root : scanned)
    names.insert(today.value<std::string>(of_the_watch, root).value_or("a table of SQLite's"));
  for (const auto& [name, why] : small_ones) names.erase(std::string(name));
  return names;
}

/// Returns the number of pages that the connection has read or written since the last call.
std::int64_t pages_of(sqlite3* connection) {
  std::int64_t pages = 0;
  for (const int kind :
       {SQLITE_DBSTATUS_CACHE_HIT, SQLITE_DBSTATUS_CACHE_MISS, SQLITE_DBSTATUS_CACHE_WRITE}) {
    int now = 0, most = 0;
    sqlite3_db_status(connection, kind, &now, &most, 1);
    pages += now;
  }
  return pages;
}

void count(const std::string& sql, const StatementsWork& work) {
  if (sql.starts_with("BEGIN")) in_transaction = {};
  const auto add = [](StatementsWork& to, const StatementsWork& more) {
    to.steps += more.steps;
    to.bytes += more.bytes;
    to.pages += more.pages;
  };
  add(*counted, work);
  add(in_transaction, work);
  auto& longest = counted->longest;
  longest.steps = std::max(longest.steps, in_transaction.steps);
  longest.bytes = std::max(longest.bytes, in_transaction.bytes);
  longest.pages = std::max(longest.pages, in_transaction.pages);
}

int note(unsigned, void*, void* done, void*) {
  auto* const statement = static_cast<sqlite3_stmt*>(done);
  std::string sql = sqlite3_sql(statement);
  if (sql == of_the_watch) return 0;
  const std::lock_guard lock(mutex);
  if (sql.contains(of_a_writer)) writers.insert(sqlite3_db_handle(statement));
  if (!writers.contains(sqlite3_db_handle(statement))) return 0;
  run_since.insert(sql);
  StatementsWork work{.steps = sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1),
                      .pages = pages_of(sqlite3_db_handle(statement))};
  if (!counted) return 0;
  const std::unique_ptr<char, void (*)(void*)> text(sqlite3_expanded_sql(statement), sqlite3_free);
  if (text) work.bytes = static_cast<std::int64_t>(std::string_view(text.get()).size());
  count(sql, work);
  return 0;
}

int attach(sqlite3* connection, char**, const sqlite3_api_routines*) {
  {
    const std::lock_guard lock(mutex);
    writers.erase(connection);  // SQLite has reused the address of a closed connection
  }
  return sqlite3_trace_v2(connection, SQLITE_TRACE_PROFILE, note, nullptr);
}

class WriterWatch : public testing::EmptyTestEventListener {
 public:
  void OnTestProgramStart(const testing::UnitTest&) override {
    // The first connection initialises SQLite.
    const SqliteConnection first(":memory:", SqliteConnection::Mode::read_write_create);
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(attach));
  }
  void OnTestStart(const testing::TestInfo&) override {
    const std::lock_guard lock(mutex);
    run_since.clear();
  }
  void OnTestEnd(const testing::TestInfo&) override {
    for (const auto& sql : run_by_writers())
      for (const auto& table : scanned_by(sql))
        ADD_FAILURE() << "a job of the writer reads all of " << table << ":\n" << sql;
  }
};

const bool watching = [] {
  testing::UnitTest::GetInstance()->listeners().Append(new WriterWatch);
  return true;
}();

}  // namespace

std::set<std::string> scanned_by(const std::string& sql) {
  static SqliteConnection today = made_today();
  static std::map<std::string, std::set<std::string>> plans;
  const auto [known, added] = plans.try_emplace(sql);
  if (added) known->second = plan_of(today, sql);
  return known->second;
}

WriterWork work_of_writers(const std::function<void()>& work) {
  WriterWork result;
  {
    const std::lock_guard lock(mutex);
    counted = &result;
  }
  work();
  const std::lock_guard lock(mutex);
  counted = nullptr;
  return result;
}

std::set<std::string> run_by_writers() {
  const std::lock_guard lock(mutex);
  return run_since;
}

}  // namespace crownhead::db
