#pragma once

#include <string>
#include <vector>

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Plays every puzzle through. Compares it with the position that identifies it, its figures with
/// the stored attempts, and the counts with the puzzles. Adds errors to `differences`.
void check_puzzles(Connection& connection, std::vector<std::string>& differences);

}  // namespace crownhead::db
