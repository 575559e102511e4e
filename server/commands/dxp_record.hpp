#pragma once

#include "rules/draughts/pdn.hpp"
#include "rules/instant.hpp"
#include "server/commands/dxp_match.hpp"
#include "server/wire/command_json.hpp"

namespace crownhead::server {

/// The game as PDN; `round` counts the games of the match from 1.
draughts::PdnGame record_of(const DxpPlayed& played, const std::string& our_name, int round,
                            Instant now);

wire::MatchGameReport report_of(const DxpPlayed& played, const std::string& our_name, int round);

/// Counts the game in.
void add_to(wire::MatchReport& match, const DxpPlayed& played);

}  // namespace crownhead::server
