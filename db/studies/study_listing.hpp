#pragma once

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// Updates what the public list and the search know of a study. Part of every job that changes its
/// name, visibility or chapters, hides or removes it; call it after the change.
void update_study_listing(Connection& connection, StudyId study);

/// Fills an empty index of names. Does nothing on PostgreSQL, whose index is on the table itself.
void index_study_names(Connection& connection);

}  // namespace crownhead::db
