#pragma once

#include "rules/draughts/board/board_state.hpp"
#include "rules/draughts/board/position.hpp"

namespace crownhead::draughts {

/// Reverses every row of four squares; all boards with the long diagonal at the right have such
/// rows.
inline Bitboard mirrored(Bitboard board) {
  std::uint64_t rows = board.word(0);
  rows = (rows >> 1 & 0x55555555) | (rows & 0x55555555) << 1;
  rows = (rows >> 2 & 0x33333333) | (rows & 0x33333333) << 2;
  return Bitboard::from_words(rows, 0);
}

/// Rotates a board so that `us` plays from White's side, with the long diagonal at White's left.
/// Engines then need code for one side and one board only, a quarter of the size in the browser.
template <class Board>
class Viewpoint {
 public:
  using Word = typename Board::Word;
  using State = BoardState<Board>;

  Viewpoint(Color us, bool mirrored) : us_(us), mirrored_(mirrored) {}

  Square square(Word word) const { return turned(Board::square_of(Board::lowest(word))); }
  Word word(Square square) const { return Board::one(Board::bit_of(turned(square))); }
  Word word(Bitboard board) const {
    return turned(Board::pack(mirrored_ ? mirrored(board) : board));
  }
  Bitboard board(Word word) const {
    const Bitboard board = Board::unpack(turned(word));
    return mirrored_ ? mirrored(board) : board;
  }

  State state(const Position& position) const {
    const Color them = opposite(us_);
    return {{word(position.men[slot(us_)]), word(position.men[slot(them)])},
            {word(position.kings[slot(us_)]), word(position.kings[slot(them)])}};
  }

  /// The inverse of state().
  Position position(const State& state, Color turn) const {
    Position position;
    for (const Color color : {Color::white, Color::black}) {
      const std::size_t side = color == us_ ? 0 : 1;
      position.men[slot(color)] = board(state.men[side]);
      position.kings[slot(color)] = board(state.kings[side]);
    }
    position.turn = turn;
    return position;
  }

 private:
  Square turned(Square square) const {
    constexpr int in_row = Board::squares / Board::rows;
    int at = us_ == Color::white ? square : Board::squares - 1 - square;
    if (mirrored_) at += in_row - 1 - 2 * (at % in_row);
    return static_cast<Square>(at);
  }
  Word turned(Word word) const { return us_ == Color::white ? word : Board::turned(word); }

  Color us_;
  bool mirrored_;
};

}  // namespace crownhead::draughts
