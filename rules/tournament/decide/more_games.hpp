#pragma once

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Returns true if the player has more to play in a running tournament: a game in progress, or
/// later rounds in which they may be paired. A round that only directors can see counts as a later
/// round for all active players, so that the answer reveals nothing about it.
bool has_more_games(const Tournament& tournament, const Entry& entry);

}  // namespace crownhead::tournament
