#include "rules/draughts/board/squares.hpp"

#include <array>
#include <string>

#include "rules/draughts/notation/notation.hpp"
#include "rules/lower_case.hpp"

namespace crownhead::draughts {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool at_bottom(Corner corner) {
  return corner == Corner::bottom_left || corner == Corner::bottom_right;
}

bool at_right(Corner corner) {
  return corner == Corner::bottom_right || corner == Corner::top_right;
}

/// Returns the number at the front of `text`, at most three digits; -1 if there is none.
int take_number(std::string_view& text) {
  int number = 0;
  std::size_t length = 0;
  while (length < text.size() && is_digit(text[length])) {
    if (length == 3) return -1;
    number = number * 10 + (text[length++] - '0');
  }
  if (length == 0) return -1;
  text.remove_prefix(length);
  return number;
}

std::optional<Square> numbered(const Variant& variant, Corner corner, int number) {
  if (number < 1 || number > square_count(variant)) return std::nullopt;
  if (corner == Corner::top_left) return static_cast<Square>(number - 1);
  const int in_row = squares_in_row(variant);
  int row = (number - 1) / in_row;
  int place = (number - 1) % in_row;
  if (at_bottom(corner)) row = variant.rows - 1 - row;
  if (at_right(corner)) place = in_row - 1 - place;
  return static_cast<Square>(row * in_row + place);
}

std::optional<Square> lettered(const Variant& variant, Corner corner, int file, int rank) {
  const int column = at_right(corner) ? variant.columns - 1 - file : file;
  const int row = at_bottom(corner) ? variant.rows - 1 - rank : rank;
  return square_at(variant, column, row);
}

}  // namespace

std::optional<Square> square_at(const Variant& variant, int column, int row) {
  const bool on_board = column >= 0 && column < variant.columns && row >= 0 && row < variant.rows;
  if (!on_board) return std::nullopt;
  if (variant.field == Field::all) return static_cast<Square>(row * variant.columns + column);
  const bool same_parity = (column + row) % 2 == 0;
  if (same_parity != (variant.field == Field::mirrored)) return std::nullopt;
  return static_cast<Square>(row * squares_in_row(variant) + column / 2);
}

Square square_numbered(const Variant& variant, int number) {
  return *numbered(variant, variant.square_1, number);
}

std::optional<Square> take_square(const Variant& variant, Numbering numbering,
                                  std::string_view& text) {
  if (text.empty()) return std::nullopt;
  std::string_view rest = text;
  std::optional<Square> square;
  if (is_digit(rest[0])) {
    if (variant.field == Field::all) return std::nullopt;
    const Corner corner = numbering.square_1.value_or(variant.square_1);
    square = numbered(variant, corner, take_number(rest));
  } else if (variant.algebraic || variant.columns == 8) {
    const char letter = lower_case(rest[0]);
    rest.remove_prefix(1);
    // One digit only: in a3b4 and a3:12 the next square follows directly or after a sign.
    if (!rest.empty() && is_digit(rest[0]) && letter >= 'a') {
      square = lettered(variant, numbering.a1, letter - 'a', rest[0] - '1');
      rest.remove_prefix(1);
    }
  }
  if (square) text = rest;
  return square;
}

char* write_square(const Variant& variant, Square square, char* to) {
  // The numbering is its own inverse: the square of this number has the number of this square.
  if (!variant.algebraic) return write_number(square_numbered(variant, square + 1) + 1, to);
  *to++ = static_cast<char>('a' + column_of(variant, square));
  return write_number(variant.rows - row_of(variant, square), to);
}

std::string square_name(const Variant& variant, Square square) {
  std::array<char, longest_square> name;
  return {name.data(), write_square(variant, square, name.data())};
}

}  // namespace crownhead::draughts
