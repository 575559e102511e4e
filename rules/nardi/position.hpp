#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/result.hpp"

/// Short nardi, which is backgammon; docs/rules/nardi.md has the rules.
namespace crownhead::nardi {

enum class Color : std::uint8_t { white, black };

constexpr Color opposite(Color color) {
  return color == Color::white ? Color::black : Color::white;
}

/// Returns the index of `color` in a table with one entry per colour.
constexpr std::size_t slot(Color color) { return static_cast<std::size_t>(color); }

constexpr int men_of_a_side = 15;

/// Besides the points 1 to 24; 1 to 6 are the home.
constexpr int off = 0;
constexpr int bar = 25;

/// The number of checkers of one side on each point, in its own numbering: off, 1 to 24, bar.
using Men = std::array<std::uint8_t, 26>;

/// Converts a point to the other side's numbering; its bar is our off.
constexpr int facing(int point) { return 25 - point; }

/// The checkers and the side in turn. No point has checkers of both sides.
struct Position {
  std::array<Men, 2> men = {};  ///< by colour, 15 each
  Color turn = Color::white;

  constexpr const Men& of(Color color) const { return men[slot(color)]; }

  bool operator==(const Position&) const = default;
};

/// 24:2 13:5 8:3 6:5 for each side.
Position start_position(Color turn = Color::white);

/// Fails with bad_position if a side does not have 15 checkers, a point has checkers of both, both
/// have borne off all, or neither could ever enter.
Result<void> can_stand(const Position& position);

/// Returns the pips that a side needs to bear off all its checkers; a checker on the bar needs 25.
int pips(const Men& men);

}  // namespace crownhead::nardi
