#pragma once

#include "rules/draughts/variant.hpp"
#include "rules/seat.hpp"

namespace crownhead::draughts {

/// Who has the pieces of `color`. Nothing else turns one into the other.
constexpr Seat seat_of(Color color) { return color == Color::white ? Seat::white : Seat::black; }

constexpr Color color_of(Seat seat) { return seat == Seat::white ? Color::white : Color::black; }

}  // namespace crownhead::draughts
