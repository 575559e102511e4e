#include "server/commands/file_option.hpp"

#include <string>

#include "db/address.hpp"

namespace crownhead::server {

CLI::Validator a_file() {
  return {[](const std::string& address) -> std::string {
            if (!db::is_postgres(address)) return "";
            return "this is for files; back a database of PostgreSQL up with pgBackRest, or copy it"
                   " with pg_dump and pg_restore";
          },
          ""};
}

}  // namespace crownhead::server
