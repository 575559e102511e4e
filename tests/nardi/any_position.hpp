#pragma once

#include <initializer_list>
#include <random>
#include <utility>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// The men that are named, as (point, how many) of the side on roll, 25 for the bar; the others'
/// points are named as the side on roll counts them, 0 for their bar. The rest is borne off.
Position position_with(std::initializer_list<std::pair<int, int>> own,
                       std::initializer_list<std::pair<int, int>> others,
                       Color turn = Color::white);

/// Of a game of random plays, at a random place.
Position random_of_play(std::mt19937& random);

/// Men thrown on the points, some on the bar, some borne off, all of no side; can_stand holds.
Position random_thrown(std::mt19937& random);

Roll random_roll(std::mt19937& random);

}  // namespace crownhead::nardi
