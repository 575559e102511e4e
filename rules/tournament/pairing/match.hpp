#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns the winner of a series between the first two entrants: a player with Policy::first_to
/// half points and more than the opponent, or the player with more points after all rounds.
std::optional<PairingNumber> match_winner(const History& history);

/// Returns true if nothing is left to play: a player has won or left, or all rounds are over.
bool match_is_over(const History& history);

/// Returns the next encounter, with colours reversed from the one before. The lot decides who has
/// White first.
std::vector<Encounter> match_round(const History& history);

}  // namespace crownhead::tournament
