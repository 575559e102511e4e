#pragma once

#include "rules/draughts/geometry.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// How a king moves and where it lands behind what it takes.
enum class King : std::uint8_t {
  flies,         ///< over any number of free squares, and lands on any of them
  lands_behind,  ///< flies, and lands on the square directly behind
  steps,         ///< one square
};

/// What the generator must know of a game, each with the article of its official rules. A game has
/// one such type. This is what most have in common, the others say where they differ; White's
/// directions stand for both colours.
struct Diagonal {
  static constexpr Directions man_moves = forward_diagonals;
  static constexpr Directions man_captures = diagonals;
  static constexpr Directions king_moves = diagonals;
  static constexpr Directions king_captures = diagonals;
  static constexpr King king = King::flies;
  static constexpr Choice choice = Choice::any;
  static constexpr bool crowned_in_passing = false;  ///< a man goes on from the last row as a king
  static constexpr bool men_take_kings = true;
  static constexpr bool removed_at_once = false;  ///< else all leave when the move has ended
  static constexpr bool turns_back = false;       ///< where removed at once: on the line it came
  static constexpr bool takes_tops = false;       ///< where removed at once: what is under it stays
  static constexpr bool stops_behind_king = false;  ///< a king whose last victim is a king
  static constexpr bool takes_own = false;          ///< one's own pieces like the opponent's
  static constexpr bool moves_both_colors = false;
  static constexpr bool first_king_ends = false;  ///< no move where a king stands
  static constexpr int king_moves_in_a_row = 0;   ///< without a capture; 0 = any number
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
  static constexpr Choice choice = Choice::any;     // 1.5: every capture to its end
  static constexpr bool crowned_in_passing = true;  // 1.5.15: goes on as a king at once
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

/// A man that can take forward only has nothing left to take on the last row: its move ends there.
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

/// [d] The choice of a capture is between those of the pieces of both colours; each takes pieces of
/// the other colour.
struct Stavropol : Russian {
  static constexpr bool moves_both_colors = true;
};

struct Samoyed : Russian {
  static constexpr bool takes_own = true;
};

/// [d] Each hop takes the top piece at once; a square that is emptied so is free, also to go back
/// over. For counting alone: column_engine.cpp plays the game.
struct Bashni : Russian {
  static constexpr bool removed_at_once = true;
  static constexpr bool turns_back = true;
  static constexpr bool takes_tops = true;
};

/// All of a game that matters to how a capture runs, so that games which agree in it share code.
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

/// The same for what a move leaves on the board.
template <class OnBoard, bool in_passing, bool own>
struct Play : Diagonal {
  using Board = OnBoard;
  static constexpr bool crowned_in_passing = in_passing;
  static constexpr bool takes_own = own;
};

template <class Rules>
using PlayOf = Play<typename Rules::Board::Plain, Rules::crowned_in_passing, Rules::takes_own>;

}  // namespace crownhead::draughts
