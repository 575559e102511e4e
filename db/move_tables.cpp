#include "db/move_tables.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace crownhead::db {
namespace {

void add_quoted(std::string& names, const std::string& name) {
  names += (names.empty() ? "\"" : ", \"") + name + '"';
}

Null::Of type_of(const std::string& declared) {
  static const std::map<std::string, Null::Of> types = {{"INTEGER", Null::Of::integer},
                                                        {"REAL", Null::Of::real},
                                                        {"TEXT", Null::Of::text},
                                                        {"BLOB", Null::Of::bytes}};
  return types.at(declared);
}

MovedTable table_of(Connection& sqlite, const std::string& name) {
  MovedTable table{.name = name, .columns = {}, .key = {}};
  std::map<int, std::size_t> key;  // by the place in it
  Rows rows = sqlite.query("SELECT name, type, pk FROM pragma_table_info(?1) ORDER BY cid", name);
  while (rows.next()) {
    auto column = rows.take<std::string>();
    const Null::Of type = type_of(rows.take<std::string>());
    if (const int place = rows.take<int>()) key.emplace(place, table.columns.size());
    table.columns.push_back({.name = std::move(column), .type = type});
  }
  for (const auto& [place, column] : key) table.key.push_back(column);
  if (table.key.empty()) throw std::logic_error("the table " + name + " has no key");
  return table;
}

std::set<std::string> referred_to(Connection& sqlite, const std::string& table) {
  const auto names = sqlite.values<std::string>(
      "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list(?1)", table);
  std::set<std::string> others(names.begin(), names.end());
  others.erase(table);
  return others;
}

/// Returns the tables of the schema, without the engine's own.
std::vector<std::string> names_of_tables(Connection& sqlite) {
  return sqlite.values<std::string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
      " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN ('migrations', 'meta')"
      " ORDER BY name");
}

}  // namespace

std::string MovedTable::names() const {
  std::string all;
  for (const auto& column : columns) add_quoted(all, column.name);
  return all;
}

std::string MovedTable::key_names(std::string_view order) const {
  std::string all;
  for (const std::size_t column : key) {
    add_quoted(all, columns[column].name);
    all += order;
  }
  return all;
}

std::vector<MovedTable> moved_tables(Connection& sqlite) {
  std::map<std::string, std::set<std::string>> waiting;
  for (const auto& name : names_of_tables(sqlite)) waiting[name] = referred_to(sqlite, name);
  std::vector<MovedTable> tables;
  while (!waiting.empty()) {
    const auto next =
        std::ranges::find_if(waiting, [](const auto& table) { return table.second.empty(); });
    if (next == waiting.end()) throw std::logic_error("tables have circular references");
    const std::string name = next->first;
    waiting.erase(next);
    for (auto& [other, refers_to] : waiting) refers_to.erase(name);
    tables.push_back(table_of(sqlite, name));
  }
  return tables;
}

MovedTable meta_table(Connection& sqlite) { return table_of(sqlite, "meta"); }

}  // namespace crownhead::db
