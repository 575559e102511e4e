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

/// A table as both engines have it.
struct MovedTable {
  std::string name;
  std::vector<MovedColumn> columns;
  std::vector<std::size_t> key;  ///< the columns that rows are in order by

  /// Parted by commas, of all columns or of the key; behind each of the key stands `order`.
  std::string names() const;
  std::string key_names(std::string_view order = "") const;
};

/// All tables with rows of the store's own, each after those that it refers to. Read from a
/// connection of SQLite, which tells the types of its columns. `meta` is not among them: it goes
/// last.
std::vector<MovedTable> moved_tables(Connection& sqlite);

MovedTable meta_table(Connection& sqlite);

}  // namespace crownhead::db
