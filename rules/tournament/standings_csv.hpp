#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// A line a player after a head line, as RFC 4180: rank, name, points in whole points, then the
/// tie-breaks in the units of docs/rules/tournaments.md, several numbers of one parted by blanks.
/// `names` are those of the standings' lines.
std::string standings_csv(std::span<const Standing> standings,
                          std::span<const std::string_view> names);

/// Half points as people write them: "5", "5.5".
std::string points_text(int half_points);

}  // namespace crownhead::tournament
