#include "server/adapters/matching.hpp"

#include "server/adapters/lemon/perfect_matching.hpp"

namespace crownhead::adapters {

std::optional<std::vector<int>> best_matching(int nodes,
                                              std::span<const tournament::WeightedEdge> edges) {
  if (nodes == 0) return std::vector<int>{};
  std::vector<LemonEdge> lemon_edges;
  lemon_edges.reserve(edges.size());
  for (const auto& [a, b, weight] : edges) lemon_edges.push_back({a, b, weight});
  std::vector<int> mates = lemon_matching(nodes, lemon_edges);
  if (mates.empty()) return std::nullopt;
  return mates;
}

}  // namespace crownhead::adapters
