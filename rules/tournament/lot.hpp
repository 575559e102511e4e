#pragma once

#include <cstdint>
#include <initializer_list>

#include "rules/split_mix.hpp"

namespace crownhead::tournament {

/// Returns the number that `seed` gives for `purpose`. Stored tournaments depend on it, so it must
/// never change.
constexpr std::uint64_t drawn_lot(std::uint64_t seed,
                                  std::initializer_list<std::uint64_t> purpose = {}) {
  std::uint64_t lot = split_mix(seed);
  for (const std::uint64_t part : purpose) lot = split_mix(lot ^ split_mix(part));
  return lot;
}

}  // namespace crownhead::tournament
