#pragma once

namespace crownhead::db {

/// The name of a VFS that syncs a database's file each time 64 pages of it were written. Thousands
/// of pages that are synced at once keep the disk busy for 10 ms, and a sync of the log, which
/// moves wait for, comes after them; so it comes after 64. For the connection that copies the log
/// to the file. A sync that fails is told by the write. All other files are the system's own VFS's.
const char* paced_file();

}  // namespace crownhead::db
