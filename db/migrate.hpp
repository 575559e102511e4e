#pragma once

#include <span>
#include <string_view>

#include "db/address.hpp"
#include "db/jobs/progress.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// A step of the schema. Its text never changes after it has landed.
struct Migration {
  std::string_view name;  ///< "0001_initial"
  std::string_view sql;
};

/// Returns all steps that this program has for an engine, in order; the n-th leads to schema n.
/// Compiled in from migrations/ and migrations/postgres/.
std::span<const Migration> migrations(Engine engine = Engine::sqlite);

/// Returns the number of steps that made the database; 0 if it is empty. Throws std::runtime_error
/// with a sentence if it cannot be read, belongs to another program, was made before the first of
/// `known` got its present text, is newer than `known` or was made by steps with other text.
int schema_of(Connection& connection, std::span<const Migration> known);

/// Opens an existing database of this program. Throws StoreError, or like schema_of.
Connection open_to_read(const Address& address);

/// Updates the database, each step in a transaction of its own, and returns the number of steps.
/// Throws like schema_of.
int migrate(Connection& connection, std::span<const Migration> known,
            const Progress& progress = no_progress);

/// Throws like schema_of, and also if steps are missing. Changes nothing.
void require_current(Connection& connection, std::span<const Migration> known);

}  // namespace crownhead::db
