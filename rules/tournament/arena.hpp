#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"
#include "rules/tournament/score_cards.hpp"

namespace crownhead::tournament {

/// A berserker's win brings one point more from so many plies on.
constexpr int berserk_from_ply = 14;
/// A draw in fewer brings nothing.
constexpr int draw_counts_from_ply = 20;

/// Whether the next game counts double: the last two of these were won. A game that is still under
/// way is skipped.
bool counts_double(std::span<const ScoreCardLine> earlier);

/// Half points of one seat for an encounter after those of `earlier`: double after two wins
/// running, until one is not won.
int arena_points(const Points& points, std::span<const ScoreCardLine> earlier,
                 const Encounter& encounter, std::size_t side);

/// Pairs those who wait, the longest waiting first in the list: as many as can be, nobody with the
/// opponent of the last game, neighbours in the standings. Whoever is left over keeps waiting,
/// rather one who has waited less.
std::vector<Encounter> arena_wave(const History& history, std::span<const Seat> waiting,
                                  const MatchingSolver& solve);

}  // namespace crownhead::tournament
