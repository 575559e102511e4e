#pragma once

#include <cstdint>

#include "rules/draughts/board/geometry.hpp"

namespace crownhead::computer {

/// Combines both halves of the product, so that each bit of either number affects most bits of the
/// result.
constexpr std::uint64_t folded(std::uint64_t a, std::uint64_t b) {
  const draughts::Wide product = draughts::Wide{a} * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Adds a number to the hash `so_far`.
constexpr std::uint64_t mixed(std::uint64_t so_far, std::uint64_t number) {
  return folded(so_far ^ 0x9e3779b97f4a7c15, number ^ 0xd1b54a32d192ed03);
}

}  // namespace crownhead::computer
