#pragma once

#include <cstdint>

namespace crownhead::db {

/// A positive number of 62 bits that cannot be guessed. Callable from every thread.
std::int64_t random_id();

}  // namespace crownhead::db
