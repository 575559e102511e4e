#pragma once

#include <string>

#include "db/sql/store_error.hpp"

namespace crownhead::db {

/// An error of SQLite with its extended result code.
class SqliteError : public StoreError {
 public:
  SqliteError(int code, const std::string& what);

  int code() const { return code_; }
  /// Returns the code without its extension: SQLITE_FULL, SQLITE_IOERR, …
  int primary() const { return code_ & 0xff; }
  /// Returns SQLite's description of the code.
  std::string meaning() const;

 private:
  int code_;
};

}  // namespace crownhead::db
