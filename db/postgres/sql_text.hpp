#pragma once

#include <string>
#include <string_view>

namespace crownhead::db {

/// A statement of the stores as PostgreSQL takes it: `$1` in place of `?1`, and no `INDEXED BY`,
/// which SQLite alone knows. What stands in quotes stays as it is.
std::string in_postgres(std::string_view sql);

}  // namespace crownhead::db
