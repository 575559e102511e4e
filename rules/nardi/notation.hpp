#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// "8/5 6/5", "24/16* 6/2(2)", "bar/23*(2) 13/9", "-" for a pass: by origin descending, the steps
/// of one man joined where it hits nothing on the way, equal moves counted, a star where one hits.
/// No two plays of a roll have the same text.
std::string write_play(const Play& play);

/// "31: 8/5 6/5": the larger die first.
std::string write_turn(Roll roll, const Play& play);

/// Every step written out, the bar as 25 and off as 0, as files of matches have them: "5/0 5/0*".
std::string write_steps(const Play& play);

/// Reads a play of `roll` in any order and any form: "bar" or 25, "off" or 0, 24/20/16 or 24/16,
/// with counts, stars or none, "31:" before it if the dice are these. A man that is written without
/// its way hits nothing on it where it can. Fails with bad_notation (no play at all), illegal_move
/// or ambiguous_move, the sentence naming what would be legal.
Result<Play> read_play(const Position& position, Roll roll, std::string_view text);

}  // namespace crownhead::nardi
