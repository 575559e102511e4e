#pragma once

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// Part of a job: erases a few chapters of a removed study, and the study with the last of them.
/// Returns true if nothing is left of it.
bool erase_removed_study(Connection& connection, StudyId study);

}  // namespace crownhead::db
