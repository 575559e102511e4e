#pragma once

namespace crownhead::db {

/// Makes SQLite treat a file that may not grow (EFBIG, by LimitFSIZE or the file system) as a full
/// disk, which is retried. By itself it treats that as a broken disk. For all connections; call it
/// before the first. Does nothing when called again.
void take_size_limit_for_full_disk();

}  // namespace crownhead::db
