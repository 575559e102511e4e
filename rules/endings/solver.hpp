#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "rules/endings/table.hpp"

namespace crownhead::endings {

/// Finds the values of one variant's endings, a pair of materials after the other in the order of
/// pairs(). Holds two bytes a position of what is done, and three of the pair that is under way.
class Solver {
 public:
  virtual ~Solver() = default;

  /// So many positions of a pair's have been looked at, of twice `positions(pair)`.
  using Progress = std::function<void(std::uint64_t)>;

  /// The slices of a file: one where both sides have the same, else two.
  virtual std::vector<std::byte> solve(const Material& pair, const Progress& progress) = 0;

  /// Takes a pair from a table in place of solving it.
  virtual void take(const Material& pair, const Table& table) = 0;

  /// The numbers of a pair's positions.
  virtual std::uint64_t positions(const Material& pair) const = 0;
};

/// Of a variant that may have a table.
std::unique_ptr<Solver> solver(const Heading& heading);

}  // namespace crownhead::endings
