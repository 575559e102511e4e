#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/play/game.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::db {

/// Whether the roots that are kept make the tips that were told, and whether those are in the
/// lists.

/// What is wrong with the root of a game's dice; nullopt where nothing is.
std::optional<std::string> root_differs(Connection& connection, GameId game,
                                        const play::Game& state);

/// What is wrong between a game and the dice of its rematch that is offered; nullopt where nothing
/// is.
std::optional<std::string> rematch_dice_differ(Connection& connection, GameId game,
                                               const play::Game& state);

/// Of the challenges and the games with the computer that wait. What is wrong is added to
/// `differences`.
void check_offered_dice(Connection& connection, std::vector<std::string>& differences);

/// The same of the games of a tournament whose round is drawn and has not begun.
void check_round_dice(Connection& connection, TournamentId id, const tournament::Settings& settings,
                      std::vector<std::string>& differences);

}  // namespace crownhead::db
