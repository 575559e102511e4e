#pragma once

#include <string_view>

#include "db/sql/connection.hpp"
#include "rules/identity.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

/// For take_identity; also in an outer join with users who have no row.
constexpr std::string_view identity_columns =
    "coalesce(real_name, ''), coalesce(country, ''), coalesce(club, ''), coalesce(title, ''),"
    " title_confirmed_ms, coalesce(federation_number, '')";

Identity take_identity(Rows& rows);

/// Changes the row of the user, or inserts it.
void store_identity(Connection& connection, UserId user, const IdentityChange& change);

}  // namespace crownhead::db
