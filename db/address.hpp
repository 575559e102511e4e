#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "db/sql/driver.hpp"

namespace crownhead::db {

/// Where a store is: a file of SQLite, or a database of PostgreSQL in one of libpq's two forms,
/// "postgresql://crownhead@db.example.org/games" or "host=db.example.org dbname=games".
using Address = std::filesystem::path;

bool is_postgres(const Address& address);

/// Returns what is wrong with the address by its form; nullopt if it can be used. Throws
/// std::runtime_error where libpq is needed and not there.
std::optional<std::string> fault_of_address(const Address& address);

/// What libpq is given. Throws std::runtime_error if it has a password: all users of a machine may
/// read the arguments of a program.
std::string uri_of_postgres(const Address& address);

/// A connection that changes nothing. Throws StoreError, or std::runtime_error where libpq is
/// needed and not there.
std::unique_ptr<Driver> reading_driver(const Address& address);

}  // namespace crownhead::db
