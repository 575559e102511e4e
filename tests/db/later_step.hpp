#pragma once

#include <vector>

#include "db/migrate.hpp"

namespace crownhead::db {

/// The steps of this program and one that does not exist yet, for either engine.
inline std::vector<Migration> with_a_later_step(Engine engine = Engine::sqlite) {
  std::vector<Migration> known(migrations(engine).begin(), migrations(engine).end());
  known.push_back({"a_later_step",
                   "ALTER TABLE users ADD COLUMN motto TEXT NOT NULL DEFAULT 'draughts';"
                   "CREATE TABLE clubs (id BIGINT PRIMARY KEY, name TEXT NOT NULL);"
                   "INSERT INTO clubs (id, name) SELECT id, name FROM users"});
  return known;
}

}  // namespace crownhead::db
