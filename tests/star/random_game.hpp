#pragma once

#include <random>

#include "rules/star/moves.hpp"

namespace crownhead::star {

/// Returns any playable terms, each about equally often.
Terms any_terms(std::mt19937& random);

/// The number of random moves among which a player takes the one with the largest gain. Without any
/// care most games reach the turn limit.
constexpr int usual_care = 4, no_care = 1;

/// Returns a legal move.
Move any_move(const Terms& terms, const Position& position, std::mt19937& random, int care);

/// Returns the position after `plies` random plies from the start, with some seats having left, or
/// at the end of the game.
Position played(const Terms& terms, int plies, std::mt19937& random);

/// Plays one random ply of a running game; occasionally a seat leaves instead.
void play_any(const Terms& terms, Position& position, std::mt19937& random, int care = usual_care);

/// Returns some men of each seat at random places, with seat 0 to move.
Position thrown(const Terms& terms, std::mt19937& random);

}  // namespace crownhead::star
