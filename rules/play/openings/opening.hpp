#pragma once

#include <string>
#include <string_view>

#include "rules/play/game.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// Maximum number of plies in an opening.
constexpr std::size_t longest_opening = 10;

/// Returns the first moves, separated by spaces; empty for a game that began from a custom
/// position.
std::string opening_of(const Game& game);

/// Reads moves from the initial position and writes them like opening_of. Move numbers ("1.") are
/// skipped. Fails like read_move, and with invalid_field for no moves or too many.
Result<std::string> read_opening(const draughts::Variant& variant, std::string_view text);

/// Fails with invalid_field if a game from this position would be over or drawn at once, or if the
/// position has too many captures.
Result<void> may_begin(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                       const draughts::Position& position);

}  // namespace crownhead::play
