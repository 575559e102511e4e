#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace crownhead::db {

struct CheckReport {
  std::int64_t games = 0;
  std::int64_t events = 0;
  std::vector<std::string> differences;  ///< one sentence each; empty if all is well
  /// Of games in which something was played that the rules of today do not have: no damage.
  std::vector<std::string> notes;
};

/// Looks over the whole file, in one view of it and changing nothing, also while a server runs:
/// SQLite's own checks, then every game replayed from its events and compared with its state row,
/// its snapshot and what the rules of today have to say. Throws std::runtime_error if the file
/// cannot be opened or is of another schema.
CheckReport check(const std::filesystem::path& file);

}  // namespace crownhead::db
