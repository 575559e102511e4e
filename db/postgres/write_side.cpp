#include "db/postgres/write_side.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>
#include <utility>

namespace crownhead::db {
namespace {

/// nullptr if another holds the lock.
std::unique_ptr<PostgresDriver> holding(const std::string& address) {
  auto driver = std::make_unique<PostgresDriver>(address);
  // "Crwn", as SQLite's files are marked.
  const auto lock = driver->prepare("SELECT pg_try_advisory_lock(1131575150)");
  lock->start({}, Statement::Keeps::views);
  return lock->next() && lock->integer(0) != 0 ? std::move(driver) : nullptr;
}

/// A process that was killed has the lock until PostgreSQL hears of its end.
std::unique_ptr<PostgresDriver> holding_first(const std::string& address) {
  constexpr int tries = 40;
  auto driver = holding(address);
  for (int i = 1; !driver && i < tries; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    driver = holding(address);
  }
  if (!driver)
    throw std::runtime_error("the database " + PostgresDriver(address).name() +
                             " is in use by another process; stop it first");
  return driver;
}

}  // namespace

PostgresWriteSide::PostgresWriteSide(std::string address)
    : address_(std::move(address)), connection_(holding_first(address_)) {}

bool PostgresWriteSide::reach_again() try {
  auto driver = holding(address_);
  if (!driver) return false;
  // A commit that was cut off while it waited for its standby can be seen, and would be gone with
  // the primary. What was stored after it is on the standby, and so is it.
  driver->script("SELECT pg_logical_emit_message(true, 'crownhead', 'barrier')");
  connection_.renew(std::move(driver));
  return true;
} catch (const StoreError&) {
  return false;
}

}  // namespace crownhead::db
