#pragma once

#include <string>
#include <string_view>

#include "rules/draughts/pdn/pdn.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// Returns the game as PDN: the standard tags, and each move with both clocks in a comment. `names`
/// are White's and Black's; `site` is the value of the tag Site.
draughts::PdnGame record_of(const Game& game, const PerSeat<std::string>& names,
                            std::string_view site);

/// Returns the tag Event of a game outside tournaments, for example "Rated live game".
std::string event_text(const Game& game);

/// Returns the UTC date of `at`: "2026.05.01" if `between` is '.'.
std::string day_text(Instant at, char between);

/// Returns the tag TimeControl: "4800+60".
std::string control_text(const TimeControl& control);

}  // namespace crownhead::play
