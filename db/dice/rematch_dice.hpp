#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"

namespace crownhead::db {

/// The dice of an offered rematch, stored with the finished game. Call all functions except for the
/// reading one inside a transaction.

/// Stores the dice with the offer and publishes their commitment in the list of its day. Locks
/// Locks::One::commitments.
void store_rematch_dice(Connection& connection, GameId game, const play::OfferedDice& dice,
                        Instant at);
/// Returns nullopt if no rematch is offered or the game has no dice.
std::optional<play::OfferedDice> rematch_dice_of(Connection& connection, GameId game);
/// Removes the dice when the offer ends.
void drop_rematch_dice(Connection& connection, GameId game);

}  // namespace crownhead::db
