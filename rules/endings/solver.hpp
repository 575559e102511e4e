#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "rules/endings/table.hpp"

namespace crownhead::endings {

/// Computes the values of one variant's endings, one pair of materials after another in the order
/// of pairs(). Memory: two bytes per finished position and three per position of the current pair.
class Solver {
 public:
  virtual ~Solver() = default;

  /// Called with the number of positions processed for a pair, out of twice `positions(pair)`.
  using Progress = std::function<void(std::uint64_t)>;

  /// Returns the slices of a file: one if both sides have the same material, otherwise two.
  virtual std::vector<std::byte> solve(const Material& pair, const Progress& progress) = 0;

  /// Takes a pair from a table instead of solving it.
  virtual void take(const Material& pair, const Table& table) = 0;

  /// Returns the size of a pair's numbering.
  virtual std::uint64_t positions(const Material& pair) const = 0;
};

/// Returns a solver; the variant must support tables.
std::unique_ptr<Solver> solver(const Heading& heading);

}  // namespace crownhead::endings
