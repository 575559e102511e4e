#include "db/readers.hpp"

namespace crownhead::db {

Readers::Loan Readers::borrow() {
  {
    const std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      auto connection = std::move(free_.back());
      free_.pop_back();
      return {*this, std::move(connection)};
    }
  }
  return {*this, open_()};
}

Readers::Loan::~Loan() {
  const std::lock_guard lock(from_.mutex_);
  from_.free_.push_back(std::move(connection_));
}

}  // namespace crownhead::db
