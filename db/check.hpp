#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/address.hpp"
#include "db/jobs/progress.hpp"
#include "db/tips_check.hpp"

namespace crownhead::db {

struct CheckReport {
  std::int64_t games = 0;
  std::int64_t events = 0;
  std::int64_t tips = 0;
  std::vector<std::string> differences;  ///< one sentence each; empty if all is well
  /// Of games in which something was played that the rules of today do not have: no damage.
  std::vector<std::string> notes;
};

/// Looks over the whole database, in one view of it and changing nothing, also while a server runs:
/// SQLite's own checks of a file, then every game replayed from its events and compared with its
/// state row, its snapshot and what the rules of today have to say, and the lists of tips of dice,
/// their signatures where `is_signed` is there, and the puzzles. Throws std::runtime_error if
/// the database cannot be opened or is of another schema.
CheckReport check(const Address& address, const Progress& told = no_progress,
                  const SignatureCheck& is_signed = {});

}  // namespace crownhead::db
