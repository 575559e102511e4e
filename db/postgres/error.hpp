#pragma once

#include <string>
#include <string_view>

#include "db/sql/store_error.hpp"

namespace crownhead::db {

/// What PostgreSQL refused, with its SQLSTATE of five characters; empty if the connection was gone
/// before there was one.
class PostgresError : public StoreError {
 public:
  PostgresError(std::string_view state, const std::string& what);

  const std::string& state() const { return state_; }

 private:
  std::string state_;
};

}  // namespace crownhead::db
