#pragma once

#include <random>
#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"

namespace crownhead::nardi {

/// Up to four games of random plays, doubles and answers; some are resigned, some broken off.
MatchRecord random_match(std::mt19937& random);

/// Whether as many of them as rapidcheck tries are the same after `write` and `read`.
bool any_match_is_read_back(std::string (*write)(const MatchRecord&),
                            Result<MatchRecord> (*read)(std::string_view));

}  // namespace crownhead::nardi
