#pragma once

namespace crownhead::db {

/// Returns the name of a VFS for the connection that copies the log to the file. It syncs a
/// database's file whenever 64 of its pages were written. A sync of thousands of pages keeps the
/// disk busy for 10 ms, and a sync of the log, which moves wait for, would have to wait that long.
/// A write reports a failed sync. The system's own VFS handles all other files.
const char* throttled_sync();

}  // namespace crownhead::db
