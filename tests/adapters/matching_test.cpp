#include "server/adapters/matching.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>

namespace crownhead::adapters {
namespace {

using tournament::Weight;
using tournament::WeightedEdge;
using Edges = std::vector<WeightedEdge>;

/// Returns the greatest weight of a perfect matching of the free nodes, by trying all of them.
std::optional<Weight> best_by_force(std::vector<bool>& taken, const Edges& edges) {
  const auto free = std::ranges::find(taken, false);
  if (free == taken.end()) return Weight{0};
  const int node = static_cast<int>(free - taken.begin());
  std::optional<Weight> best;
  for (const auto& [a, b, weight] : edges) {
    if (a != node && b != node) continue;
    const auto other = static_cast<std::size_t>(a == node ? b : a);
    if (taken[other]) continue;
    taken[static_cast<std::size_t>(node)] = taken[other] = true;
    const auto rest = best_by_force(taken, edges);
    if (rest && (!best || weight + *rest > *best)) best = weight + *rest;
    taken[static_cast<std::size_t>(node)] = taken[other] = false;
  }
  return best;
}

std::optional<Weight> weight_of(const std::optional<std::vector<int>>& mates, const Edges& edges) {
  if (!mates) return std::nullopt;
  Weight sum = 0;
  std::map<std::pair<int, int>, Weight> found;
  for (const auto& edge : edges) found[{edge.a, edge.b}] = edge.weight;
  for (int i = 0; i < static_cast<int>(mates->size()); ++i) {
    const int mate = (*mates)[static_cast<std::size_t>(i)];
    EXPECT_EQ((*mates)[static_cast<std::size_t>(mate)], i);
    if (i < mate) sum += found.at({i, mate});
  }
  return sum;
}

TEST(Matching, MaximizesTheTotalWeight) {
  EXPECT_EQ(best_matching(4, Edges{{0, 1, 10}, {1, 2, 11}, {2, 3, 10}, {0, 3, 8}}),
            (std::vector{1, 0, 3, 2}));
  EXPECT_EQ(best_matching(4, Edges{{0, 1, 10}, {1, 2, 13}, {2, 3, 10}, {0, 3, 8}}),
            (std::vector{3, 2, 1, 0}));
}

TEST(Matching, FailsUnlessAllCanBePaired) {
  EXPECT_EQ(best_matching(3, Edges{{0, 1, 1}, {1, 2, 1}, {0, 2, 1}}), std::nullopt);
  EXPECT_EQ(best_matching(4, Edges{{0, 1, 1}, {0, 2, 1}, {0, 3, 1}}), std::nullopt);
  EXPECT_EQ(best_matching(2, Edges{}), std::nullopt);
  EXPECT_EQ(best_matching(0, Edges{}), std::vector<int>{});
}

TEST(Matching, FindsTheOptimumWithWeightsOf111Bits) {
  EXPECT_TRUE(rc::check("as good as by force", [] {
    const int nodes = 2 * *rc::gen::inRange(1, 5);
    Edges edges;
    for (int a = 0; a < nodes; ++a)
      for (int b = a + 1; b < nodes; ++b)
        if (*rc::gen::inRange(0, 4) > 0)
          edges.push_back(
              {a, b,
               Weight{*rc::gen::inRange(-50, 50)} * (Weight{1} << 105) + *rc::gen::inRange(-9, 9)});
    std::vector<bool> taken(static_cast<std::size_t>(nodes));
    const auto mates = best_matching(nodes, edges);
    RC_ASSERT((weight_of(mates, edges) == best_by_force(taken, edges)));
    RC_ASSERT(mates == best_matching(nodes, edges));
  }));
}

}  // namespace
}  // namespace crownhead::adapters
