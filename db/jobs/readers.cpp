#include "db/jobs/readers.hpp"

#include <stdexcept>

namespace crownhead::db {

namespace {

thread_local bool forbidden_here = false;
std::atomic<int> tries = 0;

}  // namespace

void Readers::forbid_on_this_thread() { forbidden_here = true; }

int Readers::forbidden_tries() { return tries.load(std::memory_order_relaxed); }

Readers::Loan Readers::borrow() {
  if (forbidden_here) {
    tries.fetch_add(1, std::memory_order_relaxed);
    throw std::logic_error("the database is read on a thread that must not block");
  }
  if (shut_.load(std::memory_order_acquire))
    throw StoreError(StoreError::Kind::lost, "the database cannot be reached");
  while (auto connection = free_one())
    if (!connection->lost()) return {*this, std::move(connection)};
  return {*this, open_()};
}

std::unique_ptr<Connection> Readers::free_one() {
  const std::lock_guard lock(mutex_);
  if (free_.empty()) return nullptr;
  auto connection = std::move(free_.back());
  free_.pop_back();
  return connection;
}

Readers::Loan::~Loan() {
  const std::lock_guard lock(from_.mutex_);
  from_.free_.push_back(std::move(connection_));
}

}  // namespace crownhead::db
