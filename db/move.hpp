#pragma once

#include <cstdint>

#include "db/address.hpp"
#include "db/jobs/progress.hpp"

namespace crownhead::db {

struct MoveReport {
  std::int64_t tables = 0;
  std::int64_t rows = 0;    ///< in total, as compared
  std::int64_t copied = 0;  ///< fewer than `rows` if an earlier move had started
};

/// Copies a store from one engine to the other and compares every row of both. Servers cannot use
/// either of them during the move. `to` is a database without rows, or holds an unfinished move of
/// the same store, which is continued. No server opens `to` before its move is complete. Throws
/// std::runtime_error with a sentence if the move is impossible, a row is refused, or a row
/// differs.
MoveReport move_store(const Address& from, const Address& to,
                      const Progress& progress = no_progress);

}  // namespace crownhead::db
