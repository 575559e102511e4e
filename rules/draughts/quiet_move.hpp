#pragma once

#include <optional>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/squares.hpp"

namespace crownhead::draughts {

/// The legal move that `text` says if it is "32-28" or "c3-d4" and takes nothing, without listing
/// the others. nullopt tells nothing: ask read_move then.
std::optional<Move> quiet_move(const Variant& variant, const Position& position,
                               std::string_view text, Numbering numbering);

}  // namespace crownhead::draughts
