#pragma once

#include <vector>

#include "rules/star/position.hpp"

namespace crownhead::star {

/// A man's way from hole to hole by a step or by jumps; which jumps makes no difference.
struct Move {
  Hole from = no_hole;
  Hole to = no_hole;

  constexpr bool operator==(const Move&) const = default;
  constexpr auto operator<=>(const Move&) const = default;
};

/// What a seat does that has no other move.
constexpr Move pass{};

/// All moves of the seat to move, ascending; `pass` alone where no man can move; none once the game
/// is over.
std::vector<Move> legal_moves(const Terms& terms, const Position& position);

/// The holes that the man on `from` can come to, whatever the ruleset says of where it may stop.
std::vector<Hole> reach(const Board& board, const Position& position, Hole from);

/// Whether the ruleset lets a man of `seat` go from one hole to the other: it stays in its target,
/// it rests in no foreign point.
bool may_rest(const Terms& terms, int seat, Move move);

}  // namespace crownhead::star
