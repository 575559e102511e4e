#pragma once

namespace crownhead::faults {

/// Puts a VFS before the system's, for every connection of this process, that fails as control()
/// says at that moment. Called once, after take_control_from and before any other connection.
void break_disk_on_command();

}  // namespace crownhead::faults
