#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// A game on the star: PDN-style tags (Seats, Board "4/10", Rules "star/classic", Seat1 and so on,
/// and Places once it is over), and the rounds, each with the moves clockwise from the first seat.
struct StarRecord {
  std::vector<std::pair<std::string, std::string>> tags;
  std::string rounds;
};

/// Returns the record; the game must be one on the star.
StarRecord star_record(const Game& game, const PerSeat<std::string>& names, std::string_view site);

std::string write_star(const StarRecord& record);

}  // namespace crownhead::play
