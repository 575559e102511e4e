#pragma once

#include <vector>

#include "rules/star/position.hpp"

namespace crownhead::star {

/// A man's move by a step or by jumps. The intermediate jumps do not matter.
struct Move {
  Hole from = no_hole;
  Hole to = no_hole;

  constexpr bool operator==(const Move&) const = default;
  constexpr auto operator<=>(const Move&) const = default;
};

/// The move of a seat that has no other.
constexpr Move pass{};

/// Returns all moves of the seat to move in ascending order; only `pass` if no man can move; empty
/// once the game is over.
std::vector<Move> legal_moves(const Terms& terms, const Position& position);

/// Returns the holes that the man on `from` can reach, ignoring where the ruleset lets it stop.
std::vector<Hole> reach(const Board& board, const Position& position, Hole from);

/// Returns true if the ruleset allows a man of `seat` to make the move: it does not leave its
/// target and does not rest in a foreign point.
bool may_rest(const Terms& terms, int seat, Move move);

}  // namespace crownhead::star
