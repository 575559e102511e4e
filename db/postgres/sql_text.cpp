#include "db/postgres/sql_text.hpp"

#include <algorithm>

namespace crownhead::db {
namespace {

constexpr std::string_view indexed_by = " INDEXED BY ";
constexpr std::string_view of_names =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

}  // namespace

std::string in_postgres(std::string_view sql) {
  std::string text;
  text.reserve(sql.size());
  while (!sql.empty()) {
    std::size_t taken = 1;
    const char first = sql.front();
    if (sql.starts_with(indexed_by)) {
      sql.remove_prefix(indexed_by.size());
      sql.remove_prefix(std::min(sql.find_first_not_of(of_names), sql.size()));
      continue;
    }
    if (first == '\'' || first == '"') taken = std::min(sql.find(first, 1), sql.size() - 1) + 1;
    if (first == '?')
      text += '$';
    else
      text += sql.substr(0, taken);
    sql.remove_prefix(taken);
  }
  return text;
}

}  // namespace crownhead::db
