#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi {

/// The Position ID of GNU Backgammon, 14 characters: first the men of the side that is not on roll.
/// It does not say which colour is on roll.
std::string write_position_id(const Position& position);

/// The position of an ID with `turn` on roll. Fails with bad_position and a sentence.
Result<Position> read_position_id(std::string_view text, Color turn = Color::white);

}  // namespace crownhead::nardi
