#pragma once

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// Plays the legal move in `text`; `position` is unchanged if there is none. Equivalent to
/// read_move and after, but finds quiet moves without listing all moves.
Result<Move> play_move(const Variant& variant, Position& position, std::string_view text,
                       Numbering numbering = {});

/// The same with the budget of a whole request.
Result<Move> play_move(const Variant& variant, Position& position, std::string_view text,
                       Numbering numbering, CaptureBudget& budget);

/// Returns true if a man of the side to move has an empty square in front of it, so that board_end
/// is nullopt. False proves nothing.
bool has_free_man(const Variant& variant, const Position& position);

}  // namespace crownhead::draughts
