#pragma once

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Whether the player has more to play in a tournament that runs: a game that is under way, or
/// rounds to come in which they may be paired. A round that only directors see counts as one to
/// come for all who are still in, so that nothing of it is told.
bool has_more_games(const Tournament& tournament, const Entry& entry);

}  // namespace crownhead::tournament
