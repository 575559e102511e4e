#pragma once

#include <cstdint>
#include <vector>

#include "rules/nardi/computer/nets.hpp"
#include "rules/nardi/computer/stakes.hpp"

namespace crownhead::nardi::computer {

/// The search for one game: evaluates positions and plays in probability of winning the match.
class Outlook {
 public:
  /// The cube does not change during the search.
  Outlook(const Nets& nets, const Stakes& stakes) : nets_(nets), stakes_(stakes) {}

  /// Continues as if `by` had turned the cube and the other side had taken it.
  void turn_cube(Color by) {
    doubled_ = true;
    turned_by_ = by;
  }

  /// Returns the value for the side on roll before its roll, averaged over all rolls; `plies` 0
  /// evaluates at once.
  double before_roll(const Position& position, int plies);

  /// Returns the value of each play for the side that plays, without further search.
  std::vector<double> after_plays(const Position& position, const std::vector<Play>& plays);

  std::uint64_t positions() const { return positions_; }

 private:
  double value(const Chances& chances, Color on_roll) const;
  double after_roll(const Position& position, Roll roll, int plies);

  const Nets& nets_;
  const Stakes& stakes_;
  bool doubled_ = false;
  Color turned_by_ = Color::white;
  std::uint64_t positions_ = 0;
};

}  // namespace crownhead::nardi::computer
