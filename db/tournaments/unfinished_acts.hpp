#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "db/tournaments/tournaments.hpp"

namespace crownhead::db {

class Writer;

/// Rows that a job stores of an act. An act with more is stored in several jobs.
inline constexpr std::size_t rows_of_part = 64;

/// Records that rows that follow from the events after `after_version` are still to be stored. Part
/// of the job that stores the events.
void begin_parts(Connection& connection, TournamentId id, std::int64_t after_version);
bool has_unfinished_act(Connection& connection, TournamentId id);
/// Returns the version before the unfinished act.
std::optional<std::int64_t> unfinished_since(Connection& connection, TournamentId id);

void publish_dice(Connection& connection, TournamentId id,
                  const std::vector<RoundDice>& published_dice, Instant at);

/// Stores the rest of an act in jobs of bounded size, then calls `done`. The entries are those that
/// differ from the stored ones. Stores nothing if the act is finished, or if the tournament is at
/// another version. Any thread.
void store_parts(Writer& writer, RestOfAct rest, const std::vector<EntryRow>& entries,
                 Done<void> done);

}  // namespace crownhead::db
