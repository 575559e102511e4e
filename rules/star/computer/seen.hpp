#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// What a search has found of positions that it may come to again, by another way or a ply deeper.
class Seen {
 public:
  enum class Bound : std::uint8_t { exact, at_least, at_most };

  struct Entry {
    std::uint64_t key = 0;
    std::int32_t score = 0;
    Move best = pass;
    std::uint8_t depth = 0;
    Bound bound = Bound::exact;

    /// Whether the score says all that is asked for between `least` and `most`.
    bool settles(int least, int most) const;
  };

  /// `entries`: a power of two, or none.
  explicit Seen(std::size_t entries) : entries_(entries) {}

  bool is_empty() const { return entries_.empty(); }
  /// nullptr where nothing is known, or no more.
  const Entry* find(std::uint64_t key) const;
  /// In the place of what stood there.
  void keep(const Entry& entry);

 private:
  std::vector<Entry> entries_;
};

/// Of all that the rules look at in a game of two that both still play.
std::uint64_t key_of(const Terms& terms, const Position& position);

}  // namespace crownhead::star::computer
