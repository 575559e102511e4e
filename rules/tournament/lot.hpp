#pragma once

#include <cstdint>
#include <initializer_list>

namespace crownhead::tournament {

/// A number drawn from a seed for the purpose that the other numbers name; the same for ever.
/// SplitMix64 of Steele, Lea and Flood, 2014.
constexpr std::uint64_t drawn_lot(std::uint64_t seed,
                                  std::initializer_list<std::uint64_t> purpose = {}) {
  const auto mix = [](std::uint64_t x) {
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
  };
  std::uint64_t lot = mix(seed);
  for (const std::uint64_t part : purpose) lot = mix(lot ^ mix(part));
  return lot;
}

}  // namespace crownhead::tournament
