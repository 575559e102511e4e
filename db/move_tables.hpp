#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"

namespace crownhead::db {

struct MovedColumn {
  std::string name;
  Null::Of type;
};

/// A table that both engines have.
struct MovedTable {
  std::string name;
  std::vector<MovedColumn> columns;
  std::vector<std::size_t> key;  ///< the columns that define the order of rows

  /// All columns or only the key, separated by commas; each column of the key is followed by
  /// `order`.
  std::string names() const;
  std::string key_names(std::string_view order = "") const;
};

/// Returns all tables with the store's rows, each after those that it refers to. Reads from a
/// connection of SQLite, which knows the types of its columns. `meta` is not included: it is moved
/// last.
std::vector<MovedTable> moved_tables(Connection& sqlite);

MovedTable meta_table(Connection& sqlite);

}  // namespace crownhead::db
