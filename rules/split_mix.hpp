#pragma once

#include <cstdint>

namespace crownhead {

/// SplitMix64 of Steele, Lea and Flood, 2014: of the numbers that a seed leads to the one with this
/// number. It depends on every bit of both, and is the same for ever.
constexpr std::uint64_t split_mix(std::uint64_t seed, std::uint64_t number = 0) {
  std::uint64_t mixed = seed + (number + 1) * 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

}  // namespace crownhead
