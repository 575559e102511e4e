#pragma once

#include <optional>
#include <string_view>

#include "rules/draughts/square.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// Where a1 and square 1 are taken to be. Files that are the other way round are read with another.
struct Numbering {
  Corner a1 = Corner::bottom_left;
  std::optional<Corner> square_1 = std::nullopt;  ///< nullopt: where the game has it

  bool operator==(const Numbering&) const = default;
};

/// How many squares of play a row has.
constexpr int squares_in_row(const Variant& variant) {
  return variant.field == Field::all ? variant.columns : variant.columns / 2;
}
constexpr int square_count(const Variant& variant) {
  return squares_in_row(variant) * variant.rows;
}

/// Columns from the left and rows from the top, both from 0.
constexpr int row_of(const Variant& variant, Square square) {
  return square / squares_in_row(variant);
}
constexpr int column_of(const Variant& variant, Square square) {
  const int place = square % squares_in_row(variant);
  if (variant.field == Field::all) return place;
  const bool from_edge = (row_of(variant, square) % 2 == 0) == (variant.field == Field::mirrored);
  return place * 2 + (from_edge ? 0 : 1);
}

/// nullopt if that is no square of play.
std::optional<Square> square_at(const Variant& variant, int column, int row);

/// Of a number from 1 to square_count, as the game counts.
Square square_numbered(const Variant& variant, int number);

/// Takes a square, "32", "05", "c3" or "C3", from the front of `text`; leaves `text` alone if there
/// is none. Letters are taken where the game writes them and on 8x8; numbers where not every square
/// is played on.
std::optional<Square> take_square(const Variant& variant, Numbering numbering,
                                  std::string_view& text);

}  // namespace crownhead::draughts
