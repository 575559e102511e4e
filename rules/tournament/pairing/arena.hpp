#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {

/// From this ply on, a win after going berserk brings an extra point.
constexpr int berserk_from_ply = 14;
/// A draw in fewer plies brings nothing.
constexpr int draw_counts_from_ply = 20;

/// Returns true if the next game counts double: the last two games in `earlier` were won.
/// Unfinished games are skipped.
bool counts_double(std::span<const ScoreCardLine> earlier);

/// Returns the half points of one seat for an encounter that follows the encounters of `earlier`:
/// doubled after two consecutive wins until the player fails to win.
int arena_points(const Points& points, std::span<const ScoreCardLine> earlier,
                 const Encounter& encounter, std::size_t side);

/// Pairs as many of the `waiting` players as possible; the list begins with the one who has waited
/// longest. No player meets the opponent of their last game, and neighbours in the standings are
/// preferred. If someone is left over, it is preferably a player who has waited less.
std::vector<Encounter> arena_wave(const History& history, std::span<const PairingNumber> waiting,
                                  const MatchingSolver& solve);

}  // namespace crownhead::tournament
