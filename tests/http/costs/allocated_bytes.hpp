#pragma once

#include <cstdint>

namespace crownhead {

/// Returns the bytes that this thread has requested from the heap so far. Copying, writing and
/// replaying a game all allocate, so this measures their cost without a clock. Does not count under
/// a sanitizer, which has a heap of its own.
std::int64_t allocated_bytes_here();

/// True if allocations are counted.
bool counts_allocated_bytes();

}  // namespace crownhead
