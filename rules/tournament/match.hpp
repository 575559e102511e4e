#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Who has won a series between the first two entrants: who has Policy::first_to half points and
/// more than the other, else who has more when all its rounds are over.
std::optional<Seat> match_winner(const History& history);

/// Whether nothing more is to be played: somebody has won or left, or all rounds are over.
bool match_is_over(const History& history);

/// The next encounter, colours changed from the one before; the lot decides who is White first.
std::vector<Encounter> match_round(const History& history);

}  // namespace crownhead::tournament
