#include "db/sqlite/error.hpp"

#include <sqlite3.h>

namespace crownhead::db {
namespace {

StoreError::Kind kind_of(int code) {
  using Kind = StoreError::Kind;
  // The index of the log (-shm) could not grow; the database is unchanged.
  if (code == SQLITE_IOERR_SHMSIZE) return Kind::full;
  switch (code & 0xff) {
    case SQLITE_FULL:
    case SQLITE_NOMEM: return Kind::full;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Kind::busy;
    case SQLITE_CONSTRAINT: return Kind::taken;
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_RANGE:
    case SQLITE_ERROR:
    case SQLITE_MISUSE: return Kind::of_the_job;
    default: return Kind::broken;
  }
}

}  // namespace

SqliteError::SqliteError(int code, const std::string& what)
    : StoreError(kind_of(code), what), code_(code) {}

std::string SqliteError::meaning() const { return sqlite3_errstr(code_); }

}  // namespace crownhead::db
