#include "rules/draughts/fen.hpp"

#include <algorithm>
#include <array>

#include "rules/draughts/engine.hpp"
#include "rules/draughts/notation.hpp"

namespace crownhead::draughts {

namespace {

std::string_view color_name(Color color) { return color == Color::white ? "White" : "Black"; }

/// [d] On a board of bashni, in all: no tower can be higher than Prisoners holds.
constexpr int most_pieces = Prisoners::most + 1;

/// Reads one FEN from front to back; the first thing that is wrong ends it.
class FenReader {
 public:
  FenReader(const Variant& variant, Numbering numbering, std::string_view text)
      : variant_(variant), numbering_(numbering), text_(text), rest_(text) {}

  Result<Position> read() {
    if (!read_turn() || !read_sections() || !read_end() || !men_can_stand()) {
      return fail(Code::bad_fen, std::move(problem_));
    }
    forget_idle_runs();
    return std::move(position_);
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

  /// What some games add to the pieces, the move counters of lidraughts (":H0:F1"), a last dot.
  bool read_end() {
    while (peek() == ':') {
      advance();
      if (!read_addition()) return false;
    }
    if (peek() == '.') advance();
    return peek() == '\0' || expected("the end of the FEN");
  }

  bool read_addition() {
    const char kind = peek();
    if (kind == '+' && variant_.choice == Choice::frisian) return read_runs();
    if (kind == 'T' && variant_.engine == &bashni_engine) return read_towers();
    if (kind == 'R' && variant_.engine == &stavropol_engine) return read_barred();
    if (kind != 'H' && kind != 'F') return expected("the end of the FEN");
    advance();
    while (peek() >= '0' && peek() <= '9') advance();
    return true;
  }

  /// "+2" and the king's square "28", or "+0"; Black's first, as lidraughts has it.
  bool read_runs() {
    for (const Color color : {Color::black, Color::white}) {
      if (peek() != '+') return expected("+ and how often a king has moved");
      advance();
      if (peek() < '0' || peek() > '3') return expected("how often a king has moved, 0 to 3");
      KingRun& run = position_.king_runs[slot(color)];
      run.moves = static_cast<std::uint8_t>(peek() - '0');
      advance();
      if (run.moves == 0) continue;
      const auto king = take_square(variant_, numbering_, rest_);
      if (!king || !position_.kings[slot(color)].contains(*king)) {
        return expected("the square of a king of " + name(color));
      }
      run.king = *king;
    }
    return true;
  }

  /// "Tc3=bB,d4=w": what stands under the pieces, from the top down, a capital for a king.
  bool read_towers() {
    do {
      advance();
      skip_space();
      const auto square = take_square(variant_, numbering_, rest_);
      if (!square || !position_.occupied().contains(*square)) {
        return expected("the square of a piece");
      }
      if (std::ranges::find(position_.towers, *square, &Tower::square) != position_.towers.end()) {
        return expected("each square once");
      }
      if (peek() != '=') return expected("= and the pieces under the one on this square");
      advance();
      if (!read_prisoners(*square)) return false;
    } while (peek() == ',');
    return true;
  }

  bool read_prisoners(Square square) {
    Tower tower{square, {}};
    while (peek() == 'W' || peek() == 'B') {
      if (++pieces_under_ + position_.occupied().size() > most_pieces) {
        return expected("at most " + std::to_string(most_pieces) + " pieces in all");
      }
      const bool king = rest_[0] == 'W' || rest_[0] == 'B';
      tower.prisoners.push_bottom({peek() == 'W' ? Color::white : Color::black, king});
      advance();
    }
    if (tower.prisoners.empty()) return expected("w, W, b or B for a piece under the first");
    // A sort would be three kilobytes in the browser.
    position_.towers.insert(std::ranges::upper_bound(position_.towers, square, {}, &Tower::square),
                            tower);
    return true;
  }

  /// "Rd4-c3": the king on d4 may not move to c3.
  bool read_barred() {
    advance();
    skip_space();
    const auto from = take_square(variant_, numbering_, rest_);
    if (!from || !(position_.kings[0] | position_.kings[1]).contains(*from)) {
      return expected("the square of a king");
    }
    if (peek() != '-') return expected("a - before the square where it may not go");
    advance();
    skip_space();
    const auto to = take_square(variant_, numbering_, rest_);
    if (!to || position_.occupied().contains(*to)) return expected("a free square");
    position_.barred = Step{*from, *to};
    return true;
  }

  /// Without a man a king may move as often as it likes.
  void forget_idle_runs() {
    for (const Color color : {Color::white, Color::black}) {
      if (position_.men[slot(color)].empty()) position_.king_runs[slot(color)] = {};
    }
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
  int pieces_under_ = 0;
  std::string problem_;
};

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
  fen += written_additions(variant, position);
  return fen;
}

}  // namespace crownhead::draughts
