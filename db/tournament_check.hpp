#pragma once

#include "db/check.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Replays every tournament from its events and compares the result with what is stored: its row,
/// its directors, its entries with their points, and its games.
void check_tournaments(Connection& connection, CheckReport& report);

}  // namespace crownhead::db
