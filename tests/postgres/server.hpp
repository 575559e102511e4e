#pragma once

#include <string>

namespace crownhead::db {

/// Returns the address of a new empty database on the server that tests/postgres/with_server has
/// started for this program. Throws std::runtime_error with a sentence if there is none.
std::string new_postgres_database();

}  // namespace crownhead::db
