#pragma once

#include <filesystem>
#include <optional>

#include "db/jobs/progress.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Writes everything that `connection` sees, as one consistent view, to the file `to`. An existing
/// file is replaced once the copy is complete and on the disk. Only the file's owner may read it.
/// Throws StoreError or std::runtime_error.
void copy_database(Connection& connection, const std::filesystem::path& to,
                   const Progress& progress = no_progress);

/// Copies the database `from`, which a server may be using, to the new file `to`. Throws
/// std::runtime_error with a sentence if there is no such database, it is not Crownhead's, or `to`
/// exists.
void backup(const std::filesystem::path& from, const std::filesystem::path& to,
            const Progress& progress = no_progress);

/// Replaces the database `to`, which no process may be using, by a copy of the backup `from` with
/// the same mode and owner. Returns the new location of the old database. Throws std::runtime_error
/// with a sentence, and changes nothing, if the backup cannot be read to its end or `to` is in use.
std::optional<std::filesystem::path> restore(const std::filesystem::path& from,
                                             const std::filesystem::path& to,
                                             const Progress& progress = no_progress);

}  // namespace crownhead::db
