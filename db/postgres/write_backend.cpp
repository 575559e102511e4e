#include "db/postgres/write_backend.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>
#include <utility>

namespace crownhead::db {
namespace {

/// "Crwn", the mark of SQLite's files: the lock of the first connection; the others follow it. The
/// highest byte, which is the kind of a job's lock, is 0.
constexpr std::int64_t first_lock = 1131575150;
/// The lock of everything that is written: shared, or exclusive for a job that locks everything.
constexpr std::int64_t lock_of_everything = 1;

/// One for live games, three for everything else. A process can start only if the lock of each one
/// is free.
constexpr int connections = 4;

/// A process that stops in a transaction loses its locks after 2 s, and one that was killed
/// during a statement after half a second. Waiting for a standby at a commit is not limited.
constexpr const char* limits_of_a_lane =
    "SET idle_in_transaction_session_timeout = '2s'; SET statement_timeout = '10s';"
    " SET client_connection_check_interval = '500ms'";

/// Returns nullptr if another process holds the lock.
std::unique_ptr<PostgresDriver> holding(const std::string& address, int number) {
  auto driver = std::make_unique<PostgresDriver>(address);
  const auto lock = driver->prepare("SELECT pg_try_advisory_lock(?1)");
  const Value key = first_lock + number;
  lock->start({&key, 1}, Statement::Keeps::views);
  return lock->next() && lock->integer(0) != 0 ? std::move(driver) : nullptr;
}

/// A killed process keeps its lock until PostgreSQL notices its end, so this tries repeatedly.
std::unique_ptr<PostgresDriver> holding_first(const std::string& address, int number) {
  constexpr int tries = 40;
  auto driver = holding(address, number);
  for (int i = 1; !driver && i < tries; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    driver = holding(address, number);
  }
  if (!driver)
    throw std::runtime_error("the database " + PostgresDriver(address).name() +
                             " is in use by another process; stop that process first");
  return driver;
}

}  // namespace

PostgresWriteBackend::PostgresWriteBackend(std::string address, int number)
    : address_(std::move(address)), number_(number), connection_(holding_first(address_, number)) {}

void PostgresWriteBackend::limit_time() {
  limited_ = true;
  connection_.script(limits_of_a_lane);
}

void PostgresWriteBackend::allow_long_statements() {
  connection_.run("SET LOCAL statement_timeout = '2min'");
}

/// Does not wait for an answer: the statements are sent with the first query of a job.
void PostgresWriteBackend::lock(std::span<const std::int64_t> keys, bool everything) {
  if (everything) {
    connection_.run("SELECT pg_advisory_xact_lock(?1)", lock_of_everything);
    return;
  }
  connection_.run("SELECT pg_advisory_xact_lock_shared(?1)", lock_of_everything);
  for (const std::int64_t key : keys) connection_.run("SELECT pg_advisory_xact_lock(?1)", key);
}

bool PostgresWriteBackend::reach_again() try {
  auto driver = holding(address_, number_);
  if (!driver) return false;
  // A commit that was cut off while it waited for its standby is visible, but would be lost with
  // the primary. Once a later commit has reached the standby, the earlier one has reached it too.
  if (limited_) driver->script(limits_of_a_lane);
  driver->script("SELECT pg_logical_emit_message(true, 'crownhead', 'barrier')");
  connection_.renew(std::move(driver));
  return true;
} catch (const StoreError&) {
  return false;
}

WriteSides postgres_write_sides(const std::string& address) {
  WriteSides sides;
  for (int i = 0; i < connections; ++i)
    sides.push_back(std::make_unique<PostgresWriteBackend>(address, i));
  return sides;
}

}  // namespace crownhead::db
