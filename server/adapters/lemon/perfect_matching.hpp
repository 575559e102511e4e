#pragma once

#include <vector>

namespace crownhead::adapters {

/// Read by C++17 too, see CMakeLists.txt: hence no tournament::Weight and no span.
__extension__ typedef __int128 LemonWeight;

struct LemonEdge {
  int a;
  int b;
  LemonWeight weight;
};

/// Each node's partner in LEMON's maximum-weight perfect matching; empty if there is none.
std::vector<int> lemon_matching(int nodes, const std::vector<LemonEdge>& edges);

}  // namespace crownhead::adapters
