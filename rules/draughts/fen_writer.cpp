#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"

namespace crownhead::draughts {

namespace {

constexpr std::size_t longest_usual = 128;

/// No board has a hundred squares of play.
void append_number(std::string& out, int number) {
  if (number >= 10) out += static_cast<char>('0' + number / 10);
  out += static_cast<char>('0' + number % 10);
}

/// A bit for each number, from 0, on which one of the squares lies.
Bitboard by_number(const Variant& variant, Bitboard squares) {
  if (variant.square_1 == Corner::top_left) return squares;
  Bitboard numbers;
  // The numbering is its own reverse: the square of this number has the number of this square.
  for (const Square square : squares) numbers.insert(square_numbered(variant, square + 1));
  return numbers;
}

void write_numbers(const Variant& variant, const Position& position, Color color,
                   std::string& out) {
  const Bitboard kings = by_number(variant, position.kings[slot(color)]);
  const Bitboard men = by_number(variant, position.men[slot(color)]);
  bool first = true;
  for (Bitboard left = kings | men; !left.empty();) {
    const Square number = left.front();
    if (!first) out += ',';
    first = false;
    left.erase(number);
    const bool king = kings.contains(number);
    if (king) out += 'K';
    append_number(out, number + 1);
    if (king) continue;
    int last = number;
    while (men.contains(static_cast<Square>(last + 1))) ++last;
    if (last <= number + 1) continue;
    out += '-';
    append_number(out, last + 1);
    for (; last > number; --last) left.erase(static_cast<Square>(last));
  }
}

/// From White's first row up, each row from the left.
void write_letters(const Variant& variant, const Position& position, Color color,
                   std::string& out) {
  std::string separator;
  for (int row = variant.rows - 1; row >= 0; --row) {
    for (int column = 0; column < variant.columns; ++column) {
      const auto square = square_at(variant, column, row);
      if (!square || !position.pieces(color).contains(*square)) continue;
      out += separator + (position.kings[slot(color)].contains(*square) ? "K" : "");
      out += square_name(variant, *square);
      separator = ",";
    }
  }
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

/// What a position holds besides its pieces on top.
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
  std::string fen = position.turn == Color::white ? "W" : "B";
  fen.reserve(longest_usual);
  for (const Color color : {Color::white, Color::black}) {
    fen += color == Color::white ? ":W" : ":B";
    if (variant.algebraic) {
      write_letters(variant, position, color, fen);
    } else {
      write_numbers(variant, position, color, fen);
    }
  }
  fen += written_additions(variant, position);
  return fen;
}

}  // namespace crownhead::draughts
