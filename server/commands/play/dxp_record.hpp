#pragma once

#include "rules/draughts/pdn/pdn.hpp"
#include "rules/instant.hpp"
#include "server/commands/play/dxp_match.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {

/// Returns the game as PDN; `round` is the number of the game in the match, from 1.
draughts::PdnGame record_of(const DxpPlayed& played, const std::string& our_name, int round,
                            Instant now);

wire::MatchGameReport report_of(const DxpPlayed& played, const std::string& our_name, int round);

/// Adds the game to the match.
void add_to(wire::MatchReport& match, const DxpPlayed& played);

}  // namespace crownhead::server
