#include "server/adapters/lemon/perfect_matching.hpp"

#include <cstddef>
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace crownhead::adapters {

std::vector<int> lemon_matching(int nodes, const std::vector<LemonEdge>& edges) {
  using Graph = lemon::SmartGraph;
  using Weights = Graph::EdgeMap<LemonWeight>;
  Graph graph;
  graph.reserveNode(nodes);
  graph.reserveEdge(static_cast<int>(edges.size()));
  for (int i = 0; i < nodes; ++i) graph.addNode();
  Weights weights(graph);
  for (const LemonEdge& edge : edges)
    weights[graph.addEdge(Graph::nodeFromId(edge.a), Graph::nodeFromId(edge.b))] = edge.weight;
  lemon::MaxWeightedPerfectMatching<Graph, Weights> matching(graph, weights);
  if (!matching.run()) return {};
  std::vector<int> mates;
  mates.reserve(static_cast<std::size_t>(nodes));
  for (int i = 0; i < nodes; ++i) mates.push_back(Graph::id(matching.mate(Graph::nodeFromId(i))));
  return mates;
}

}  // namespace crownhead::adapters
