#include "db/whole_store.hpp"

#include <stdexcept>

#include "db/games/moves_of_before.hpp"
#include "db/migrate.hpp"
#include "db/unfinished_move.hpp"

namespace crownhead::db {

void require_whole(Connection& connection) {
  require_current(connection, migrations(connection.engine()));
  require_no_unfinished_move(connection);
  if (has_moves_of_before(connection))
    throw std::runtime_error("the database " + connection.name() +
                             " has been brought up to date in part; run crownhead migrate first");
}

}  // namespace crownhead::db
