#pragma once

#include <optional>
#include <string>

#include "rules/play/game.hpp"

// What is computed by the rules of today about a game: for a move that is being decided, and for
// events that were stored under rules of before. Nothing here is asked by apply().
namespace crownhead::play {

/// Adds to the next move of `game` what it brings on the clock.
void complete(Moved& moved, const Game& game);

/// Why `event`, the next one of `game`, would not come about by the rules of today: "32-28 is not
/// legal"; nullopt if it would, or does not concern the board.
std::optional<std::string> against_today(const Game& game, const Event& event);

/// Why `event`, if it is a roll, is not the one that is due or not what its chain gives: no other
/// rules ever made it so. nullopt for every other event.
std::optional<std::string> against_dice(const Game& game, const Event& event);

/// Returns why `event`, if it is a move, does not fit the mover's clock: the time left must be the
/// time before it, less the time spent, plus what the move brought. nullopt for every other event.
std::optional<std::string> against_clock(const Game& game, const Event& event);

}  // namespace crownhead::play
