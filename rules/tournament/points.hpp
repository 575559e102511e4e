#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Whether it was decided at the board; a forfeit was not.
bool was_played(GameOutcome outcome);
/// Whether it was decided without play, also as 0-0.
bool is_forfeit(GameOutcome outcome);

/// Of a game: 2 for a win, with or without play, 1 for a draw, 0.
std::array<int, 2> game_score(GameOutcome outcome);

/// Half points of the first and the second seat by the encounter as it stands; of a bye the
/// first's. An arena's streaks are not in it: see cards.hpp.
std::array<int, 2> encounter_points(const Policy& policy, const Encounter& encounter);

/// The steps of an encounter. A knockout's go on until somebody wins, whatever its policy says.
std::vector<Step> steps_of(const Policy& policy);

/// The step that the game belongs to.
Step step_of(const Policy& policy, const Game& game);

/// The first step that was not drawn, or the last that has begun. Steps that were begun after it,
/// before a result was corrected, count for nothing.
int deciding_step(const Encounter& encounter);

/// The games that an encounter begins or goes on with: those of the first step, after a drawn step
/// those of the next. None while a game of it is open, in a bye, and when nothing is left to play.
std::vector<Game> next_games(const Policy& policy, const Encounter& encounter);

/// Whether nothing that counts is open or will be.
bool is_complete(const Policy& policy, const Encounter& encounter);

/// Who goes on: the player of a bye, or who has more points in the step that decides.
std::optional<Seat> winner_of(const Policy& policy, const Encounter& encounter);

}  // namespace crownhead::tournament
