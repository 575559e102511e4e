#pragma once

#include <cstdint>

namespace crownhead::db {

/// Returns a positive number of 62 bits that cannot be guessed. May be called on any thread.
std::int64_t random_id();

}  // namespace crownhead::db
