#pragma once

#include "rules/result.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Numbers the boards of a knockout whose report has none: by our own seeding, or if it was seeded
/// otherwise, by who meets whom. Fails with BAD_TRF if the pairings form no bracket.
Result<void> number_boards(History& history);

}  // namespace crownhead::tournament
