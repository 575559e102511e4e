// Nodes a second of perft from the start position, counting at the leaves, one thread: the median
// of five runs at the first depth that has 100 million nodes or takes a second, 10 for
// international.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include "rules/draughts/perft.hpp"

namespace {

using namespace crownhead::draughts;

struct Run {
  double nodes;
  double seconds;
};

Run run_at(const Variant& variant, int depth) {
  const auto begun = std::chrono::steady_clock::now();
  const auto nodes = perft(variant, start_position(variant), depth, Counting::moves);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  return {static_cast<double>(nodes), took.count()};
}

int depth_of(const Variant& variant) {
  constexpr double enough_nodes = 100e6;
  for (int depth = 1;; ++depth) {
    const Run run = run_at(variant, depth);
    if (run.nodes >= enough_nodes || run.seconds >= 1) return depth;
  }
}

double nodes_per_second(const Variant& variant) {
  const int depth = depth_of(variant);
  std::array<double, 5> runs = {};
  for (double& figure : runs) {
    const Run run = run_at(variant, depth);
    figure = run.nodes / run.seconds;
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
