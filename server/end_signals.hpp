#pragma once

namespace crownhead::server {

/// SIGTERM and SIGINT end the server. Blocked before the first thread starts, so that one thread
/// can wait for them.
void block_end_signals();

/// True if one came within a second.
bool end_signal_came();

}  // namespace crownhead::server
