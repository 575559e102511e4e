#pragma once

#include <optional>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/squares.hpp"

namespace crownhead::draughts {

/// Plays the legal move that `text` says if it is "32-28" or "c3-d4" and takes nothing, without
/// listing the others. nullopt tells nothing, and leaves the position as it was: ask read_move
/// then.
std::optional<Move> play_quiet_move(const Variant& variant, Position& position,
                                    std::string_view text, Numbering numbering);

}  // namespace crownhead::draughts
