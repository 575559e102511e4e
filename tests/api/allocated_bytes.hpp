#pragma once

#include <cstdint>

namespace crownhead {

/// What this thread has asked of the heap so far. Copying, writing and replaying a game all ask for
/// memory, so that this counts what they cost without a clock. Stands still under a sanitizer,
/// which has a heap of its own.
std::int64_t allocated_bytes_here();

/// Whether they are counted.
bool counts_allocated_bytes();

}  // namespace crownhead
