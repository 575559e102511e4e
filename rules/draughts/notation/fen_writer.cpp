#include <array>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::draughts {

namespace {

/// Maximum length of the pieces: each of this many squares with a K and a comma.
constexpr std::size_t longest_of_pieces = 8 + 128 * (longest_square + 2);

/// Returns a bit for the number of each square, from 0.
Bitboard by_number(const Variant& variant, Bitboard squares) {
  if (variant.square_1 == Corner::top_left) return squares;
  Bitboard numbers;
  // The numbering is its own inverse: the square of this number has the number of this square.
  for (const Square square : squares) numbers.insert(square_numbered(variant, square + 1));
  return numbers;
}

/// Shift the numbers down or up by one, to find neighbours.
Bitboard before(Bitboard numbers) {
  return Bitboard::from_words(numbers.word(0) >> 1 | numbers.word(1) << 63, numbers.word(1) >> 1);
}
Bitboard behind(Bitboard numbers) {
  return Bitboard::from_words(numbers.word(0) << 1, numbers.word(1) << 1 | numbers.word(0) >> 63);
}

char* write_numbers(const Variant& variant, const Position& position, Color color, char* to) {
  const Bitboard kings = by_number(variant, position.kings[slot(color)]);
  const Bitboard men = by_number(variant, position.men[slot(color)]);
  // Of three or more men in sequence, the first and the last are written.
  const Bitboard between = men & before(men) & behind(men);
  const Bitboard with_dash = before(between) - between;
  const Bitboard written = (kings | men) - between;
  for (const std::size_t word : {0U, 1U}) {
    for (std::uint64_t left = written.word(word); left != 0; left &= left - 1) {
      const int bit = std::countr_zero(left);
      const auto is_in = [word, bit](Bitboard numbers) { return numbers.word(word) >> bit & 1; };
      if (is_in(kings)) *to++ = 'K';
      to = write_number(static_cast<int>(word) * 64 + bit + 1, to);
      *to++ = is_in(with_dash) ? '-' : ',';
    }
  }
  return to;
}

/// From White's first row up, each row from the left.
char* write_letters(const Variant& variant, const Position& position, Color color, char* to) {
  const Bitboard pieces = position.pieces(color);
  const int in_row = squares_in_row(variant);
  for (int row_begin = square_count(variant) - in_row; row_begin >= 0; row_begin -= in_row) {
    for (int place = 0; place < in_row; ++place) {
      const auto square = static_cast<Square>(row_begin + place);
      if (!pieces.contains(square)) continue;
      if (position.kings[slot(color)].contains(square)) *to++ = 'K';
      to = write_square(variant, square, to);
      *to++ = ',';
    }
  }
  return to;
}

/// Writes ":W31,32", with commas between the pieces.
char* write_backend(const Variant& variant, const Position& position, Color color, char* to) {
  *to++ = ':';
  *to++ = color == Color::white ? 'W' : 'B';
  to = variant.algebraic ? write_letters(variant, position, color, to)
                         : write_numbers(variant, position, color, to);
  return to[-1] == ',' ? to - 1 : to;
}

std::string written_run(const Variant& variant, const KingRun& run) {
  if (run.moves == 0) return "+0";
  return "+" + std::to_string(run.moves) + square_name(variant, run.king);
}

std::string written_tower(const Variant& variant, const Tower& tower) {
  std::string text = square_name(variant, tower.square) + "=";
  for (int i = 0; i < tower.prisoners.size(); ++i) {
    const Piece piece = tower.prisoners[i];
    text += piece.color == Color::white ? (piece.king ? 'W' : 'w') : (piece.king ? 'B' : 'b');
  }
  return text;
}

/// Returns the state of a position that is not in the top pieces.
std::string written_additions(const Variant& variant, const Position& position) {
  std::string text;
  const auto& [white, black] = position.king_runs;
  if (white.moves > 0 || black.moves > 0) {
    text += ":" + written_run(variant, black) + written_run(variant, white);
  }
  for (const Tower& tower : position.towers) {
    text += (text.empty() ? ":T" : ",") + written_tower(variant, tower);
  }
  if (position.barred) {
    text += ":R" + square_name(variant, position.barred->from) + "-" +
            square_name(variant, position.barred->to);
  }
  return text;
}

}  // namespace

std::string write_fen(const Variant& variant, const Position& position) {
  std::array<char, longest_of_pieces> pieces;
  char* end = pieces.data();
  *end++ = position.turn == Color::white ? 'W' : 'B';
  for (const Color color : {Color::white, Color::black}) {
    end = write_backend(variant, position, color, end);
  }
  return std::string(pieces.data(), end) + written_additions(variant, position);
}

}  // namespace crownhead::draughts
