#pragma once

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Throws std::runtime_error with a sentence unless the schema is current and no move into the
/// database is unfinished.
void require_whole(Connection& connection);

}  // namespace crownhead::db
