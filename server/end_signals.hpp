#pragma once

namespace crownhead::server {

/// Blocks SIGTERM and SIGINT, which end the server. Call before the first thread starts, so that
/// one thread can wait for them.
void block_end_signals();

/// Waits up to a second; returns true if a signal came.
bool end_signal_came();

}  // namespace crownhead::server
