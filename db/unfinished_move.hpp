#pragma once

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// A database that is the target of a move has a mark, from before its first row until after its
/// last.
void mark_unfinished_move(Connection& connection);
bool has_unfinished_move(Connection& connection);

/// Throws std::runtime_error with a sentence if a move into the database is unfinished.
void require_no_unfinished_move(Connection& connection);

}  // namespace crownhead::db
