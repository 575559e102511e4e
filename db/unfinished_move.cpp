#include "db/unfinished_move.hpp"

#include <stdexcept>

namespace crownhead::db {

void mark_unfinished_move(Connection& connection) {
  connection.run("INSERT INTO meta (key, value) VALUES ('unfinished_move', 1)");
}

bool has_unfinished_move(Connection& connection) {
  return connection.value<int>("SELECT 1 FROM meta WHERE key = 'unfinished_move'").has_value();
}

void require_no_unfinished_move(Connection& connection) {
  if (has_unfinished_move(connection))
    throw std::runtime_error("the database " + connection.name() +
                             " contains an unfinished copy; run crownhead move again");
}

}  // namespace crownhead::db
