#pragma once

#include <cstdint>

namespace crownhead::faults {

enum class DiskFault : char {
  none = 'o',
  full = 'f',         ///< nothing more is taken: SQLITE_FULL
  write_error = 'w',  ///< SQLITE_IOERR_WRITE, with nothing written
  torn_write = 't',   ///< half of what was given is written, then SQLITE_IOERR_WRITE
  sync_error = 's',   ///< all is written, and the sync fails: SQLITE_IOERR_FSYNC
};

/// What goes wrong now, as the test writes it to a file that this process has mapped: its bytes in
/// this order.
struct Control {
  DiskFault disk;
  char unused[7];
  std::int64_t clock_ahead_s;  ///< the system's clock is so many seconds ahead; may be negative
};

/// Throws std::runtime_error if the file cannot be mapped.
void take_control_from(const char* file);

/// nullptr before take_control_from.
const volatile Control* control();

}  // namespace crownhead::faults
