#pragma once

#include "rules/tournament/matching.hpp"

namespace crownhead::adapters {

/// LEMON's maximum-weight perfect matching (Edmonds' blossoms, O(n m log n)); its memory is in
/// proportion to the edges. The caller must not pass loops or nodes out of range.
std::optional<std::vector<int>> best_matching(int nodes,
                                              std::span<const tournament::WeightedEdge> edges);

}  // namespace crownhead::adapters
