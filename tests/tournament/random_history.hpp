#pragma once

#include <random>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

using Chance = std::mt19937_64;

/// A Swiss of so many players and rounds: ratings, lots, late entries, requested byes and pairs
/// kept apart by chance; nothing drawn.
History random_swiss(Chance& chance, int players, int rounds);

/// Ends every open game by chance, some by forfeit.
void play_out(Chance& chance, std::vector<Encounter>& encounters);

/// Now and then somebody leaves or comes back.
void change_entrants(Chance& chance, History& history);

}  // namespace crownhead::tournament
