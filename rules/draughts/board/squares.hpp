#pragma once

#include <optional>
#include <string_view>

#include "rules/draughts/board/square.hpp"
#include "rules/draughts/board/variant.hpp"

namespace crownhead::draughts {

/// The corners of a1 and square 1. Files with a rotated board are read with other corners.
struct Numbering {
  Corner a1 = Corner::bottom_left;
  std::optional<Corner> square_1 = std::nullopt;  ///< nullopt: the variant's own

  bool operator==(const Numbering&) const = default;
};

/// Returns the number of playable squares per row.
constexpr int squares_in_row(const Variant& variant) {
  return variant.field == Field::all ? variant.columns : variant.columns / 2;
}
constexpr int square_count(const Variant& variant) {
  return squares_in_row(variant) * variant.rows;
}

/// Columns count from the left and rows from the top, both from 0.
constexpr int row_of(const Variant& variant, Square square) {
  return square / squares_in_row(variant);
}
constexpr int column_of(const Variant& variant, Square square) {
  const int place = square % squares_in_row(variant);
  if (variant.field == Field::all) return place;
  const bool from_edge = (row_of(variant, square) % 2 == 0) == (variant.field == Field::mirrored);
  return place * 2 + (from_edge ? 0 : 1);
}

/// Returns nullopt if the square is not playable.
std::optional<Square> square_at(const Variant& variant, int column, int row);

/// Returns the square for a number from 1 to square_count, in the game's numbering.
Square square_numbered(const Variant& variant, int number);

/// Removes a square such as "32", "05", "c3" or "C3" from the front of `text`; leaves `text`
/// unchanged if there is none. Letters are accepted if the game uses them and on 8x8, numbers
/// unless all squares are playable.
std::optional<Square> take_square(const Variant& variant, Numbering numbering,
                                  std::string_view& text);

}  // namespace crownhead::draughts
