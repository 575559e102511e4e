#pragma once

#include <optional>
#include <string>

#include "rules/play/game.hpp"

// Functions that apply the current rules to a game, both to a move being decided and to stored
// events that older rules produced. apply() uses none of them.
namespace crownhead::play {

/// Fills in what the next move of `game` earns on the clock.
void complete(Moved& moved, const Game& game);

/// Returns why the current rules would not produce `event` as the next event of `game`: "32-28 is
/// not legal"; nullopt if they would, or if the event does not concern the board.
std::optional<std::string> against_today(const Game& game, const Event& event);

/// Returns why `event`, if it is a roll, is not the expected one or does not match its chain;
/// nullopt for every other event. Every version of the rules decides rolls the same way.
std::optional<std::string> against_dice(const Game& game, const Event& event);

/// Returns why `event`, if it is a move, does not fit the mover's clock: the time left must be the
/// time before it, less the time spent, plus the time earned. nullopt for every other event.
std::optional<std::string> against_clock(const Game& game, const Event& event);

}  // namespace crownhead::play
