#pragma once

#include <cstdint>

namespace crownhead {

/// SplitMix64 (Steele, Lea and Flood, 2014): returns the value at index `number` of the sequence of
/// `seed`. It depends on every bit of both. Stored data depends on it, so it must never change.
constexpr std::uint64_t split_mix(std::uint64_t seed, std::uint64_t number = 0) {
  std::uint64_t mixed = seed + (number + 1) * 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

}  // namespace crownhead
