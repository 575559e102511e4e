#pragma once

#include <random>

#include "rules/star/moves.hpp"

namespace crownhead::star {

/// Of all that can be played, each about as often.
Terms any_terms(std::mt19937& random);

/// Of how many random moves a player takes the one that leads on farthest. Without any care most
/// games come to the turn limit.
constexpr int usual_care = 4, no_care = 1;

/// A legal move.
Move any_move(const Terms& terms, const Position& position, std::mt19937& random, int care);

/// The position after so many random plies from the start, some seats having gone, or where the
/// game ended before.
Position played(const Terms& terms, int plies, std::mt19937& random);

/// One random ply of a game that goes on, or now and then a seat that goes.
void play_any(const Terms& terms, Position& position, std::mt19937& random, int care = usual_care);

/// Some men of each seat anywhere, seat 0 to move.
Position thrown(const Terms& terms, std::mt19937& random);

}  // namespace crownhead::star
