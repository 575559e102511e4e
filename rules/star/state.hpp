#pragma once

#include <string>
#include <string_view>

#include "rules/result.hpp"
#include "rules/star/position.hpp"

namespace crownhead::star {

/// Returns "a1 b2/a17 b16": the holes of each seat's men separated by blanks, and the seats in
/// order separated by slashes. More follows unless the game is in its first turn: ":51.1", the
/// round and the seat to move, from 0. Once a seat no longer plays, ":-1*4" follows: for each seat
/// its place, an asterisk (has filled its target in this round) or a hyphen (plays). [d]
std::string write_state(const Terms& terms, const Position& position);

/// Restores an equal position. Fails with invalid_field and a sentence that names the error.
Result<Position> read_state(const Terms& terms, std::string_view text);

}  // namespace crownhead::star
