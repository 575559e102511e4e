#pragma once

#include <array>
#include <cstdint>

#include "rules/star/terms.hpp"

namespace crownhead::star {

/// How far a seat is in the game.
enum class Standing : std::uint8_t {
  plays,
  arrived,  ///< has filled its target in this round, which runs to its end
  placed,
  out,  ///< has left the game; its men are off the board
};

struct Progress {
  Standing standing = Standing::plays;
  std::uint8_t place = 0;  ///< from 1; 0 as long as it is open

  bool operator==(const Progress&) const = default;
};

/// Where the men stand, whose turn it is, and who has come how far: all that the rules look at.
struct Position {
  std::array<std::uint8_t, most_holes> men = {};  ///< by hole: 0 is empty, else man_of its seat
  std::array<Progress, most_seats> seats = {};
  std::uint16_t round = 1;  ///< the number of the turn that each seat has in it, from 1
  std::uint8_t turn = 0;    ///< the seat to move; once the game is over, the last that was

  bool operator==(const Position&) const = default;
};

constexpr std::uint8_t man_of(int seat) { return static_cast<std::uint8_t>(seat + 1); }

/// Every man at home, the first seat to move.
Position start_position(const Terms& terms);

}  // namespace crownhead::star
