// Nodes a second of perft from the start position, depth 10, counting at the leaves, one thread:
// the median of five runs.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include "rules/draughts/perft.hpp"

namespace {

using namespace crownhead::draughts;

double nodes_per_second(const Variant& variant) {
  constexpr int depth = 10;
  const Position start = start_position(variant);
  std::array<double, 5> runs = {};
  for (double& run : runs) {
    const auto begun = std::chrono::steady_clock::now();
    const auto nodes = perft(variant, start, depth, Counting::moves);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    run = static_cast<double>(nodes) / took.count();
  }
  std::ranges::sort(runs);
  return runs[runs.size() / 2];
}

}  // namespace

int main() {
  for (const Variant& variant : variants()) {
    std::printf("perft.%s.nodes_per_s %.0f\n", variant.key.data(), nodes_per_second(variant));
  }
}
