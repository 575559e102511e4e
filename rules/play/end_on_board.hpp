#pragma once

#include <optional>

#include "rules/play/event.hpp"

namespace crownhead::play {

Ended drawn_by(draughts::DrawRule rule);

/// The end that the board or a draw rule brings; a win comes before a draw. `claims`: the side to
/// move, or who has just moved, asks for a draw that must be claimed.
std::optional<Ended> end_on_board(const draughts::Variant& variant,
                                  const draughts::Position& position,
                                  const draughts::DrawCount& draws, bool claims);

}  // namespace crownhead::play
