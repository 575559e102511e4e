#pragma once

#include "rules/draughts/moves.hpp"
#include "rules/draughts/squares.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// Plays the legal move that `text` says; `position` stays as it was where there is none. The same
/// as read_move and after, but one that takes nothing is found without a list of the others.
Result<Move> play_move(const Variant& variant, Position& position, std::string_view text,
                       Numbering numbering = {});

/// The same out of what a whole request may walk.
Result<Move> play_move(const Variant& variant, Position& position, std::string_view text,
                       Numbering numbering, CaptureBudget& budget);

/// Whether a man of the side to move has an empty square before it, so that board_end is nullopt.
/// False tells nothing.
bool has_free_man(const Variant& variant, const Position& position);

}  // namespace crownhead::draughts
