#pragma once

namespace crownhead::faults {

/// Registers a VFS for every connection of this process that fails as control() says at that
/// moment. Call once, after take_control_from() and before opening any other connection.
void break_disk_on_command();

}  // namespace crownhead::faults
