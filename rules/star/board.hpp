#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crownhead::star {

/// A hole of a star, numbered from the south tip, row by row from the west.
using Hole = std::uint8_t;

constexpr std::size_t most_holes = 121;
constexpr Hole no_hole = 255;

/// The points of the star, clockwise.
enum class Point : std::uint8_t {
  south,
  south_west,
  north_west,
  north,
  north_east,
  south_east,
  none,  ///< for a hole of the hexagon
};

constexpr std::size_t point_count = 6;
constexpr std::size_t direction_count = 6;

constexpr std::size_t slot(Point point) { return static_cast<std::size_t>(point); }
constexpr Point opposite(Point point) {
  return static_cast<Point>((slot(point) + point_count / 2) % point_count);
}

/// The holes of a star and their relations, in tables by hole.
struct Board {
  template <class T>
  using PerHole = std::array<T, most_holes>;

  int side = 0;                                                ///< of a point, in holes
  Hole holes = 0;                                              ///< number of holes
  PerHole<std::array<Hole, direction_count>> next = {};        ///< the adjacent hole; no_hole: none
  PerHole<std::array<Hole, direction_count>> beyond = {};      ///< the hole behind that one
  PerHole<Point> point = {};                                   ///< the point that contains it
  PerHole<std::array<std::uint8_t, point_count>> to_tip = {};  ///< steps to the tip of each point
  PerHole<std::uint8_t> row = {};                              ///< from the south, from 1
  PerHole<std::uint8_t> place = {};                            ///< in the row from the west, from 0
};

/// `side` is 3 (73 holes) or 4 (121).
const Board& board_of(int side);

/// Returns the letter of its place and the number of its row: "a1" is the south tip, "e9" the
/// centre of the large star.
std::string hole_name(const Board& board, Hole hole);

/// Removes and returns the name of a hole, in either case; returns nullopt and leaves `text`
/// unchanged if there is none.
std::optional<Hole> take_hole(const Board& board, std::string_view& text);

/// Removes spaces, tabs and line ends from the front of `text`.
void skip_blanks(std::string_view& text);

}  // namespace crownhead::star
