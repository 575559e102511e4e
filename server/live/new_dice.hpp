#pragma once

#include <optional>
#include <string>

#include "rules/play/challenge.hpp"
#include "rules/play/chance.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/tournament/settings.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::live {

// Those that give a tip hash as often as the chain has links: they are for a pool.

/// For a game whose dice nobody was told of before; nullopt where none are thrown.
std::optional<play::FirstDice> drawn_dice(const play::Setup& setup);

/// New dice for a game that somebody offers; nullopt where none are thrown.
std::optional<play::OfferedDice> new_dice(const wire::GameWish& wish);
/// The same for a game of a tournament, that nobody greets.
std::optional<play::OfferedDice> new_dice(const tournament::Settings& settings);
/// The same for a game on such a board, offered with that entropy.
std::optional<play::OfferedDice> new_dice_for(const kind::Board& board, std::string entropy);

}  // namespace crownhead::live
