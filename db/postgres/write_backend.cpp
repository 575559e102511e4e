#include "db/postgres/write_backend.hpp"

#include <array>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <utility>

#include "db/postgres/lane_locks.hpp"

namespace crownhead::db {
namespace {

/// The lock of everything that is written: shared, or exclusive for a job that locks everything.
constexpr std::int64_t lock_of_everything = 1;

/// A process that stops in a transaction loses its locks after 2 s, and one that was killed
/// during a statement after half a second. Waiting for a standby at a commit is not limited.
constexpr const char* limits_of_a_lane =
    "SET idle_in_transaction_session_timeout = '2s'; SET statement_timeout = '10s';"
    " SET client_connection_check_interval = '500ms'";

bool answers_yes(PostgresDriver& driver, const std::string& sql, std::span<const Value> values) {
  const auto asked = driver.prepare(sql);
  asked->start(values, Statement::Keeps::views);
  return asked->next() && asked->integer(0) != 0;
}

/// Returns nullptr if another process holds the lock.
std::unique_ptr<PostgresDriver> holding(const std::string& address, int number,
                                        std::optional<std::int64_t> node) {
  auto driver = std::make_unique<PostgresDriver>(address);
  const std::array<Value, 2> keys = {lane_lock(number, 0), lane_lock(number, node.value_or(0))};
  const bool held =
      node
          ? answers_yes(*driver,
                        "SELECT pg_try_advisory_lock_shared(?1) AND pg_try_advisory_lock(?2)", keys)
          : answers_yes(*driver, "SELECT pg_try_advisory_lock(?1)", std::span(keys).first<1>());
  return held ? std::move(driver) : nullptr;
}

std::runtime_error in_use(const std::string& address, bool by_node) {
  PostgresDriver driver(address);
  const std::array<Value, 2> keys = {first_lane_lock, first_lane_lock + lanes_of_process};
  const bool nodes_run =
      answers_yes(driver,
                  "SELECT EXISTS (SELECT 1 FROM (" + std::string(held_lane_locks) +
                      ") AS held WHERE node <> 0)",
                  keys);
  const std::string in_use = "the database " + driver.name() + " is in use by ";
  if (!by_node && nodes_run)
    return std::runtime_error(in_use + "another process: servers with --node; stop them all first");
  if (by_node)
    return std::runtime_error(in_use + "another process, without --node; stop that process first");
  return std::runtime_error(in_use + "another process; stop that process first");
}

/// A killed process keeps its lock until PostgreSQL notices its end, so this tries repeatedly.
std::unique_ptr<PostgresDriver> holding_first(const std::string& address, int number,
                                              std::optional<std::int64_t> node) {
  constexpr int tries = 40;
  auto driver = holding(address, number, node);
  for (int i = 1; !driver && i < tries; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    driver = holding(address, number, node);
  }
  if (!driver) throw in_use(address, node.has_value());
  return driver;
}

bool is_registered(PostgresDriver& driver, std::int64_t node) {
  const Value id = node;
  return answers_yes(driver, "SELECT EXISTS (SELECT 1 FROM nodes WHERE id = ?1)", {&id, 1});
}

}  // namespace

PostgresWriteBackend::PostgresWriteBackend(std::string address, int number,
                                           std::optional<std::int64_t> node)
    : address_(std::move(address)),
      number_(number),
      node_(node),
      connection_(holding_first(address_, number, node)) {}

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
  auto driver = holding(address_, number_, node_);
  if (!driver || (node_ && !is_registered(*driver, *node_))) return false;
  // A commit that was cut off while it waited for its standby is visible, but would be lost with
  // the primary. Once a later commit has reached the standby, the earlier one has reached it too.
  if (limited_) driver->script(limits_of_a_lane);
  driver->script("SELECT pg_logical_emit_message(true, 'crownhead', 'barrier')");
  connection_.renew(std::move(driver));
  return true;
} catch (const StoreError&) {
  return false;
}

WriteSides postgres_write_sides(const std::string& address, std::optional<std::int64_t> node) {
  WriteSides sides;
  for (int i = 0; i < lanes_of_process; ++i)
    sides.push_back(std::make_unique<PostgresWriteBackend>(address, i, node));
  return sides;
}

}  // namespace crownhead::db
