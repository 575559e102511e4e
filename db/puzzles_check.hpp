#pragma once

#include <string>
#include <vector>

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Plays every puzzle through and compares it with the position by which it is known, its figures
/// with those of the tries that are there, and the counts with what is counted. What is wrong is
/// added to `differences`.
void check_puzzles(Connection& connection, std::vector<std::string>& differences);

}  // namespace crownhead::db
