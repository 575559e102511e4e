#pragma once

#include <string>

namespace crownhead::db {

/// The address of a new database with nothing in it, on the server that tests/postgres/with_server
/// has started for this program. Throws std::runtime_error with a sentence if there is none.
std::string new_postgres_database();

}  // namespace crownhead::db
