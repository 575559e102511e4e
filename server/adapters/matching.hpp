#pragma once

#include "rules/tournament/matching.hpp"

namespace crownhead::adapters {

/// LEMON's maximum-weight perfect matching (Edmonds' blossoms, O(n m log n)); asks for memory in
/// proportion to the edges. Edges of a node with itself and nodes out of range are a bug.
std::optional<std::vector<int>> best_matching(int nodes,
                                              std::span<const tournament::WeightedEdge> edges);

}  // namespace crownhead::adapters
