#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/result.hpp"

/// Short nardi, which is backgammon: decisions are in docs/rules/nardi.md.
namespace crownhead::nardi {

enum class Color : std::uint8_t { white, black };

constexpr Color opposite(Color color) {
  return color == Color::white ? Color::black : Color::white;
}

/// Where a table of one entry a colour holds that of `color`.
constexpr std::size_t slot(Color color) { return static_cast<std::size_t>(color); }

constexpr int men_of_a_side = 15;

/// Beside the points 1 to 24, of which 1 to 6 are the home.
constexpr int off = 0;
constexpr int bar = 25;

/// How many men of one side stand where, as that side counts: off, 1 to 24, bar.
using Men = std::array<std::uint8_t, 26>;

/// How the other side counts a point; its bar is our off.
constexpr int facing(int point) { return 25 - point; }

/// Where the men stand and whose roll it is. No point holds men of both sides.
struct Position {
  std::array<Men, 2> men = {};  ///< by colour, 15 each
  Color turn = Color::white;

  constexpr const Men& of(Color color) const { return men[slot(color)]; }

  bool operator==(const Position&) const = default;
};

/// 24:2 13:5 8:3 6:5 of each side.
Position start_position(Color turn = Color::white);

/// Fails with bad_position where a side has not 15 men, a point holds men of both, both have borne
/// off all, or neither could enter ever again.
Result<void> can_stand(const Position& position);

/// How many pips a side has left to bear off all its men; from the bar it has 25.
int pips(const Men& men);

}  // namespace crownhead::nardi
