#pragma once

namespace crownhead::db {

/// The name of a VFS that hands the write-ahead log to the system in one piece. SQLite writes each
/// page of it with two calls, a head of 24 bytes and the page; here they are gathered in memory
/// until the log is synced, which with synchronous=FULL is before a commit is told to anybody.
/// For one connection only, the writer's; a connection that does not sync each commit must not use
/// it. What cannot be written is told by the sync. All other files are the system's own VFS's.
const char* gathered_log();

}  // namespace crownhead::db
