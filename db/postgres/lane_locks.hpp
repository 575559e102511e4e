#pragma once

#include <cstdint>
#include <string_view>

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

/// Reads the ids of the nodes that hold such a lock; 0 stands for a process that is no node. ?1 is
/// the first of the locks, ?2 the number after the last.
inline constexpr std::string_view held_lane_locks =
    "SELECT DISTINCT classid::bigint AS node FROM pg_locks"
    " WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
    " AND objid::bigint >= ?1 AND objid::bigint < ?2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

}  // namespace crownhead::db
