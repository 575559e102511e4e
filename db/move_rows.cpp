#include "db/move_rows.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

#include "db/sql/store_error.hpp"

namespace crownhead::db {
namespace {

constexpr std::size_t most_arguments = 1000;

Cell take_cell(Rows& rows, Null::Of type) {
  switch (type) {
    case Null::Of::integer:
      if (const auto value = rows.take<std::optional<std::int64_t>>()) return *value;
      break;
    case Null::Of::real:
      if (const auto value = rows.take<std::optional<double>>()) return *value;
      break;
    case Null::Of::text:
      if (auto value = rows.take<std::optional<std::string>>()) return *std::move(value);
      break;
    case Null::Of::bytes:
      if (const auto value = rows.take<std::optional<Bytes>>())
        return std::vector<std::uint8_t>(value->begin(), value->end());
      break;
  }
  return NoValue{type};
}

Value value_in(const Cell& cell) {
  return std::visit(
      [](const auto& value) -> Value {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, NoValue>)
          return Null{value.type};
        else
          return value_of(value);
      },
      cell);
}

std::vector<Value> values_in(std::span<const MovedRow> rows) {
  std::vector<Value> values;
  for (const auto& row : rows)
    for (const auto& cell : row) values.push_back(value_in(cell));
  return values;
}

MovedRow key_of(const MovedTable& table, const MovedRow& row) {
  MovedRow key;
  for (const std::size_t column : table.key) key.push_back(row[column]);
  return key;
}

/// Returns "(?1, ?2)", numbered from `first`.
std::string places(std::size_t first, std::size_t count) {
  std::string text;
  for (std::size_t i = first; i < first + count; ++i)
    text += (text.empty() ? "(?" : ", ?") + std::to_string(i);
  return text + ")";
}

std::string insert_of(const MovedTable& table, std::size_t rows) {
  const std::size_t columns = table.columns.size();
  std::string text = "INSERT INTO " + table.name + " (" + table.names() + ") VALUES ";
  for (std::size_t i = 0; i < rows; ++i)
    text += (i == 0 ? "" : ", ") + places(1 + i * columns, columns);
  return text;
}

std::string in_words(const MovedRow& key) {
  struct Words {
    std::string operator()(NoValue) const { return "nothing"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const { return std::to_string(value); }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const std::vector<std::uint8_t>& value) const {
      constexpr std::string_view digits = "0123456789abcdef";
      std::string text;
      for (const std::uint8_t byte : value) text.append({digits[byte >> 4U], digits[byte & 15U]});
      return text;
    }
  };
  std::string all;
  for (const auto& cell : key) all += (all.empty() ? "" : ", ") + std::visit(Words{}, cell);
  return all;
}

std::string row_in_words(const MovedTable& table, const MovedRow& row) {
  return "the row (" + in_words(key_of(table, row)) + ") of the table " + table.name;
}

/// Returns the highest row number that each table has assigned.
std::map<std::string, std::int64_t> numbers_used(Connection& connection) {
  std::map<std::string, std::int64_t> used;
  Rows rows = connection.query(
      connection.engine() == Engine::sqlite
          ? "SELECT name, seq FROM sqlite_sequence"
          : "SELECT tables.relname::text, coalesce(pg_sequence_last_value(numbers.oid), 0)"
            " FROM pg_class AS numbers JOIN pg_depend ON pg_depend.objid = numbers.oid"
            " AND pg_depend.deptype = 'i' JOIN pg_class AS tables"
            " ON tables.oid = pg_depend.refobjid WHERE numbers.relkind = 'S'"
            " AND tables.relnamespace = current_schema()::regnamespace");
  while (rows.next()) {
    auto table = rows.take<std::string>();
    used.emplace(std::move(table), rows.take<std::int64_t>());
  }
  return used;
}

void use_number(Connection& connection, const MovedTable& table, std::int64_t number) {
  if (connection.engine() == Engine::sqlite) {
    // A table gets a row there with its own first row.
    if (connection.changed("UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1", table.name,
                           number) == 0)
      connection.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)", table.name, number);
    return;
  }
  connection.value<std::int64_t>("SELECT setval(pg_get_serial_sequence(?1, ?2), ?3)", table.name,
                                 table.columns[table.key.front()].name, number);
}

/// The tables that number their rows. In other tables SQLite assigns the number of the last row
/// again after it was deleted.
std::set<std::string> numbering_tables(Connection& connection) {
  const auto names = connection.values<std::string>(
      connection.engine() == Engine::sqlite
          ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
          : "SELECT table_name::text FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND is_identity = 'YES'");
  return {names.begin(), names.end()};
}

}  // namespace

MovedRows::MovedRows(Connection& connection, const MovedTable& table, int at_once)
    : connection_(connection), table_(table), at_once_(at_once) {}

void MovedRows::go_on_after(MovedRow key) { after_ = std::move(key); }

std::vector<MovedRow> MovedRows::next() {
  std::string sql = "SELECT " + table_.names() + " FROM " + table_.name;
  if (after_) sql += " WHERE (" + table_.key_names() + ") > " + places(1, table_.key.size());
  sql += " ORDER BY " + table_.key_names() + " LIMIT " + std::to_string(at_once_);
  std::vector<MovedRow> found;
  const auto after = after_ ? values_in({&*after_, 1}) : std::vector<Value>{};
  Rows rows = connection_.query_with(sql, after);
  while (rows.next()) {
    MovedRow& row = found.emplace_back();
    for (const auto& column : table_.columns) row.push_back(take_cell(rows, column.type));
  }
  if (!found.empty()) after_ = key_of(table_, found.back());
  return found;
}

RowWriter::RowWriter(Connection& connection, const MovedTable& table)
    : connection_(connection),
      table_(table),
      together_(std::max<std::size_t>(1, most_arguments / table.columns.size())),
      many_(insert_of(table, together_)),
      one_(insert_of(table, 1)) {}

void RowWriter::store(const std::vector<MovedRow>& rows) try {
  Transaction transaction(connection_, Transaction::Kind::write);
  store_within(rows);
  transaction.commit();
} catch (const StoreError& error) {
  if (!error.is_of_the_job()) throw;
  name_refused(rows);
}

void RowWriter::store_within(const std::vector<MovedRow>& rows) {
  std::span<const MovedRow> left = rows;
  for (; left.size() >= together_; left = left.subspan(together_))
    connection_.changed_with(many_, values_in(left.first(together_)));
  for (; !left.empty(); left = left.subspan(1))
    connection_.changed_with(one_, values_in(left.first(1)));
}

void RowWriter::name_refused(const std::vector<MovedRow>& rows) {
  Transaction transaction(connection_, Transaction::Kind::write);
  for (const auto& row : rows) try {
      connection_.changed_with(one_, values_in({&row, 1}));
    } catch (const StoreError& error) {
      throw std::runtime_error(row_in_words(table_, row) + " was refused: " + error.what());
    }
  throw std::runtime_error("rows of the table " + table_.name +
                           " were refused at first, but not when retried");
}

std::int64_t count_rows(Connection& connection, const MovedTable& table) {
  return *connection.value<std::int64_t>("SELECT count(*) FROM " + table.name);
}

std::optional<MovedRow> last_key(Connection& connection, const MovedTable& table) {
  Rows rows = connection.query("SELECT " + table.key_names() + " FROM " + table.name +
                               " ORDER BY " + table.key_names(" DESC") + " LIMIT 1");
  if (!rows.next()) return std::nullopt;
  MovedRow key;
  for (const std::size_t column : table.key)
    key.push_back(take_cell(rows, table.columns[column].type));
  return key;
}

std::optional<std::string> first_difference(const MovedTable& table,
                                            const std::vector<MovedRow>& rows,
                                            const std::vector<MovedRow>& others) {
  for (std::size_t i = 0; i < std::max(rows.size(), others.size()); ++i) {
    if (i >= rows.size()) return row_in_words(table, others[i]);
    if (i >= others.size() || rows[i] != others[i]) return row_in_words(table, rows[i]);
  }
  return std::nullopt;
}

void keep_numbers_used(Connection& from, Connection& to, const std::vector<MovedTable>& tables) {
  const auto used = numbers_used(from);
  const auto numbering = numbering_tables(to);
  for (const auto& table : tables) {
    if (!numbering.contains(table.name)) continue;
    const auto highest = to.value<std::optional<std::int64_t>>("SELECT max(" + table.key_names() +
                                                               ") FROM " + table.name)
                             .value_or(std::nullopt);
    const auto before = used.find(table.name);
    const std::int64_t number =
        std::max(highest.value_or(0), before == used.end() ? 0 : before->second);
    if (number > 0) use_number(to, table, number);
  }
}

}  // namespace crownhead::db
