#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/seat.hpp"

namespace crownhead::kind {

/// The outcome of a finish with two seats. Stored as a number: append only.
enum class Outcome : std::uint8_t { white_wins, black_wins, draw, none };

/// The final places and points of all seats.
struct Finish {
  PerSeat<int> places = {};  ///< from 1, equal if shared; all 0 if the game was annulled
  PerSeat<int> points = {};

  bool operator==(const Finish&) const = default;
};

/// Gives a seat two points for each seat placed below it, and one for each that shares its place:
/// at draughts 2, 1 or 0.
Finish placed(const PerSeat<int>& places);

/// The others share second place.
Finish won_by(Seat winner, std::size_t seats = least_seats);

/// The others share first place.
Finish lost_by(Seat loser, std::size_t seats = least_seats);

/// All share first place.
Finish drawn(std::size_t seats = least_seats);

/// The game does not count.
Finish annulled(std::size_t seats = least_seats);

/// Converts a finish of two seats.
Outcome outcome_of(const Finish& finish);
Finish finish_of(Outcome outcome);

}  // namespace crownhead::kind
