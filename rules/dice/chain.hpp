#pragma once

#include <vector>

#include "rules/dice/digest.hpp"

namespace crownhead::dice {

/// The hash chain of one game. Link k is secret until roll k, and its SHA-256 is link k - 1. Link
/// 0, the commitment, is published before the game. Every 32nd link is kept in memory.
class Chain {
 public:
  /// `root` is the last link, number `length`: random, and secret until the game is over. Computes
  /// one hash per link, which takes milliseconds for a long match; throws std::logic_error on a
  /// thread where this is forbidden.
  Chain(const Digest& root, int length);

  /// Forbids this thread to create chains, because it must not block.
  static void forbid_on_this_thread();

  int length() const { return length_; }
  Digest commitment() const { return link(0); }

  /// Returns the link `number`, 0 to length().
  Digest link(int number) const;

 private:
  int length_;
  std::vector<Digest> kept_;  ///< links 0, 32, 64 …, and the root
};

/// Returns the previous link.
Digest link_before(const Digest& link);

}  // namespace crownhead::dice
