#pragma once

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// Erases a few chapters of a removed study, and the study with the last of them. Part of a job.
/// Returns true if nothing of it is left.
bool erase_removed_study(Connection& connection, StudyId study);

}  // namespace crownhead::db
