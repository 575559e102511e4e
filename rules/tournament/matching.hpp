#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace crownhead::tournament {

/// 128 bits wide, because the pairing of thousands of players packs six criteria into one number.
__extension__ typedef __int128 Weight;

/// An edge between two nodes, numbered from 0. Weights stay within 2^112, so that a solver can add
/// and double them.
struct WeightedEdge {
  int a = 0;
  int b = 0;
  Weight weight = 0;

  bool operator==(const WeightedEdge&) const = default;
};

/// Returns each node's partner in a perfect matching of maximum weight; nullopt if no perfect
/// matching exists. Deterministic for a given graph. May be called on any thread.
using MatchingSolver =
    std::function<std::optional<std::vector<int>>(int nodes, std::span<const WeightedEdge> edges)>;

}  // namespace crownhead::tournament
