#include <algorithm>
#include <array>
#include <optional>

#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/draughts/notation/written_signs.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

namespace {

std::string_view color_name(Color color) { return color == Color::white ? "white" : "black"; }

/// [d] Limit for a whole board of bashni, so that no tower is higher than Prisoners allows.
constexpr int most_pieces = Prisoners::most + 1;

/// Reads one FEN from front to back; stops at the first error.
class FenReader {
 public:
  FenReader(const Variant& variant, Numbering numbering, std::string_view text)
      : variant_(variant), numbering_(numbering), text_(text), rest_(text) {}

  Result<Position> read() {
    if (!read_turn() || !read_sections() || !read_end() || !men_can_stand()) {
      return fail(Code::bad_fen, *std::move(problem_));
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
      default: return expected(reason::fen::side_to_move());
    }
    advance();
    return true;
  }

  bool read_sections() {
    std::array<bool, 2> seen = {};
    for (int section = 0; section < 2; ++section) {
      if (peek() != ':') return expected(reason::fen::colon());
      advance();
      if (peek() != 'W' && peek() != 'B') return expected(reason::fen::side());
      const Color color = peek() == 'W' ? Color::white : Color::black;
      if (seen[slot(color)]) return expected(reason::fen::pieces_of(color_name(opposite(color))));
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
        return expected(reason::fen::comma());
      }
    }
    return true;
  }

  bool read_range(Color color, bool king) {
    skip_blanks(rest_);
    const std::string_view start = rest_;
    const auto first = take_square(variant_, numbering_, rest_);
    if (!first) return expected(reason::fen::square(label(variant_)));
    if (!take_dash()) return put(color, king, *first);
    skip_blanks(rest_);
    const std::string_view end = rest_;
    if (!take_square(variant_, numbering_, rest_)) return expected(reason::fen::end_of_range());
    const int from = number_at(start);
    const int to = number_at(end);
    if (from < 1 || to < from) return expected(reason::fen::range());
    for (int number = from; number <= to; ++number) {
      const std::string digits = std::to_string(number);
      std::string_view text = digits;
      if (!put(color, king, *take_square(variant_, numbering_, text))) return false;
    }
    return true;
  }

  /// Returns 0 for a square with a letter.
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
      problem_ = reason::fen::two_on_a_square(square_name(variant_, square));
      return false;
    }
    (king ? position_.kings : position_.men)[slot(color)].insert(square);
    return true;
  }

  /// Reads the additions of some games, lidraughts' king move counters (":H0:F1") and a final dot.
  bool read_end() {
    while (peek() == ':') {
      advance();
      if (!read_addition()) return false;
    }
    if (peek() == '.') advance();
    return peek() == '\0' || expected(reason::fen::end());
  }

  bool read_addition() {
    const char kind = peek();
    if (kind == '+' && variant_.choice == Choice::frisian) return read_runs();
    if (kind == 'T' && variant_.engine == &bashni_engine) return read_towers();
    if (kind == 'R' && variant_.engine == &stavropol_engine) return read_barred();
    if (kind != 'H' && kind != 'F') return expected(reason::fen::end());
    advance();
    while (peek() >= '0' && peek() <= '9') advance();
    return true;
  }

  /// Reads "+2" and the king's square "28", or "+0"; Black's first, as in lidraughts.
  bool read_runs() {
    for (const Color color : {Color::black, Color::white}) {
      if (peek() != '+') return expected(reason::fen::run());
      advance();
      if (peek() < '0' || peek() > '3') return expected(reason::fen::run_length());
      KingRun& run = position_.king_runs[slot(color)];
      run.moves = static_cast<std::uint8_t>(peek() - '0');
      advance();
      if (run.moves == 0) continue;
      const auto king = take_square(variant_, numbering_, rest_);
      if (!king || !position_.kings[slot(color)].contains(*king)) {
        return expected(reason::fen::king_of(color_name(color)));
      }
      run.king = *king;
    }
    return true;
  }

  /// Reads "Tc3=bB,d4=w": the pieces under the tops, from the top down; capitals are kings.
  bool read_towers() {
    do {
      advance();
      skip_blanks(rest_);
      const auto square = take_square(variant_, numbering_, rest_);
      if (!square || !position_.occupied().contains(*square)) {
        return expected(reason::fen::piece());
      }
      if (std::ranges::find(position_.towers, *square, &Tower::square) != position_.towers.end()) {
        return expected(reason::fen::square_once());
      }
      if (peek() != '=') return expected(reason::fen::under());
      advance();
      if (!read_prisoners(*square)) return false;
    } while (peek() == ',');
    return true;
  }

  bool read_prisoners(Square square) {
    Tower tower{square, {}};
    while (peek() == 'W' || peek() == 'B') {
      if (++pieces_under_ + position_.occupied().size() > most_pieces) {
        return expected(reason::fen::pieces_in_all(most_pieces));
      }
      const bool king = rest_[0] == 'W' || rest_[0] == 'B';
      tower.prisoners.push_bottom({peek() == 'W' ? Color::white : Color::black, king});
      advance();
    }
    if (tower.prisoners.empty()) return expected(reason::fen::piece_under());
    // std::sort would add three kilobytes to the browser's module.
    position_.towers.insert(std::ranges::upper_bound(position_.towers, square, {}, &Tower::square),
                            tower);
    return true;
  }

  /// Reads "Rd4-c3": the king on d4 may not move to c3.
  bool read_barred() {
    advance();
    skip_blanks(rest_);
    const auto from = take_square(variant_, numbering_, rest_);
    if (!from || !(position_.kings[0] | position_.kings[1]).contains(*from)) {
      return expected(reason::fen::king());
    }
    if (!take_dash()) return expected(reason::fen::dash());
    skip_blanks(rest_);
    const auto to = take_square(variant_, numbering_, rest_);
    if (!to || position_.occupied().contains(*to)) return expected(reason::fen::free_square());
    position_.barred = Step{*from, *to};
    return true;
  }

  /// A side without men may move a king any number of times.
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
        problem_ = reason::fen::man_on_last_row(color_name(color), square_name(variant_, square));
        return false;
      }
    }
    return true;
  }

  bool take_dash() {
    skip_blanks(rest_);
    const std::size_t length = dash_length(rest_);
    rest_.remove_prefix(length);
    return length > 0;
  }

  /// Returns the next character other than blanks, in upper case; '\0' at the end.
  char peek() {
    skip_blanks(rest_);
    if (rest_.empty()) return '\0';
    const char c = rest_[0];
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }

  void advance() { rest_.remove_prefix(1); }

  bool expected(const Reason& what) {
    const auto column = static_cast<std::int64_t>(text_.size() - rest_.size() + 1);
    problem_ = reason::fen::expected(what, column, variant_.start_fen);
    return false;
  }

  const Variant& variant_;
  Numbering numbering_;
  std::string_view text_;
  std::string_view rest_;
  Position position_;
  int pieces_under_ = 0;
  std::optional<Reason> problem_;  ///< set when reading has stopped
};

}  // namespace

Result<Position> read_fen(const Variant& variant, std::string_view text, Numbering numbering) {
  return FenReader(variant, numbering, text).read();
}

}  // namespace crownhead::draughts
