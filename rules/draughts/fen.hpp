#pragma once

#include <string>
#include <string_view>

#include "rules/draughts/position.hpp"
#include "rules/draughts/squares.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// Reads a FEN generously (ranges, either colour first, last dot, algebraic or numeric for 8x8).
/// Fails with bad_fen and a sentence naming what was expected where.
Result<Position> read_fen(const Variant& variant, std::string_view text, Numbering numbering = {});

/// Numeric variants: "W:W31-50:B1-20" with ranges; algebraic: "W:Wa1,c1:BKd8". Behind the pieces
/// stands what else the position holds, if anything: Frisian ":+228+0" (Black's king on 28 has
/// moved twice in a row, White's none; as lidraughts), bashni ":Tc3=bB" (under the piece on c3,
/// from the top down, a black man and a black king) [d], Stavropol ":Rd4-c3" (not allowed now) [d].
/// read_fen reads it back to an equal position.
std::string write_fen(const Variant& variant, const Position& position);

}  // namespace crownhead::draughts
