#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace crownhead::tournament {

/// Wide, because the pairing of thousands packs half a dozen criteria into one number.
__extension__ typedef __int128 Weight;

/// An edge between two nodes numbered from 0. Weights stay within 2^112, so that a solver may add
/// and double them.
struct WeightedEdge {
  int a = 0;
  int b = 0;
  Weight weight = 0;

  bool operator==(const WeightedEdge&) const = default;
};

/// Each node's partner in a perfect matching of the greatest weight; nullopt if there is no
/// perfect matching. The same graph gives the same matching. May be called on any thread.
using MatchingSolver =
    std::function<std::optional<std::vector<int>>(int nodes, std::span<const WeightedEdge> edges)>;

}  // namespace crownhead::tournament
