#pragma once

#include "rules/draughts/board/variant.hpp"
#include "rules/seat.hpp"

namespace crownhead::draughts {

/// Converts between a colour and its seat. All conversions must use these functions.
constexpr Seat seat_of(Color color) { return color == Color::white ? Seat::white : Seat::black; }

constexpr Color color_of(Seat seat) { return seat == Seat::white ? Color::white : Color::black; }

}  // namespace crownhead::draughts
