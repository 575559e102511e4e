#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns RFC 4180 text with a header and one line per player: rank, name, points in whole points,
/// then the tie-breaks in the units of docs/rules/tournaments.md; a tie-break of several numbers
/// separates them with blanks. `names` correspond to `standings`.
std::string standings_csv(std::span<const Standing> standings,
                          std::span<const std::string_view> names);

/// Formats half points as decimal: "5", "5.5".
std::string points_text(int half_points);

}  // namespace crownhead::tournament
