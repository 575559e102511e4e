#pragma once

#include "rules/draughts/board/geometry.hpp"
#include "rules/draughts/board/variant.hpp"

namespace crownhead::draughts {

/// How a king moves and where it lands after a capture.
enum class King : std::uint8_t {
  flies,         ///< any number of free squares, landing on any of them
  lands_behind,  ///< flies, but lands on the square directly behind the victim
  steps,         ///< one square
};

/// The rules that the move generator needs, each with the article of the official rules. Each game
/// has one such type. This base has the most common values; the games override what differs.
/// Directions are White's and apply to both colours.
struct Diagonal {
  static constexpr Directions man_moves = forward_diagonals;
  static constexpr Directions man_captures = diagonals;
  static constexpr Directions king_moves = diagonals;
  static constexpr Directions king_captures = diagonals;
  static constexpr King king = King::flies;
  static constexpr Choice choice = Choice::any;
  static constexpr bool crowned_in_passing =
      false;  ///< a man continues from the last row as a king
  static constexpr bool men_take_kings = true;
  static constexpr bool removed_at_once =
      false;                                 ///< otherwise all are removed at the end of the move
  static constexpr bool turns_back = false;  ///< with removed_at_once: along the line it came from
  static constexpr bool takes_tops = false;  ///< with removed_at_once: the pieces under it stay
  static constexpr bool stops_behind_king = false;  ///< a king whose last victim is a king
  static constexpr bool takes_own = false;  ///< own pieces can be captured like the opponent's
  static constexpr bool moves_both_colors = false;
  static constexpr bool first_king_ends = false;  ///< there are no moves once a king exists
  static constexpr int king_moves_in_a_row = 0;   ///< without a capture; 0 = unlimited
};

/// FMJD, annex 1: official rules of international draughts.
struct International : Diagonal {
  using Board = DarkBoard<10, 10>;                       // 2.1, 2.2, 2.4
  static constexpr Choice choice = Choice::most_pieces;  // 4.13: a king counts as a man
  static constexpr bool crowned_in_passing = false;      // 4.15, 3.5: only where it stops
};

/// The code of the 64-square game.
struct Russian : Diagonal {
  using Board = DarkBoard<8, 8>;
  static constexpr Choice choice = Choice::any;     // 1.5: every capture must be completed
  static constexpr bool crowned_in_passing = true;  // 1.5.15: continues as a king at once
};

struct Brazilian : International {
  using Board = DarkBoard<8, 8>;
};

struct Canadian : International {
  using Board = DarkBoard<12, 12>;
};

struct Pool : Diagonal {
  using Board = DarkBoard<8, 8>;
};

/// A man that captures forward only has nothing to capture on the last row, so its move ends there.
struct English : Diagonal {
  using Board = DarkBoard<8, 8>;
  static constexpr Directions man_captures = forward_diagonals;
  static constexpr King king = King::steps;
};

struct Czech : Diagonal {
  using Board = DarkBoard<8, 8>;
  static constexpr Directions man_captures = forward_diagonals;
  static constexpr Choice choice = Choice::king_first;
};

struct Spanish : Diagonal {
  using Board = DarkBoard<8, 8, LongDiagonal::right>;
  static constexpr Directions man_captures = forward_diagonals;
  static constexpr Choice choice = Choice::most_pieces_then_kings;
};

struct Italian : Diagonal {
  using Board = DarkBoard<8, 8, LongDiagonal::right>;
  static constexpr Directions man_captures = forward_diagonals;
  static constexpr King king = King::steps;
  static constexpr Choice choice = Choice::italian;
  static constexpr bool men_take_kings = false;
};

struct Thai : Diagonal {
  using Board = DarkBoard<8, 8>;
  static constexpr Directions man_captures = forward_diagonals;
  static constexpr King king = King::lands_behind;
  static constexpr bool removed_at_once = true;
  static constexpr bool turns_back = true;
};

struct Spantsiretti : Russian {
  using Board = DarkBoard<10, 8>;
};

struct Breakthrough : International {
  static constexpr bool first_king_ends = true;
};

struct Killer : International {
  static constexpr bool stops_behind_king = true;
};

struct Frisian : Diagonal {
  using Board = DarkBoard<10, 10>;
  static constexpr Directions man_captures = diagonals | straights;
  static constexpr Directions king_captures = diagonals | straights;
  static constexpr Choice choice = Choice::frisian;
  static constexpr int king_moves_in_a_row = 3;
};

struct Turkish : Diagonal {
  using Board = FullBoard;
  static constexpr Directions man_moves = forward_and_sideways;
  static constexpr Directions man_captures = forward_and_sideways;
  static constexpr Directions king_moves = straights;
  static constexpr Directions king_captures = straights;
  static constexpr Choice choice = Choice::most_pieces;
  static constexpr bool removed_at_once = true;
};

struct Armenian : Turkish {
  static constexpr Directions man_moves = forward_and_sideways | forward_diagonals;
  static constexpr Directions king_moves = straights | diagonals;
};

/// [d] The choice of a capture includes the captures of both colours; each colour takes the other.
struct Stavropol : Russian {
  static constexpr bool moves_both_colors = true;
};

struct Samoyed : Russian {
  static constexpr bool takes_own = true;
};

/// [d] Each hop takes the top piece at once. A square emptied in this way is free, also for moving
/// back over it. Used only for counting: column_engine.cpp plays the game.
struct Bashni : Russian {
  static constexpr bool removed_at_once = true;
  static constexpr bool turns_back = true;
  static constexpr bool takes_tops = true;
};

/// All rules that affect how a capture runs; games that agree in it share code.
struct CaptureShape {
  Directions man;
  Directions king;
  King kings_way;
  bool crowned_in_passing;
  bool men_take_kings;
  bool removed_at_once;
  bool turns_back;
  bool stops_behind_king;
  bool takes_own;
};

template <class OnBoard, CaptureShape shape>
struct Captures : Diagonal {
  using Board = OnBoard;
  static constexpr Directions man_captures = shape.man;
  static constexpr Directions king_captures = shape.king;
  static constexpr King king = shape.kings_way;
  static constexpr bool crowned_in_passing = shape.crowned_in_passing;
  static constexpr bool men_take_kings = shape.men_take_kings;
  static constexpr bool removed_at_once = shape.removed_at_once;
  static constexpr bool turns_back = shape.turns_back;
  static constexpr bool stops_behind_king = shape.stops_behind_king;
  static constexpr bool takes_own = shape.takes_own;
};

template <class Rules>
using CapturesOf =
    Captures<typename Rules::Board::Plain,
             CaptureShape{Rules::man_captures, Rules::king_captures, Rules::king,
                          Rules::crowned_in_passing, Rules::men_take_kings, Rules::removed_at_once,
                          Rules::turns_back, Rules::stops_behind_king, Rules::takes_own}>;

/// The same for moves without a capture.
template <class OnBoard, Directions men, Directions kings, bool kings_step>
struct QuietMoves : Diagonal {
  using Board = OnBoard;
  static constexpr Directions man_moves = men;
  static constexpr Directions king_moves = kings;
  static constexpr King king = kings_step ? King::steps : King::flies;
};

template <class Rules>
using QuietMovesOf = QuietMoves<typename Rules::Board::Plain, Rules::man_moves, Rules::king_moves,
                                Rules::king == King::steps>;

/// The same for the effect of a move on the board.
template <class OnBoard, bool in_passing, bool own>
struct Play : Diagonal {
  using Board = OnBoard;
  static constexpr bool crowned_in_passing = in_passing;
  static constexpr bool takes_own = own;
};

template <class Rules>
using PlayOf = Play<typename Rules::Board::Plain, Rules::crowned_in_passing, Rules::takes_own>;

}  // namespace crownhead::draughts
