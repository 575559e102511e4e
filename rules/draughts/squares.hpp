#pragma once

#include <optional>
#include <string_view>

#include "rules/draughts/square.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// The corner where counting starts, as PDN's GameType numbers them, seen from White.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

/// Where a1 and square 1 are taken to be. Files that are the other way round are read with another.
struct Numbering {
  Corner a1 = Corner::bottom_left;
  Corner square_1 = Corner::top_left;

  bool operator==(const Numbering&) const = default;
};

constexpr int square_count(const Variant& variant) { return variant.columns * variant.rows / 2; }

/// Columns from the left and rows from the top, both from 0.
constexpr int row_of(const Variant& variant, Square square) {
  return square / (variant.columns / 2);
}
constexpr int column_of(const Variant& variant, Square square) {
  return square % (variant.columns / 2) * 2 + (row_of(variant, square) % 2 == 0 ? 1 : 0);
}

/// nullopt if that is no square of play.
std::optional<Square> square_at(const Variant& variant, int column, int row);

/// Takes a square, "32", "05", "c3" or "C3", from the front of `text`; leaves `text` alone if there
/// is none. Letters are taken where the game writes them and on 8x8.
std::optional<Square> take_square(const Variant& variant, Numbering numbering,
                                  std::string_view& text);

}  // namespace crownhead::draughts
