#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace crownhead::computer {

/// A move in two bytes, by the bits of its squares. Captures between the same two squares share
/// one: it serves the order in which moves are tried and nothing else.
using MoveCode = std::uint16_t;

/// On which side of the true value a score lies.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// What is known of a position that was searched before.
struct Seen {
  std::int16_t score = 0;
  MoveCode move = 0;  ///< the best one; 0 if none is known
  std::int8_t depth = 0;
  Bound bound = Bound::none;
};

/// The transposition table of one search.
class Table {
 public:
  /// For a search of so many positions, and at most so many bytes: a power of two, from 1 KiB.
  Table(std::uint64_t positions, std::size_t bytes)
      : buckets_(std::bit_ceil(
            std::clamp<std::uint64_t>(positions / 2, least, bytes / sizeof(Bucket)))) {}

  /// A Seen without a bound where the position is not known.
  Seen find(std::uint64_t hash) const {
    for (const Entry& entry : buckets_[bucket(hash)]) {
      if (entry.check == check(hash)) return entry.seen;
    }
    return {};
  }

  /// The deeper of two stays, the other place takes whatever comes.
  void keep(std::uint64_t hash, const Seen& seen) {
    auto& [deep, last] = buckets_[bucket(hash)];
    const bool known = deep.check == check(hash);
    if (known || seen.depth >= deep.seen.depth) {
      if (!known) last = deep;
      deep = {check(hash), seen};
    } else {
      last = {check(hash), seen};
    }
  }

 private:
  struct Entry {
    std::uint32_t check = 0;
    Seen seen;
  };
  using Bucket = std::array<Entry, 2>;
  static constexpr std::uint64_t least = 1 << 6;

  std::size_t bucket(std::uint64_t hash) const { return hash & (buckets_.size() - 1); }
  static std::uint32_t check(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

  std::vector<Bucket> buckets_;
};

}  // namespace crownhead::computer
