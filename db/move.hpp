#pragma once

#include <cstdint>

#include "db/address.hpp"
#include "db/jobs/progress.hpp"

namespace crownhead::db {

struct MoveReport {
  std::int64_t tables = 0;
  std::int64_t rows = 0;    ///< in all, as they were compared
  std::int64_t copied = 0;  ///< fewer than `rows` where an earlier move had begun
};

/// Copies a store from one engine to the other and compares every row of both. Both are held
/// against servers meanwhile. `to` is a database without rows, or what an earlier move of the same
/// store has left unfinished, which goes on. No server opens it before its move has come to the
/// end. Throws std::runtime_error with a sentence if that cannot be, a row is refused, or a row
/// differs.
MoveReport move_store(const Address& from, const Address& to, const Progress& told = no_progress);

}  // namespace crownhead::db
