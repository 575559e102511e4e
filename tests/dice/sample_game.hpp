#pragma once

#include <vector>

#include "rules/dice/chain.hpp"
#include "rules/dice/verify.hpp"

namespace crownhead::dice {

/// The bytes 0 to 31.
Digest sample_root();

/// The chain of the protocol's vector: eight links from sample_root.
Chain sample_chain();

/// The game of the protocol's vector: two hellos, five rolls, an automatic pass.
std::vector<Event> sample_game();

}  // namespace crownhead::dice
