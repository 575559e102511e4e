#pragma once

#include <string>
#include <string_view>

#include "rules/draughts/board/position.hpp"
#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// Reads a FEN leniently (ranges, colours in any order, final dot, algebraic or numeric for 8x8).
/// Fails with bad_fen and a sentence that says what was expected where.
Result<Position> read_fen(const Variant& variant, std::string_view text, Numbering numbering = {});

/// Writes a FEN. Numeric variants: "W:W31-50:B1-20" with ranges; algebraic variants:
/// "W:Wa1,c1:BKd8". Other state follows the pieces. Frisian: ":+228+0" (Black's king on 28 has
/// moved twice in a row, White's has not; as lidraughts). Bashni: ":Tc3=bB" (under the piece on c3,
/// from the top down, a black man and a black king) [d]. Stavropol: ":Rd4-c3" (this move is
/// forbidden) [d]. read_fen restores an equal position.
std::string write_fen(const Variant& variant, const Position& position);

}  // namespace crownhead::draughts
