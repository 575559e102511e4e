#pragma once

#include <vector>

namespace crownhead::adapters {

/// C++17 code includes this file too (see CMakeLists.txt), so it uses neither tournament::Weight
/// nor span.
__extension__ typedef __int128 LemonWeight;

struct LemonEdge {
  int a;
  int b;
  LemonWeight weight;
};

/// Returns each node's partner in LEMON's maximum-weight perfect matching; empty if there is none.
std::vector<int> lemon_matching(int nodes, const std::vector<LemonEdge>& edges);

}  // namespace crownhead::adapters
