#pragma once

#include <random>

#include "rules/nardi/record.hpp"

namespace crownhead::nardi {

/// Up to four games of random plays, doubles and answers; some are resigned, some broken off.
MatchRecord random_match(std::mt19937& random);

}  // namespace crownhead::nardi
