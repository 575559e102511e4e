#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// The number of sequences of `depth` rolls and plays from `position`: each of the 21 rolls once at
/// every ply, whatever its chance, a pass as a play; 1 for depth 0.
std::uint64_t perft(const Position& position, int depth);

/// The same below each roll.
std::vector<std::pair<Roll, std::uint64_t>> perft_divide(const Position& position, int depth);

}  // namespace crownhead::nardi
