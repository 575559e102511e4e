#pragma once

#include <set>
#include <string>

namespace crownhead::db {

/// The tables and indexes that the statement reads from end to end in a database of today, the
/// search for rows that refer to a deleted one included; without those that are small by nature.
std::set<std::string> scanned_by(const std::string& sql);

/// What jobs of writers have run since the test began.
std::set<std::string> run_by_writers();

}  // namespace crownhead::db
