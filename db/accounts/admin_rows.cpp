#include "db/accounts/admin_rows.hpp"

#include "rules/accounts/role.hpp"

namespace crownhead::db {

static_assert(static_cast<int>(accounts::Role::admin) == 3, "the index users_admins says 3");

bool admin_there(Connection& connection) {
  return connection.value<int>("SELECT 1 FROM users WHERE role = 3 AND closed_ms IS NULL LIMIT 1")
      .has_value();
}

}  // namespace crownhead::db
