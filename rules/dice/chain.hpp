#pragma once

#include <vector>

#include "rules/dice/digest.hpp"

namespace crownhead::dice {

/// The links of one game: link k is known before roll k to nobody, and its SHA-256 is link k - 1.
/// Link 0, the tip, is told before the game. Keeps every 32nd.
class Chain {
 public:
  /// `root` is the last link, number `length`: random, and secret until the game is over. Hashes as
  /// often as there are links, which takes milliseconds for a long match: throws std::logic_error
  /// on a thread that may not.
  Chain(const Digest& root, int length);

  /// From now on this thread makes no chains: others wait for it.
  static void forbid_on_this_thread();

  int length() const { return length_; }
  Digest tip() const { return link(0); }

  /// `number` is 0 to length().
  Digest link(int number) const;

 private:
  int length_;
  std::vector<Digest> kept_;  ///< the links 0, 32, 64 …, and the root
};

/// The link before it.
Digest link_before(const Digest& link);

}  // namespace crownhead::dice
