#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/play/game.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::db {

/// Checks that the stored roots give the published commitments, and that the lists contain these.

/// Returns what is wrong with the root of a game's dice; nullopt if nothing is.
std::optional<std::string> root_differs(Connection& connection, GameId game,
                                        const play::Game& state);

/// Compares a game with the stored dice of its offered rematch. Returns what is wrong; nullopt if
/// nothing is.
std::optional<std::string> rematch_dice_differ(Connection& connection, GameId game,
                                               const play::Game& state);

/// Checks the dice of open challenges and of offered games against the computer. Adds errors to
/// `differences`.
void check_offered_dice(Connection& connection, std::vector<std::string>& differences);

/// The same for the games of a tournament's round that is drawn and has not started.
void check_round_dice(Connection& connection, TournamentId id, const tournament::Settings& settings,
                      std::vector<std::string>& differences);

}  // namespace crownhead::db
