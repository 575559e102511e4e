#pragma once

#include <random>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

using Chance = std::mt19937_64;

/// Returns a Swiss with random ratings, lots, late entries, requested byes and forbidden pairs,
/// before the first round.
History random_swiss(Chance& chance, int players, int rounds);

/// Ends every open game at random, some by forfeit.
void play_out(Chance& chance, std::vector<Encounter>& encounters);

/// Occasionally a player leaves or comes back.
void change_entrants(Chance& chance, History& history);

}  // namespace crownhead::tournament
