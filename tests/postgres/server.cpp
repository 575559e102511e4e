#include "tests/postgres/server.hpp"

#include <cstdlib>
#include <stdexcept>
#include <unistd.h>

#include "db/postgres/driver.hpp"

namespace crownhead::db {

std::string new_postgres_database() {
  const char* server = std::getenv("CROWNHEAD_POSTGRES");
  if (!server)
    throw std::runtime_error(
        "these tests need a PostgreSQL: run them by ./dev test --postgres, or one program by"
        " tests/postgres/with_server PROGRAM");
  static int made = 0;
  const std::string name = "d" + std::to_string(getpid()) + "_" + std::to_string(++made);
  const auto address = [&](const std::string& database) {
    return "postgresql://crownhead@/" + database + "?host=" + server;
  };
  PostgresDriver(address("postgres")).script("CREATE DATABASE " + name);
  return address(name);
}

}  // namespace crownhead::db
