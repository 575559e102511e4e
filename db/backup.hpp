#pragma once

#include <filesystem>
#include <optional>

#include "db/jobs/progress.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Writes all that `connection` sees to the file `to`, as one view of one moment; a file that is
/// there is replaced when the copy is whole and on the disk. Only its owner may read it. Throws
/// StoreError or std::runtime_error.
void copy_database(Connection& connection, const std::filesystem::path& to,
                   const Progress& told = no_progress);

/// Copies the database `from`, which a server may be using meanwhile, to the new file `to`. Throws
/// std::runtime_error with a sentence if there is no such database, it is no Crownhead's, or `to`
/// is there already.
void backup(const std::filesystem::path& from, const std::filesystem::path& to,
            const Progress& told = no_progress);

/// Puts a copy of the backup `from` in the place of the database `to`, which no process may be
/// using, with the same mode and owner, and returns where the old database is now. Throws
/// std::runtime_error with a sentence, and changes nothing, if the backup cannot be read to its end
/// or `to` is in use.
std::optional<std::filesystem::path> restore(const std::filesystem::path& from,
                                             const std::filesystem::path& to,
                                             const Progress& told = no_progress);

}  // namespace crownhead::db
