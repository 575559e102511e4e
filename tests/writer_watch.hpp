#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>

namespace crownhead::db {

/// Returns the tables and indexes that the statement reads from end to end in a database of the
/// current schema, including the search for rows that refer to a deleted one. Leaves out those that
/// always stay small.
std::set<std::string> scanned_by(const std::string& sql);

/// Returns the statements that writers' jobs have run since the test began.
std::set<std::string> run_by_writers();

/// The cost of writers' statements: steps of SQLite's virtual machine, which grow with the rows
/// read; bytes of the statements with their values; and pages of the database read or written.
struct StatementsWork {
  std::int64_t steps = 0;
  std::int64_t bytes = 0;
  std::int64_t pages = 0;
};

struct WriterWork : StatementsWork {
  StatementsWork longest;  ///< the maximum of each in one transaction
};

/// Returns the cost of everything that writers run during `work`.
WriterWork work_of_writers(const std::function<void()>& work);

}  // namespace crownhead::db
