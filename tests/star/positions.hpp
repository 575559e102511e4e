#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/star/position.hpp"
#include "rules/star/terms.hpp"

namespace crownhead::star {

/// Calls make_terms for terms in tests; throws with its message for invalid ones.
Terms terms_of(int side, int men, int seats, std::string_view ruleset = "classic");

/// Calls read_state in the same way.
Position position_of(const Terms& terms, std::string_view state);

/// Returns the hole with this name, which must exist.
Hole hole_of(const Board& board, std::string_view name);

/// Returns all moves of the seat to move, in notation.
std::vector<std::string> moves_of(const Terms& terms, const Position& position);

/// Plays moves separated by blanks.
void play_all(const Terms& terms, Position& position, std::string_view moves);

}  // namespace crownhead::star
