#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi {

/// Returns the Position ID of GNU Backgammon, 14 characters, beginning with the checkers of the
/// side that is not on roll. It does not contain the colour on roll.
std::string write_position_id(const Position& position);

/// Returns the position of an ID with `turn` on roll. Fails with bad_position and an explanation.
Result<Position> read_position_id(std::string_view text, Color turn = Color::white);

}  // namespace crownhead::nardi
