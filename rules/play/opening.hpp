#pragma once

#include <string>
#include <string_view>

#include "rules/play/game.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// How many plies an opening names at most.
constexpr std::size_t longest_opening = 10;

/// The first moves with a space between them; empty for a game that began elsewhere than its
/// variant does.
std::string opening_of(const Game& game);

/// Moves from the start as opening_of writes them; numbers of moves ("1.") are passed over. Fails
/// as read_move, and with invalid_field for none or too many.
Result<std::string> read_opening(const draughts::Variant& variant, std::string_view text);

/// Fails with invalid_field where a game from this position would be over, or drawn, as it begins,
/// or where it has too many captures.
Result<void> may_begin(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                       const draughts::Position& position);

}  // namespace crownhead::play
