#pragma once

#include <array>
#include <optional>

#include "rules/draughts/moves.hpp"

namespace crownhead::draughts {

/// What a move changed on the board: with the position before it, all of the position after it,
/// whatever the rules are by then.
struct Change {
  Move move;
  bool crowned = false;                   ///< a man that is a king now
  std::array<KingRun, 2> king_runs = {};  ///< of the position afterwards, by colour
  std::optional<Step> barred = {};        ///< of the position afterwards

  bool operator==(const Change&) const = default;
};

/// `after` is the position that `move` made of `before`.
Change change_of(const Position& before, const Move& move, const Position& after);

/// The position afterwards. Asks no rule of how pieces move; nullopt if the change does not fit the
/// position: a square that is not on the board, nothing to move, or to capture, where it says.
std::optional<Position> changed(const Variant& variant, const Position& before,
                                const Change& change);

}  // namespace crownhead::draughts
