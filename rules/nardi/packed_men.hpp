#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "rules/nardi/points.hpp"

namespace crownhead::nardi {

/// The checkers of a side and its hits, which distinguish the outcomes of a roll. Four bits per
/// point, then one bit per point where a checker was hit.
class PackedMen {
 public:
  PackedMen() = default;

  explicit PackedMen(const Men& men) {
    for (int point = off; point <= bar; ++point)
      for (int i = 0; i < men[static_cast<std::size_t>(point)]; ++i) put(point);
  }

  /// Moves a checker from `from`, hitting a blot of `blots` on `to`.
  void move(int from, int to, Points blots) {
    word(from) -= unit(from);
    if ((word(from) & unit(from) * 15) == 0) occupied_ &= ~one(from);
    put(to);
    high_ |= std::uint64_t{(blots & one(to)) >> 1} << hits_at;
  }

  /// Returns the points of checkers that are not borne off.
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
