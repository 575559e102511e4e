#include "db/postgres/write_side.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>
#include <utility>

namespace crownhead::db {
namespace {

/// "Crwn", as SQLite's files are marked: the lock of the first connection, and from there on of the
/// others. The highest byte, which says of what kind a lock of jobs is, is 0.
constexpr std::int64_t first_lock = 1131575150;
/// Of all that is written: shared, but for who wants it alone.
constexpr std::int64_t lock_of_everything = 1;

/// One for live games, three for all else. The lock of each has to be free for a process to begin.
constexpr int connections = 4;

/// nullptr if another holds the lock.
std::unique_ptr<PostgresDriver> holding(const std::string& address, int number) {
  auto driver = std::make_unique<PostgresDriver>(address);
  const auto lock = driver->prepare("SELECT pg_try_advisory_lock(?1)");
  const Value key = first_lock + number;
  lock->start({&key, 1}, Statement::Keeps::views);
  return lock->next() && lock->integer(0) != 0 ? std::move(driver) : nullptr;
}

/// A process that was killed has the lock until PostgreSQL hears of its end.
std::unique_ptr<PostgresDriver> holding_first(const std::string& address, int number) {
  constexpr int tries = 40;
  auto driver = holding(address, number);
  for (int i = 1; !driver && i < tries; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    driver = holding(address, number);
  }
  if (!driver)
    throw std::runtime_error("the database " + PostgresDriver(address).name() +
                             " is in use by another process; stop it first");
  return driver;
}

}  // namespace

PostgresWriteSide::PostgresWriteSide(std::string address, int number)
    : address_(std::move(address)), number_(number), connection_(holding_first(address_, number)) {}

/// Nothing of this waits for an answer: it is sent with what the first job asks.
void PostgresWriteSide::lock(std::span<const std::int64_t> keys, bool everything) {
  if (everything) {
    connection_.run("SELECT pg_advisory_xact_lock(?1)", lock_of_everything);
    return;
  }
  connection_.run("SELECT pg_advisory_xact_lock_shared(?1)", lock_of_everything);
  for (const std::int64_t key : keys) connection_.run("SELECT pg_advisory_xact_lock(?1)", key);
}

bool PostgresWriteSide::reach_again() try {
  auto driver = holding(address_, number_);
  if (!driver) return false;
  // A commit that was cut off while it waited for its standby can be seen, and would be gone with
  // the primary. What was stored after it is on the standby, and so is it.
  driver->script("SELECT pg_logical_emit_message(true, 'crownhead', 'barrier')");
  connection_.renew(std::move(driver));
  return true;
} catch (const StoreError&) {
  return false;
}

WriteSides postgres_write_sides(const std::string& address) {
  WriteSides sides;
  for (int i = 0; i < connections; ++i)
    sides.push_back(std::make_unique<PostgresWriteSide>(address, i));
  return sides;
}

}  // namespace crownhead::db
