#pragma once

#include <string>
#include <string_view>

#include "db/sql/store_error.hpp"

namespace crownhead::db {

/// An error of PostgreSQL with its SQLSTATE of five characters, which is empty if the connection
/// was lost first.
class PostgresError : public StoreError {
 public:
  PostgresError(std::string_view state, const std::string& what);

  const std::string& state() const { return state_; }

 private:
  std::string state_;
};

}  // namespace crownhead::db
