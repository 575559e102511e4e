#include "rules/draughts/fen.hpp"

#include <array>

#include "rules/draughts/notation.hpp"

namespace crownhead::draughts {

namespace {

std::string_view color_name(Color color) { return color == Color::white ? "White" : "Black"; }

/// Reads one FEN from front to back; the first thing that is wrong ends it.
class FenReader {
 public:
  FenReader(const Variant& variant, Numbering numbering, std::string_view text)
      : variant_(variant), numbering_(numbering), text_(text), rest_(text) {}

  Result<Position> read() {
    if (!read_turn() || !read_sections() || !read_end() || !men_can_stand()) {
      return fail(Code::bad_fen, std::move(problem_));
    }
    return position_;
  }

 private:
  bool read_turn() {
    switch (peek()) {
      case 'W': position_.turn = Color::white; break;
      case 'B': position_.turn = Color::black; break;
      case '?': position_.turn = variant_.first; break;
      default: return expected("W or B, the side to move");
    }
    advance();
    return true;
  }

  bool read_sections() {
    std::array<bool, 2> seen = {};
    for (int section = 0; section < 2; ++section) {
      if (peek() != ':') return expected("a colon before the pieces of each side");
      advance();
      if (peek() != 'W' && peek() != 'B') return expected("W or B before the squares of a side");
      const Color color = peek() == 'W' ? Color::white : Color::black;
      if (seen[slot(color)]) return expected("the pieces of " + name(opposite(color)));
      seen[slot(color)] = true;
      advance();
      if (!read_pieces(color)) return false;
    }
    return true;
  }

  bool read_pieces(Color color) {
    while (peek() != ':' && peek() != '.' && peek() != '\0') {
      if (peek() == ',') {
        advance();
        continue;
      }
      const bool king = peek() == 'K';
      if (king) advance();
      if (!read_range(color, king)) return false;
      if (peek() != ',' && peek() != ':' && peek() != '.' && peek() != '\0') {
        return expected("a comma between squares");
      }
    }
    return true;
  }

  bool read_range(Color color, bool king) {
    skip_space();
    const std::string_view start = rest_;
    const auto first = take_square(variant_, numbering_, rest_);
    if (!first) return expected("a square of " + std::string(variant_.name));
    if (peek() != '-') return put(color, king, *first);
    advance();
    skip_space();
    const std::string_view end = rest_;
    if (!take_square(variant_, numbering_, rest_)) return expected("the last square of a range");
    const int from = number_at(start);
    const int to = number_at(end);
    if (from < 1 || to < from) return expected("a range of numbers, the smaller one first, before");
    for (int number = from; number <= to; ++number) {
      const std::string digits = std::to_string(number);
      std::string_view text = digits;
      if (!put(color, king, *take_square(variant_, numbering_, text))) return false;
    }
    return true;
  }

  /// 0 where a square is written with a letter.
  static int number_at(std::string_view text) {
    int number = 0;
    for (const char c : text) {
      if (c < '0' || c > '9') break;
      number = number * 10 + (c - '0');
    }
    return number;
  }

  bool put(Color color, bool king, Square square) {
    if (position_.occupied().contains(square)) {
      problem_ = "The FEN has two pieces on " + square_name(variant_, square) + ".";
      return false;
    }
    (king ? position_.kings : position_.men)[slot(color)].insert(square);
    return true;
  }

  /// A last dot, and the move counters that lidraughts appends (":H0:F1").
  bool read_end() {
    while (peek() == ':') {
      advance();
      if (peek() != 'H' && peek() != 'F') return expected("the end of the FEN");
      advance();
      while (peek() >= '0' && peek() <= '9') advance();
    }
    if (peek() == '.') advance();
    return peek() == '\0' || expected("the end of the FEN");
  }

  bool men_can_stand() {
    for (const Color color : {Color::white, Color::black}) {
      const int last_row = color == Color::white ? 0 : variant_.rows - 1;
      for (const Square square : position_.men[slot(color)]) {
        if (row_of(variant_, square) != last_row) continue;
        const std::string at = square_name(variant_, square);
        problem_ = "A man of " + name(color) + " cannot stand on " + at;
        problem_ += ", its last row: write K" + at + " for a king.";
        return false;
      }
    }
    return true;
  }

  static std::string name(Color color) { return std::string(color_name(color)); }

  void skip_space() {
    while (!rest_.empty() && (rest_[0] == ' ' || rest_[0] == '\t')) rest_.remove_prefix(1);
  }

  /// The next character that is no space, as a capital; '\0' at the end.
  char peek() {
    skip_space();
    if (rest_.empty()) return '\0';
    const char c = rest_[0];
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }

  void advance() { rest_.remove_prefix(1); }

  bool expected(const std::string& what) {
    problem_ = "Expected " + what + " at column " +
               std::to_string(text_.size() - rest_.size() + 1) + " of the FEN, as in " +
               std::string(variant_.start_fen) + ".";
    return false;
  }

  const Variant& variant_;
  Numbering numbering_;
  std::string_view text_;
  std::string_view rest_;
  Position position_;
  std::string problem_;
};

constexpr std::size_t longest_usual = 128;

/// No board has a hundred squares of play.
void append_number(std::string& out, int square) {
  const int number = square + 1;
  if (number >= 10) out += static_cast<char>('0' + number / 10);
  out += static_cast<char>('0' + number % 10);
}

void write_numbers(const Variant& variant, const Position& position, Color color,
                   std::string& out) {
  const Bitboard men = position.men[slot(color)];
  int written = -1;
  for (const int square : position.pieces(color)) {
    if (square <= written) continue;
    if (written >= 0) out += ',';
    written = square;
    const bool king = !men.contains(static_cast<Square>(square));
    if (king) out += 'K';
    append_number(out, square);
    if (king) continue;
    int last = square;
    while (last + 1 < square_count(variant) && men.contains(static_cast<Square>(last + 1))) ++last;
    if (last <= square + 1) continue;
    out += '-';
    append_number(out, last);
    written = last;
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

}  // namespace

Result<Position> read_fen(const Variant& variant, std::string_view text, Numbering numbering) {
  return FenReader(variant, numbering, text).read();
}

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
  return fen;
}

}  // namespace crownhead::draughts
