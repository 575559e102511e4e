#pragma once

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// True if there is an admin whose account is not closed.
bool admin_there(Connection& connection);

}  // namespace crownhead::db
