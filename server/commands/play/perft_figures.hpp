#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/wire/game/command_json.hpp"

namespace crownhead::server {

/// Each of the first moves or rolls in notation, with the nodes below it.
using DividedNodes = std::vector<std::pair<std::string, std::uint64_t>>;

/// Counts the nodes at `depth`, with `whole` in total or with `parts` below each move, and measures
/// the time.
template <class Whole, class Parts>
wire::PerftFigures perft_figures(std::string_view variant, int depth, bool divide, Whole whole,
                                 Parts parts) {
  wire::PerftFigures figures{variant, depth, 0, 0, std::nullopt};
  const auto start = std::chrono::steady_clock::now();
  if (divide) {
    figures.divide = parts();
    for (const auto& [move, nodes] : *figures.divide) figures.nodes += nodes;
  } else {
    figures.nodes = whole();
  }
  figures.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return figures;
}

}  // namespace crownhead::server
