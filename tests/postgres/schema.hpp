#pragma once

#include <string>

namespace crownhead::db {

/// The schema of PostgreSQL, of migrations/postgres.
std::string postgres_schema();

}  // namespace crownhead::db
