#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace crownhead::computer {

/// A move in two bytes, from the bits of its squares. Captures between the same two squares share a
/// code; it is used only to order moves.
using MoveCode = std::uint16_t;

/// How a stored score relates to the true value.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// The stored result of searching a position.
struct Seen {
  std::int16_t score = 0;
  MoveCode move = 0;  ///< best move; 0 if unknown
  std::int8_t depth = 0;
  Bound bound = Bound::none;
};

/// The transposition table of one search, or of several that search the same position at the same
/// time. If two of them write to one entry at once, the entry is lost, not corrupted.
class Table {
 public:
  /// Sized for a search of `positions`, but at most `bytes`: a power of two, at least 1 KiB.
  Table(std::uint64_t positions, std::size_t bytes)
      : buckets_(std::bit_ceil(
            std::clamp<std::uint64_t>(positions / 2, least, bytes / sizeof(Bucket)))) {}

  /// Returns a Seen without a bound for an unknown position.
  Seen find(std::uint64_t hash) const {
    for (const Entry& entry : buckets_[bucket(hash)]) {
      const Words words = entry.read();
      if (words.check() == check(hash)) return words.seen();
    }
    return {};
  }

  /// Of the two places in a bucket, one keeps the deepest entry and the other the latest.
  void keep(std::uint64_t hash, const Seen& seen) {
    auto& [deep, last] = buckets_[bucket(hash)];
    const Words words(check(hash), seen);
    const Words before = deep.read();
    const bool known = before.check() == check(hash);
    if (known || seen.depth >= before.seen().depth) {
      if (!known) last.write(before);
      deep.write(words);
    } else {
      last.write(words);
    }
  }

 private:
  /// The words of an entry. The check is XORed with the others, so that words of two positions are
  /// not taken for one entry.
  struct Words {
    Words(std::uint32_t check, const Seen& seen)
        : first(static_cast<std::uint16_t>(seen.score) | std::uint32_t{seen.move} << 16),
          second(static_cast<std::uint8_t>(seen.depth) | static_cast<std::uint32_t>(seen.bound)
                                                             << 8),
          mixed(check ^ first ^ second) {}
    Words(std::uint32_t one, std::uint32_t two, std::uint32_t three)
        : first(one), second(two), mixed(three) {}

    std::uint32_t check() const { return mixed ^ first ^ second; }
    Seen seen() const {
      return {.score = static_cast<std::int16_t>(first),
              .move = static_cast<MoveCode>(first >> 16),
              .depth = static_cast<std::int8_t>(second),
              .bound = static_cast<Bound>(second >> 8)};
    }

    std::uint32_t first;
    std::uint32_t second;
    std::uint32_t mixed;
  };

  struct Entry {
    std::atomic<std::uint32_t> first = 0;
    std::atomic<std::uint32_t> second = 0;
    std::atomic<std::uint32_t> mixed = 0;

    Words read() const {
      constexpr auto relaxed = std::memory_order_relaxed;
      return {first.load(relaxed), second.load(relaxed), mixed.load(relaxed)};
    }
    void write(const Words& words) {
      constexpr auto relaxed = std::memory_order_relaxed;
      first.store(words.first, relaxed);
      second.store(words.second, relaxed);
      mixed.store(words.mixed, relaxed);
    }
  };
  using Bucket = std::array<Entry, 2>;
  static constexpr std::uint64_t least = 1 << 6;

  std::size_t bucket(std::uint64_t hash) const { return hash & (buckets_.size() - 1); }
  static std::uint32_t check(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

  std::vector<Bucket> buckets_;
};

}  // namespace crownhead::computer
