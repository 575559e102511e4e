#pragma once

#include <span>
#include <string_view>

#include "db/sqlite/connection.hpp"

namespace crownhead::db {

/// A step of the schema. Its text never changes after it has landed.
struct Migration {
  std::string_view name;  ///< "0001_initial"
  std::string_view sql;
};

/// All that this program knows, in order; the n-th leads to schema n. Built in from migrations/.
std::span<const Migration> migrations();

/// The number of steps that made the file; 0 if it is empty. Throws std::runtime_error with a
/// sentence if it cannot be read, is another program's, is newer than `known` or was made by steps
/// of other text.
int schema_of(SqliteConnection& connection, std::span<const Migration> known);

/// A database of this program that is there. Throws SqliteError, or as schema_of.
SqliteConnection open_to_read(const std::filesystem::path& file);

/// Brings the file up to date, each step in a transaction of its own, and returns how many steps
/// were made. Throws as schema_of.
int migrate(SqliteConnection& connection, std::span<const Migration> known);

/// Throws as schema_of, and also if steps are missing. Changes nothing.
void require_current(SqliteConnection& connection, std::span<const Migration> known);

}  // namespace crownhead::db
