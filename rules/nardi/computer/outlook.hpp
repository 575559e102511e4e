#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/nardi/computer/nets.hpp"
#include "rules/nardi/computer/stakes.hpp"

namespace crownhead::nardi::computer {

/// Looks ahead in a game about something: what positions and plays are worth in chances to win the
/// match.
class Outlook {
 public:
  /// `doubled` and `owner`, of the side on roll in the position that is asked for: the cube, as
  /// Stakes has it, for the whole look.
  Outlook(const Nets& nets, const Stakes& stakes) : nets_(nets), stakes_(stakes) {}

  /// The cube is turned by `by`, and taken.
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
