#pragma once

#include <random>
#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"

namespace crownhead::nardi {

/// Returns up to four games of random plays, doubles and answers; some are resigned, some
/// unfinished.
MatchRecord random_match(std::mt19937& random);

/// Returns true if all matches that rapidcheck tries are unchanged by `write` and `read`.
bool any_match_is_read_back(std::string (*write)(const MatchRecord&),
                            Result<MatchRecord> (*read)(std::string_view));

}  // namespace crownhead::nardi
