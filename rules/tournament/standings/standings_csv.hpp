#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/identity.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

struct NamedPlayer {
  std::string_view name;
  Identity identity = {};
};

/// Returns RFC 4180 text with a header and one line per player: rank, name, what is known of title,
/// country, real name and federation number, points in whole points, then the tie-breaks in the
/// units of docs/rules/tournaments.md; a tie-break of several numbers separates them with blanks.
/// `players` correspond to `standings`.
std::string standings_csv(std::span<const Standing> standings,
                          std::span<const NamedPlayer> players);

/// Formats half points as decimal: "5", "5.5".
std::string points_text(int half_points);

}  // namespace crownhead::tournament
