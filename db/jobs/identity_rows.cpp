#include "db/jobs/identity_rows.hpp"

#include <optional>
#include <string>

namespace crownhead::db {

Identity take_identity(Rows& rows) {
  Identity identity;
  identity.real_name = rows.take<std::string>();
  identity.country = rows.take<std::string>();
  identity.club = rows.take<std::string>();
  identity.title = rows.take<std::string>();
  identity.title_confirmed = rows.take<std::optional<Instant>>().has_value();
  identity.federation_number = rows.take<std::string>();
  return identity;
}

void store_identity(Connection& connection, UserId user, const IdentityChange& change) {
  connection.run("INSERT INTO identities (user_id) VALUES (?1) ON CONFLICT DO NOTHING", user);
  connection.run(
      "UPDATE identities SET title_confirmed_ms ="
      " CASE WHEN coalesce(?2, title) = title THEN title_confirmed_ms END,"
      " title = coalesce(?2, title), real_name = coalesce(?3, real_name),"
      " country = coalesce(?4, country), club = coalesce(?5, club),"
      " federation_number = coalesce(?6, federation_number) WHERE user_id = ?1",
      user, change.title, change.real_name, change.country, change.club, change.federation_number);
}

}  // namespace crownhead::db
