#include "rules/nardi/perft.hpp"

namespace crownhead::nardi {

namespace {

std::uint64_t below(const Position& position, Roll roll, int depth) {
  if (depth == 1) return play_count(position, roll);
  std::uint64_t nodes = 0;
  for (const Play& play : plays(position, roll)) nodes += perft(after(position, play), depth - 1);
  return nodes;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const Roll roll : all_rolls()) nodes += below(position, roll, depth);
  return nodes;
}

std::vector<std::pair<Roll, std::uint64_t>> perft_divide(const Position& position, int depth) {
  std::vector<std::pair<Roll, std::uint64_t>> divided;
  if (depth == 0) return divided;
  for (const Roll roll : all_rolls()) divided.emplace_back(roll, below(position, roll, depth));
  return divided;
}

}  // namespace crownhead::nardi
