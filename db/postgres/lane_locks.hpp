#pragma once

#include <cstdint>

namespace crownhead::db {

/// The advisory locks that the writing connections of a process hold, as PostgreSQL shows them in
/// pg_locks: `objid` is "Crwn", the mark of SQLite's files, plus the number of the connection;
/// `classid` is the id of the node, which is below 2^24, or 0.
constexpr std::int64_t first_lane_lock = 1131575150;

/// One connection for live games, three for everything else.
constexpr int lanes_of_process = 4;

/// The key of the lock with these two halves. Its highest byte, which is the kind of a job's lock,
/// is 0.
constexpr std::int64_t lane_lock(int number, std::int64_t node) {
  constexpr int half = 32;
  return (node << half) | (first_lane_lock + number);
}

}  // namespace crownhead::db
