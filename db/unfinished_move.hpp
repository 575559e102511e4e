#pragma once

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// From before its first row until after its last one a database that is moved into has a mark.
void mark_unfinished_move(Connection& connection);
bool has_unfinished_move(Connection& connection);

/// Throws std::runtime_error with a sentence if a move into the database has not come to its end.
void require_no_unfinished_move(Connection& connection);

}  // namespace crownhead::db
