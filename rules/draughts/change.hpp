#pragma once

#include <array>
#include <optional>

#include "rules/draughts/moves/moves.hpp"

namespace crownhead::draughts {

/// The effect of a move on the board. Together with the position before, it determines the position
/// after, independently of the rules.
struct Change {
  Move move;
  bool crowned = false;                   ///< a man became a king
  std::array<KingRun, 2> king_runs = {};  ///< in the position afterwards, by colour
  std::optional<Step> barred = {};        ///< in the position afterwards

  bool operator==(const Change&) const = default;
};

/// `after` must be the position after `move` in `before`.
Change change_of(const Position& before, const Move& move, const Position& after);

/// Returns the position after the change, without checking how pieces may move; nullopt if the
/// change does not fit the position: a square off the board, or nothing to move or capture on a
/// named square.
std::optional<Position> changed(const Variant& variant, const Position& before,
                                const Change& change);

}  // namespace crownhead::draughts
