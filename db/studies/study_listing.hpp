#pragma once

#include <string_view>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// True for a row of studies that the public list shows, unless its owner is banned. The condition
/// of the index studies_public.
inline constexpr std::string_view is_listed =
    "visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL";

/// Updates the search for a study's name. Part of every job that creates, renames, hides or removes
/// a study or changes its visibility; call it after the change. Does nothing on PostgreSQL, whose
/// index is on the table itself.
void index_study_name(Connection& connection, StudyId study);

/// Stores the variant of the study's first chapter for the filter of the public list. Part of every
/// job that changes the chapters or their order; call it after the change.
void update_first_variant(Connection& connection, StudyId study);

/// Fills an empty index of names. Does nothing on PostgreSQL.
void index_study_names(Connection& connection);

}  // namespace crownhead::db
