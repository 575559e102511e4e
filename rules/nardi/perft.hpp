#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// Returns the number of sequences of `depth` rolls and plays from `position`; 1 for depth 0. Each
/// of the 21 rolls counts once per ply, regardless of its probability; a pass counts as a play.
std::uint64_t perft(const Position& position, int depth);

/// The same for each first roll.
std::vector<std::pair<Roll, std::uint64_t>> perft_divide(const Position& position, int depth);

}  // namespace crownhead::nardi
