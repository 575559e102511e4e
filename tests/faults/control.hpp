#pragma once

#include <cstdint>

namespace crownhead::faults {

enum class DiskFault : char {
  none = 'o',
  full = 'f',         ///< writes fail with SQLITE_FULL
  write_error = 'w',  ///< SQLITE_IOERR_WRITE, with nothing written
  torn_write = 't',   ///< half of the data is written, then SQLITE_IOERR_WRITE
  sync_error = 's',   ///< all data is written, but the sync fails: SQLITE_IOERR_FSYNC
};

/// The current faults. The test writes them to a file that this process maps, with the bytes in
/// this order.
struct Control {
  DiskFault disk;
  char unused[7];
  std::int64_t clock_ahead_s;  ///< offset of the system's clock in seconds; may be negative
};

/// Maps the file. Throws std::runtime_error if that fails.
void take_control_from(const char* file);

/// Returns nullptr before take_control_from().
const volatile Control* control();

}  // namespace crownhead::faults
