#pragma once

#include "db/jobs/job.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;

/// How long the events of a finished game stay rows with keys. A writer that was stopped may append
/// to the game until then; no transaction lives that long.
constexpr Millis kept_as_rows = seconds(600);

/// On PostgreSQL, merges the events of each live game that changed last `kept_as_rows` before `now`
/// or earlier into one row. Continues behind the game where it stopped last, and packs a limited
/// number per call, in several jobs. On SQLite, where the journal has merged them, this does
/// nothing. Answers after the last job.
void pack_ended_games(Writer& writer, Instant now, Done<void> done);

}  // namespace crownhead::db
