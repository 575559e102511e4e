#pragma once

#include <vector>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/event.hpp"

namespace crownhead::db {

class Writer;

/// Marks the game: its clock must be changed before anything else happens in it. Part of a job.
void mark_game(Connection& connection, GameId game, Instant at, play::ClockCause cause);

/// Records that all running games of the tournament must be marked; mark_running_games() does it.
/// Part of the job that stores the reason. A later call replaces an earlier one.
void begin_marks(Connection& connection, TournamentId tournament, Instant at,
                 play::ClockCause cause);

/// Marks the games that begin_marks() has recorded, some per job, and answers with those that this
/// call has marked. After a failure, or if the server stops, call it again. Any thread.
void mark_running_games(Writer& writer, TournamentId tournament, Done<std::vector<GameId>> done);

}  // namespace crownhead::db
