#pragma once

#include <initializer_list>
#include <random>
#include <utility>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

/// Returns a position with the named checkers, as (point, count) in the numbering of the side on
/// roll: 25 is its bar, 0 the other side's bar. The rest is borne off.
Position position_with(std::initializer_list<std::pair<int, int>> own,
                       std::initializer_list<std::pair<int, int>> others,
                       Color turn = Color::white);

/// Returns a random position from a game of random plays.
Position random_of_play(std::mt19937& random);

/// Returns random checkers on points, on the bar and borne off; can_stand holds.
Position random_thrown(std::mt19937& random);

Roll random_roll(std::mt19937& random);

}  // namespace crownhead::nardi
