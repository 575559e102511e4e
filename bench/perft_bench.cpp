// Measures perft nodes per second from the initial position, counting at the leaves, on one thread:
// the median of five runs at the first depth with 40 million nodes or a second of time.
// International runs at depth 9 next to each of the others, for their ratio. The thread's processor
// time is used, so that other processes matter less.
#include <algorithm>
#include <array>
#include <cstdio>

#include "bench/figures.hpp"
#include "rules/draughts/moves/perft.hpp"

namespace {

using namespace crownhead;
using namespace crownhead::draughts;

struct Run {
  double nodes;
  double seconds;
};

Run run_at(const Variant& variant, int depth) {
  const double begun = bench::thread_seconds();
  const auto nodes = perft(variant, start_position(variant), depth, Counting::moves);
  return {static_cast<double>(nodes), bench::thread_seconds() - begun};
}

int depth_of(const Variant& variant) {
  constexpr double enough_nodes = 40e6;
  for (int depth = 1;; ++depth) {
    const Run run = run_at(variant, depth);
    if (run.nodes >= enough_nodes || run.seconds >= 1) return depth;
  }
}

double rate_at(const Variant& variant, int depth) {
  const Run run = run_at(variant, depth);
  return run.nodes / run.seconds;
}

/// `rates` has one value per run.
double median(std::array<double, 5> rates) {
  std::ranges::sort(rates);
  return rates[rates.size() / 2];
}

void measure(const Variant& variant, const Variant& international) {
  const int depth = depth_of(variant);
  std::array<double, 5> rates = {};
  std::array<double, 5> ratios = {};
  for (std::size_t i = 0; i < rates.size(); ++i) {
    rates[i] = rate_at(variant, depth);
    ratios[i] = rates[i] / rate_at(international, 9);
  }
  std::printf("perft.%s.nodes_per_s %.0f\n", variant.key.data(), median(rates));
  std::printf("perft.%s.of_international %.3f\n", variant.key.data(), median(ratios));
}

}  // namespace

int main() {
  const Variant& international = *find_variant("international");
  for (const Variant& variant : variants()) measure(variant, international);
}
