#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "rules/result.hpp"

namespace crownhead::api {

/// How much room the disk of the database has, and whether that is less than the operator wants to
/// keep for games. Safe on any thread; look() may block.
class FreeSpace {
 public:
  /// `least`: bytes; 0 never refuses anything.
  explicit FreeSpace(std::uint64_t least) : least_(least) {}

  /// Asks the system for the disk of `folder`. Returns true if low() has changed.
  bool look(const std::string& folder);
  /// The same with what the system has answered; nullopt: it does not know.
  bool note(std::optional<std::uint64_t> bytes);

  std::uint64_t least() const { return least_; }
  /// nullopt where the system has not said.
  std::optional<std::uint64_t> bytes() const;
  /// True while everything that stores is refused, except for what is vital.
  bool low() const { return low_; }

 private:
  const std::uint64_t least_;
  std::atomic<std::uint64_t> bytes_{UINT64_MAX};
  std::atomic<bool> low_ = false;
};

/// The refusal while it is low.
Error nearly_full();

}  // namespace crownhead::api
