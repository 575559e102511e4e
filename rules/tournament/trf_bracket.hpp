#pragma once

#include "rules/result.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Numbers the boards of a knockout that a report has without them: as we would have seeded it, or,
/// where it was seeded otherwise, by who meets whom. BAD_TRF where that is no bracket.
Result<void> number_boards(History& history);

}  // namespace crownhead::tournament
