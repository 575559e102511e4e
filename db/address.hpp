#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "db/sql/driver.hpp"

namespace crownhead::db {

/// The location of a store: a file of SQLite, or a database of PostgreSQL in one of libpq's two
/// forms, "postgresql://crownhead@db.example.org/games" or "host=db.example.org dbname=games".
using Address = std::filesystem::path;

bool is_postgres(const Address& address);

/// Checks the form of the address. Returns what is wrong with it, or nullopt. Throws
/// std::runtime_error if libpq is needed and missing.
std::optional<std::string> fault_of_address(const Address& address);

/// Returns the address for libpq. Throws std::runtime_error if it contains a password: all users of
/// a machine can read the arguments of a program.
std::string uri_of_postgres(const Address& address);

/// Opens a connection that changes nothing. Throws StoreError, or std::runtime_error if libpq is
/// needed and missing.
std::unique_ptr<Driver> reading_driver(const Address& address);

}  // namespace crownhead::db
