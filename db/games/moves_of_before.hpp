#pragma once

#include "db/jobs/progress.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Gives the moves that were stored before schema 27 what they changed on the board, by replaying
/// each game once. A transaction for some games at a time, so that it may be broken off and goes on
/// where it was. From the first event on that cannot be replayed the events of a game stay as they
/// are. Before there is a writer, and when nothing is left in the journal.
void bring_up_moves_of_before(Connection& connection, const Progress& told = no_progress);

/// Whether that has still to be done, or to be ended.
bool has_moves_of_before(Connection& connection);

}  // namespace crownhead::db
