#pragma once

#include <string>
#include <vector>

#include "rules/ids.hpp"

namespace crownhead::db {

/// A correspondence tournament before its start, with the columns that vacations need. `policy` has
/// the columns from splits_allowed to max_days, then vacation_approval, vacation_freeze and
/// vacation_moves.
inline std::string tournament_sql(TournamentId id, const std::string& policy,
                                  const std::vector<UserId>& players,
                                  const std::vector<UserId>& directors) {
  const std::string number = std::to_string(id.value);
  std::string sql =
      "INSERT INTO tournaments (id, version, name, format, pace, variant, status, round, entrants,"
      " created_ms, updated_ms, splits_allowed, days_allowed, min_days, max_days,"
      " vacation_approval, vacation_freeze, vacation_moves) VALUES (" +
      number + ", 1, 'Cup " + number + "', 0, 1, 'international', 0, 0, 2, 0, 0, " + policy + ");";
  for (const UserId player : players)
    sql += "INSERT INTO tournament_entries (tournament_id, user_id, state, points) VALUES (" +
           number + ", " + std::to_string(player.value) + ", 1, 0);";
  for (const UserId director : directors)
    sql += "INSERT INTO tournament_directors VALUES (" + number + ", " +
           std::to_string(director.value) + ");";
  return sql;
}

}  // namespace crownhead::db
