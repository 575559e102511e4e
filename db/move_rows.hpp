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

/// A value of a row, of its own memory.
using Cell = std::variant<NoValue, std::int64_t, double, std::string, std::vector<std::uint8_t>>;
using MovedRow = std::vector<Cell>;

/// The rows of a table in the order of its key, some at once.
class MovedRows {
 public:
  MovedRows(Connection& connection, const MovedTable& table, int at_once);

  /// `key` has the values of the table's key.
  void go_on_after(MovedRow key);
  /// Empty after the last.
  std::vector<MovedRow> next();

 private:
  Connection& connection_;
  const MovedTable& table_;
  int at_once_;
  std::optional<MovedRow> after_;
};

/// Stores rows as they are.
class RowWriter {
 public:
  RowWriter(Connection& connection, const MovedTable& table);

  /// In a transaction of its own. Throws std::runtime_error that names the row if one is refused.
  void store(const std::vector<MovedRow>& rows);
  /// In the one that is open. Throws StoreError.
  void store_within(const std::vector<MovedRow>& rows);

 private:
  [[noreturn]] void name_refused(const std::vector<MovedRow>& rows);

  Connection& connection_;
  const MovedTable& table_;
  std::size_t together_;  ///< rows in one statement
  std::string many_;      ///< the text for so many
  std::string one_;
};

std::int64_t count_rows(Connection& connection, const MovedTable& table);

/// The key of the last row; nullopt if there is none.
std::optional<MovedRow> last_key(Connection& connection, const MovedTable& table);

/// In words, with the table and the key of the row; nullopt if both are the same.
std::optional<std::string> first_difference(const MovedTable& table,
                                            const std::vector<MovedRow>& rows,
                                            const std::vector<MovedRow>& others);

/// What numbers rows goes on where it stood, so that the number of a row that was deleted is not
/// given again.
void keep_numbers_used(Connection& from, Connection& to, const std::vector<MovedTable>& tables);

}  // namespace crownhead::db
