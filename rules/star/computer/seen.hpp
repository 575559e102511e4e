#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// The transposition table: results for positions that may be reached again by another path or at
/// another depth.
class Seen {
 public:
  enum class Bound : std::uint8_t { exact, at_least, at_most };

  struct Entry {
    std::uint64_t key = 0;
    std::int32_t score = 0;
    Move best = pass;
    std::uint8_t depth = 0;
    Bound bound = Bound::exact;

    /// Returns true if the score answers a search between `least` and `most`.
    bool settles(int least, int most) const;
  };

  /// `entries`: a power of two, or 0.
  explicit Seen(std::size_t entries) : entries_(entries) {}

  bool is_empty() const { return entries_.empty(); }
  /// Returns nullptr if nothing is stored or the entry was replaced.
  const Entry* find(std::uint64_t key) const;
  /// Replaces the entry in its slot.
  void keep(const Entry& entry);

 private:
  std::vector<Entry> entries_;
};

/// Returns a key of everything that the rules depend on, in a game of two in which both still play.
std::uint64_t key_of(const Terms& terms, const Position& position);

}  // namespace crownhead::star::computer
