#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"

namespace crownhead::db {

/// What the dice of an offered rematch will be thrown by, beside the game that is over. All but the
/// reading to be called inside a transaction.

/// With the offer; its tip is told in the list of its day. Locks Locks::One::tips.
void store_rematch_dice(Connection& connection, GameId game, const play::OfferedDice& dice,
                        Instant at);
/// nullopt where no rematch is offered, or none with dice.
std::optional<play::OfferedDice> rematch_dice_of(Connection& connection, GameId game);
/// With the end of the offer.
void drop_rematch_dice(Connection& connection, GameId game);

}  // namespace crownhead::db
