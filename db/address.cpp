#include "db/address.hpp"

#include <stdexcept>
#include <string_view>

#include "db/postgres/conninfo.hpp"
#include "db/postgres/driver.hpp"
#include "db/sqlite/driver.hpp"

namespace crownhead::db {

namespace {

/// The form "host=db.example.org dbname=games", as opposed to a URI.
bool is_list_of_settings(std::string_view text) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const auto name = text.substr(0, equals);
  constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz_ \t";
  return name.find_first_not_of(allowed) == std::string_view::npos &&
         name.find_first_not_of(" \t") != std::string_view::npos;
}

}  // namespace

bool is_postgres(const Address& address) {
  const std::string& text = address.native();
  return text.starts_with("postgresql://") || text.starts_with("postgres://") ||
         is_list_of_settings(text);
}

std::optional<std::string> fault_of_address(const Address& address) {
  const std::string& text = address.native();
  if (is_postgres(address)) return fault_of_conninfo(text);
  if (text.find("://") != std::string::npos || text.starts_with("file:"))
    return "must be a file, or a PostgreSQL database as postgresql://USER@HOST/NAME";
  if (text.starts_with(':')) return "must be a file; a database in memory ends with the program";
  return std::nullopt;
}

std::string uri_of_postgres(const Address& address) {
  if (const auto fault = fault_of_conninfo(address.native())) throw std::runtime_error(*fault);
  return address.native();
}

std::unique_ptr<Driver> reading_driver(const Address& address) {
  if (!is_postgres(address))
    return std::make_unique<SqliteDriver>(address, SqliteDriver::Mode::read_only);
  auto driver = std::make_unique<PostgresDriver>(uri_of_postgres(address));
  driver->script("SET default_transaction_read_only = on");
  return driver;
}

}  // namespace crownhead::db
