#include "db/address.hpp"

#include <regex>
#include <stdexcept>

#include "db/postgres/driver.hpp"
#include "db/sqlite/driver.hpp"

namespace crownhead::db {

bool is_postgres(const Address& address) {
  const std::string& text = address.native();
  return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

std::string uri_of_postgres(const Address& address) {
  static const std::regex password(R"(^[^:]*://[^/?#@]*:[^/?#]*@|[?&]password=)");
  if (std::regex_search(address.native(), password))
    throw std::runtime_error(
        "the address of the database has a password, which others on this machine can read; put it"
        " into the file that PGPASSFILE names, or ~/.pgpass");
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
