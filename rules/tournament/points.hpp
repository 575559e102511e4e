#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns true if the game was decided at the board, not by forfeit.
bool was_played(GameOutcome outcome);
/// Returns true if the game was decided without play, including 0-0.
bool is_forfeit(GameOutcome outcome);

/// Returns the game score of both seats: 2 for a win, played or not, 1 for a draw, 0 for a loss.
std::array<int, 2> game_score(GameOutcome outcome);

/// Returns the current half points of both seats of the encounter; in a bye the first seat's.
/// Excludes the streaks of an arena: see score_cards.hpp.
std::array<int, 2> encounter_points(const Policy& policy, const Encounter& encounter);

/// Returns the steps of an encounter. In a knockout they continue until a player wins, whatever the
/// policy says.
std::vector<Step> steps_of(const Policy& policy);

/// Returns the step of a game.
Step step_of(const Policy& policy, const Game& game);

/// Returns the first step that was not drawn, or the last that has begun. Later steps, begun before
/// a result was corrected, do not count.
int deciding_step(const Encounter& encounter);

/// Returns the games to begin in an encounter: the games of the first step, or of the next step
/// after a drawn one. Empty in a bye, while a game is open, and when nothing is left to play.
std::vector<Game> next_games(const Policy& policy, const Encounter& encounter);

/// Returns true if nothing that counts is open or will be played.
bool is_complete(const Policy& policy, const Encounter& encounter);

/// Returns the player who advances: the player of a bye, or the one with more points in the
/// deciding step.
std::optional<PairingNumber> winner_of(const Policy& policy, const Encounter& encounter);

}  // namespace crownhead::tournament
