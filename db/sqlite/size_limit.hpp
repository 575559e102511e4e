#pragma once

namespace crownhead::db {

/// Makes SQLite treat a file that may not grow (EFBIG, because of LimitFSIZE or the file system) as
/// a full disk, which is retried, instead of as a broken disk. For all connections; call it before
/// the first. Does nothing when called again.
void take_size_limit_for_full_disk();

}  // namespace crownhead::db
