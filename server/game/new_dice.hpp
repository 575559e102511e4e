#pragma once

#include <optional>
#include <string>

#include "rules/play/challenge.hpp"
#include "rules/play/chance.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::live {

// Functions that return a commitment compute one hash per link of the chain: run them in a pool.

/// Returns dice for a game without a published commitment; nullopt if the game has no dice.
std::optional<play::FirstDice> drawn_dice(const play::Setup& setup);

/// Returns new dice for an offered game; nullopt if the game has no dice. `entropy` is from the
/// player who offers it.
std::optional<play::OfferedDice> new_dice(const play::GameTerms& terms, std::string entropy);
/// The same for a game of a tournament, for which the players send no entropy.
std::optional<play::OfferedDice> new_dice(const tournament::Settings& settings);
/// The same for a game with this board, offered with this entropy.
std::optional<play::OfferedDice> new_dice_for(const kind::Board& board, std::string entropy);

}  // namespace crownhead::live
