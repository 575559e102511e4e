#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "rules/result.hpp"

namespace crownhead::api {

/// Tracks the free space on the database's disk, and whether it is below the reserve that the
/// operator keeps for games. Safe on any thread; look() may block.
class FreeSpace {
 public:
  /// `least`: bytes; with 0, nothing is ever refused.
  explicit FreeSpace(std::uint64_t least) : least_(least) {}

  /// Queries the free space of the disk of `folder`. Returns true if low() has changed.
  bool look(const std::string& folder);
  /// The same with the result of a query; nullopt if the system did not return one.
  bool note(std::optional<std::uint64_t> bytes);

  std::uint64_t least() const { return least_; }
  /// Returns nullopt if the space is unknown.
  std::optional<std::uint64_t> bytes() const;
  /// True while storing is refused, except for vital data.
  bool low() const { return low_; }

 private:
  const std::uint64_t least_;
  std::atomic<std::uint64_t> bytes_{UINT64_MAX};
  std::atomic<bool> low_ = false;
};

/// Returns the refusal while space is low.
Error nearly_full();

}  // namespace crownhead::api
