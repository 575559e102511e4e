#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/address.hpp"
#include "db/commitments_check.hpp"
#include "db/jobs/progress.hpp"

namespace crownhead::db {

struct CheckReport {
  std::int64_t games = 0;
  std::int64_t events = 0;
  std::int64_t commitments = 0;
  std::vector<std::string> differences;  ///< one sentence each; empty if there are none
  /// About games with moves that today's rules do not allow: this is not damage.
  std::vector<std::string> notes;
};

/// Checks the whole database in one view and without changing it, even while a server runs. The
/// checks: SQLite's own checks of a file; every game, replayed from its events and compared with
/// its state row, its snapshot and today's rules; the lists of dice commitments, with their
/// signatures if `is_signed` is given; and the puzzles. Throws std::runtime_error if the database
/// cannot be opened or has another schema.
CheckReport check(const Address& address, const Progress& progress = no_progress,
                  const SignatureCheck& is_signed = {});

}  // namespace crownhead::db
