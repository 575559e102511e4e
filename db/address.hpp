#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "db/sql/driver.hpp"

namespace crownhead::db {

/// Where a store is: a file of SQLite, or a database of PostgreSQL that a URI names,
/// "postgresql://crownhead@db.example.org/games".
using Address = std::filesystem::path;

bool is_postgres(const Address& address);

/// What libpq is given. Throws std::runtime_error if it has a password: all users of a machine may
/// read the arguments of a program.
std::string uri_of_postgres(const Address& address);

/// A connection that changes nothing. Throws StoreError, or std::runtime_error where libpq is
/// needed and not there.
std::unique_ptr<Driver> reading_driver(const Address& address);

}  // namespace crownhead::db
