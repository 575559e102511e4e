#pragma once

#include <vector>

#include "rules/dice/chain.hpp"
#include "rules/dice/verify.hpp"

namespace crownhead::dice {

/// Returns the bytes 0 to 31.
Digest sample_root();

/// Returns the chain of the protocol's test vector: eight links from sample_root.
Chain sample_chain();

/// Returns the game of the protocol's test vector: two hellos, five rolls, an automatic pass.
std::vector<Event> sample_game();

}  // namespace crownhead::dice
