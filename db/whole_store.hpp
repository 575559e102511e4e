#pragma once

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Throws std::runtime_error with a sentence unless the schema is that of this program, and neither
/// an upgrade of what is stored nor a move into the database has still to come to its end.
void require_whole(Connection& connection);

}  // namespace crownhead::db
