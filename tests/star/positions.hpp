#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/star/position.hpp"
#include "rules/star/terms.hpp"

namespace crownhead::star {

/// make_terms for terms that the test wrote; throws with its sentence on wrong ones.
Terms terms_of(int side, int men, int seats, std::string_view ruleset = "classic");

/// read_state in the same way.
Position position_of(const Terms& terms, std::string_view state);

/// The hole of that name, which the test wrote.
Hole hole_of(const Board& board, std::string_view name);

/// All moves of the men of the seat to move, as they are written.
std::vector<std::string> moves_of(const Terms& terms, const Position& position);

/// Plays moves that the test wrote, parted by blanks.
void play_all(const Terms& terms, Position& position, std::string_view moves);

}  // namespace crownhead::star
