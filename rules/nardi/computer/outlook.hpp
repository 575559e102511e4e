#pragma once

#include <cstdint>
#include <vector>

#include "rules/nardi/computer/nets.hpp"
#include "rules/nardi/computer/stakes.hpp"

namespace crownhead::nardi::computer {

/// Looks ahead in a game about something: what positions and plays are worth in chances to win the
/// match.
class Outlook {
 public:
  /// With the cube as it is for the whole look.
  Outlook(const Nets& nets, const Stakes& stakes) : nets_(nets), stakes_(stakes) {}

  /// From here on as if `by` had turned the cube and the other side had taken it.
  void turn_cube(Color by) {
    doubled_ = true;
    turned_by_ = by;
  }

  /// For the side on roll, before it rolls: over all rolls, so many plies deep, none at once.
  double before_roll(const Position& position, int plies);

  /// For the side that plays, of each play: judged at once.
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
