#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "rules/nardi/points.hpp"

namespace crownhead::nardi {

/// Where the men of a side are and what they have hit: what tells one outcome of a roll from
/// another. Four bits a point, then a bit for each point on which a man was hit.
class PackedMen {
 public:
  PackedMen() = default;

  explicit PackedMen(const Men& men) {
    for (int point = off; point <= bar; ++point)
      for (int i = 0; i < men[static_cast<std::size_t>(point)]; ++i) put(point);
  }

  /// Moves a man of `from`, hitting what of `blots` stands on `to`.
  void move(int from, int to, Points blots) {
    word(from) -= unit(from);
    if ((word(from) & unit(from) * 15) == 0) occupied_ &= ~one(from);
    put(to);
    high_ |= std::uint64_t{(blots & one(to)) >> 1} << hits_at;
  }

  /// Where a man stands that is not borne off.
  Points occupied() const { return occupied_ & above(off); }
  int highest() const { return static_cast<int>(std::bit_width(occupied())) - 1; }

  auto operator<=>(const PackedMen&) const = default;

 private:
  static constexpr int in_low = 16;
  static constexpr int hits_at = 40;

  static std::uint64_t unit(int point) { return std::uint64_t{1} << (point % in_low * 4); }
  std::uint64_t& word(int point) { return point < in_low ? low_ : high_; }
  void put(int point) {
    word(point) += unit(point);
    occupied_ |= one(point);
  }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
  Points occupied_ = 0;
};

}  // namespace crownhead::nardi
