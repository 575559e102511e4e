#include "server/commands/file_option.hpp"

#include <exception>
#include <string>

#include "db/address.hpp"

namespace crownhead::server {

CLI::Validator a_file() {
  return {
      [](const std::string& address) -> std::string {
        if (!db::is_postgres(address)) return db::fault_of_address(address).value_or("");
        return "this command is for SQLite files; back up a PostgreSQL database with pgBackRest, or"
               " copy it with pg_dump and pg_restore";
      },
      ""};
}

CLI::Validator a_database() {
  return {[](const std::string& address) -> std::string {
            try {
              return db::fault_of_address(address).value_or("");
            } catch (const std::exception& error) {
              return error.what();
            }
          },
          ""};
}

}  // namespace crownhead::server
