#pragma once

#include <cstdint>

/// Returns $CROWNHEAD_SEED, or 1: the seed of every random choice of a test. The ordinary run makes
/// the same choices each time; `./dev night` draws a seed and prints it.
std::uint32_t test_seed();

/// Returns "CROWNHEAD_SEED=N", for SCOPED_TRACE.
const char* test_seed_text();
