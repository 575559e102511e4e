#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// Returns "8/5 6/5", "24/16* 6/2(2)", "bar/23*(2) 13/9", "-" for a pass: sorted by descending
/// origin, the steps of one checker joined unless it hits on the way, equal moves counted, a star
/// after a hit. Different plays of a roll have different texts.
std::string write_play(const Play& play);

/// Returns "31: 8/5 6/5", with the larger die first.
std::string write_turn(Roll roll, const Play& play);

/// Returns every step, with the bar as 25 and off as 0, as in match files: "5/0 5/0*".
std::string write_steps(const Play& play);

/// Reads a play of `roll` in any order and notation: "bar" or 25, "off" or 0, 24/20/16 or 24/16,
/// with or without counts and stars, optionally with these dice ("31:") before it. A checker
/// without intermediate points hits nothing on the way if possible. Fails with bad_notation (not a
/// play), illegal_move or ambiguous_move; the sentence names the legal alternatives.
Result<Play> read_play(const Position& position, Roll roll, std::string_view text);

}  // namespace crownhead::nardi
