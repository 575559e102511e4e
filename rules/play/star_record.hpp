#pragma once

#include <string>
#include <string_view>

#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// A game on the star as text: tags as PDN has them (Seats, Board "4/10", Rules "star/classic",
/// Seat1 and so on, Places once it is over), then the rounds with the moves clockwise from the
/// first seat. The game must be one on the star.
std::string star_record(const Game& game, const PerSeat<std::string>& names, std::string_view site);

}  // namespace crownhead::play
