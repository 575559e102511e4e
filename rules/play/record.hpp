#pragma once

#include <string>
#include <string_view>

#include "rules/draughts/pdn.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// The game as PDN: the tags of the standard and each move with both clocks as a comment. `names`
/// of White and Black; `site` for the tag Site.
draughts::PdnGame record_of(const Game& game, const PerSeat<std::string>& names,
                            std::string_view site);

/// "Rated live game", as the tag Event has it where no tournament gives it a name.
std::string event_text(const Game& game);

/// The UTC day of it: "2026.05.01" with a '.' between.
std::string day_text(Instant at, char between);

/// As the tag TimeControl has it: "4800+60".
std::string control_text(const TimeControl& control);

}  // namespace crownhead::play
