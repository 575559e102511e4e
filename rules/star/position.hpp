#pragma once

#include <array>
#include <cstdint>

#include "rules/star/terms.hpp"

namespace crownhead::star {

/// The state of a seat in the game.
enum class Standing : std::uint8_t {
  plays,
  arrived,  ///< has filled its target in the current round, which is still completed
  placed,
  out,  ///< eliminated; its men are off the board
};

struct Progress {
  Standing standing = Standing::plays;
  std::uint8_t place = 0;  ///< from 1; 0 while it is open

  bool operator==(const Progress&) const = default;
};

/// The men, the turn, and the progress of all seats: everything that the rules depend on.
struct Position {
  std::array<std::uint8_t, most_holes> men =
      {};  ///< by hole: 0 is empty, otherwise man_of its seat
  std::array<Progress, most_seats> seats = {};
  std::uint16_t round = 1;  ///< the number of each seat's turn in it, from 1
  std::uint8_t turn = 0;    ///< the seat to move; after the game, the last one that moved

  bool operator==(const Position&) const = default;
};

constexpr std::uint8_t man_of(int seat) { return static_cast<std::uint8_t>(seat + 1); }

/// All men at home, the first seat to move.
Position start_position(const Terms& terms);

}  // namespace crownhead::star
