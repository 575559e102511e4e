#include "db/whole_store.hpp"

#include "db/migrate.hpp"
#include "db/unfinished_move.hpp"

namespace crownhead::db {

void require_whole(Connection& connection) {
  require_current(connection, migrations(connection.engine()));
  require_no_unfinished_move(connection);
}

}  // namespace crownhead::db
