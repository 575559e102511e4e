#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "db/move_tables.hpp"

namespace crownhead::db {

struct NoValue {
  Null::Of type;
  bool operator==(const NoValue&) const = default;
};

/// A value of a row, which owns its memory.
using Cell = std::variant<NoValue, std::int64_t, double, std::string, std::vector<std::uint8_t>>;
using MovedRow = std::vector<Cell>;

/// Reads the rows of a table in the order of its key, in batches.
class MovedRows {
 public:
  MovedRows(Connection& connection, const MovedTable& table, int at_once);

  /// Continues after the row with this key.
  void go_on_after(MovedRow key);
  /// Empty after the last row.
  std::vector<MovedRow> next();

 private:
  Connection& connection_;
  const MovedTable& table_;
  int at_once_;
  std::optional<MovedRow> after_;
};

/// Stores rows without changing them.
class RowWriter {
 public:
  RowWriter(Connection& connection, const MovedTable& table);

  /// Uses a transaction of its own. Throws std::runtime_error that names the row if one is refused.
  void store(const std::vector<MovedRow>& rows);
  /// Uses the open transaction. Throws StoreError.
  void store_within(const std::vector<MovedRow>& rows);

 private:
  [[noreturn]] void name_refused(const std::vector<MovedRow>& rows);

  Connection& connection_;
  const MovedTable& table_;
  std::size_t together_;  ///< rows per statement
  std::string many_;      ///< the text for that many
  std::string one_;
};

std::int64_t count_rows(Connection& connection, const MovedTable& table);

/// Returns the key of the last row; nullopt if there is none.
std::optional<MovedRow> last_key(Connection& connection, const MovedTable& table);

/// Describes the first difference, with the table and the key of the row; nullopt if both are
/// equal.
std::optional<std::string> first_difference(const MovedTable& table,
                                            const std::vector<MovedRow>& rows,
                                            const std::vector<MovedRow>& others);

/// Copies the counters that number rows, so that the number of a deleted row is not used again.
void keep_numbers_used(Connection& from, Connection& to, const std::vector<MovedTable>& tables);

}  // namespace crownhead::db
