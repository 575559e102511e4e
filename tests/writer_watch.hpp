#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>

namespace crownhead::db {

/// The tables and indexes that the statement reads from end to end in a database of today, the
/// search for rows that refer to a deleted one included; without those that are small by nature.
std::set<std::string> scanned_by(const std::string& sql);

/// What jobs of writers have run since the test began.
std::set<std::string> run_by_writers();

/// What statements of writers have cost: steps of SQLite's machine, which grow with the rows that
/// are looked at, the bytes of the statements with their values, and the pages of the database that
/// were looked at or written.
struct StatementsWork {
  std::int64_t steps = 0;
  std::int64_t bytes = 0;
  std::int64_t pages = 0;
};

struct WriterWork : StatementsWork {
  StatementsWork longest;  ///< the most of each that one transaction took
};

/// The cost of all that is run while `work` is done.
WriterWork work_of_writers(const std::function<void()>& work);

}  // namespace crownhead::db
