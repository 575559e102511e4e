#pragma once

#include <string>

#include "db/sql/store_error.hpp"

namespace crownhead::db {

/// What SQLite refused, with its extended result code.
class SqliteError : public StoreError {
 public:
  SqliteError(int code, const std::string& what);

  int code() const { return code_; }
  /// Without the extension: SQLITE_FULL, SQLITE_IOERR, …
  int primary() const { return code_ & 0xff; }
  /// What the code means, in SQLite's words.
  std::string meaning() const;

 private:
  int code_;
};

}  // namespace crownhead::db
