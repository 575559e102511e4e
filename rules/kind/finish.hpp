#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/seat.hpp"

namespace crownhead::kind {

/// What a finish of two seats comes to. Stored by number: append only.
enum class Outcome : std::uint8_t { white_wins, black_wins, draw, none };

/// What a game was worth to each seat.
struct Finish {
  PerSeat<int> places = {};  ///< from 1, equal where shared; all 0 where the game counts for nobody
  PerSeat<int> points = {};

  bool operator==(const Finish&) const = default;
};

/// A seat has two points for each one that it leaves behind, and one for each that shares its
/// place: at draughts 2, 1 or 0.
Finish placed(const PerSeat<int>& places);

/// The others share the second place.
Finish won_by(Seat winner, std::size_t seats = least_seats);

/// The others share the first place.
Finish lost_by(Seat loser, std::size_t seats = least_seats);

/// All share the first place.
Finish drawn(std::size_t seats = least_seats);

/// The game counts for nobody.
Finish annulled(std::size_t seats = least_seats);

/// Of two seats.
Outcome outcome_of(const Finish& finish);
Finish finish_of(Outcome outcome);

}  // namespace crownhead::kind
