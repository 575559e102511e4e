#pragma once

#include <string>
#include <string_view>

namespace crownhead::db {

/// Converts a statement of the stores for PostgreSQL: `$1` instead of `?1`, and without `INDEXED
/// BY`, which only SQLite knows. Text in quotes is not changed.
std::string in_postgres(std::string_view sql);

}  // namespace crownhead::db
