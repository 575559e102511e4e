#pragma once

#include <string>
#include <string_view>

#include "rules/result.hpp"
#include "rules/star/position.hpp"

namespace crownhead::star {

/// "a1 b2/a17 b16": the holes of each seat's men parted by blanks, the seats in order by slashes.
/// What else is known stands behind it, if the game is not in its first turn: ":51.1", the round
/// and the seat to move, from 0; and once a seat does no longer play ":-1*4", for each seat its
/// place, an asterisk (has filled its target in this round) or a hyphen (plays). [d]
std::string write_state(const Terms& terms, const Position& position);

/// Reads it back to an equal position. Fails with invalid_field and a sentence that names what is
/// wrong.
Result<Position> read_state(const Terms& terms, std::string_view text);

}  // namespace crownhead::star
