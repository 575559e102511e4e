#pragma once

#include <cstdint>
#include <string_view>

namespace crownhead::draughts {

/// The rules by which a position or a run of moves is a draw. Stored by name: never renamed.
enum class DrawRule : std::uint8_t {
  threefold,
  moves_25,
  moves_16,
  moves_5,
  moves_15,
  moves_30,
  moves_60,
  main_road,
  fourfold,
  moves_2,
  moves_7,
  moves_12,
  moves_13,
  moves_20,
  moves_40,
  moves_300,
  king_against_king,
  piece_against_piece,
};

/// What must hold on the board, after each move, while a draw limit counts.
enum class DrawCondition : std::uint8_t {
  kings_moved,         ///< the last move was a king's and took nothing
  king_against_three,  ///< one king against three pieces, a king among them
  king_against_few,    ///< one king against one or two pieces, a king among them
  kings_against_king,  ///< three or more kings against one king
  three_kings_against_king,
  three_kings_against_king_and_men,  ///< starts anew when the material changes
  kings_and_pieces,                  ///< both have kings; starts anew when the material changes
  two_kings_against_king,            ///< and no man
  king_against_king,                 ///< and no man
  quiet_king_against_king,           ///< and the side to move has no capture
  quiet_piece_against_piece,         ///< men or kings; and the side to move has no capture
  always,
  main_road,  ///< three pieces against one king that stands on a1-h8
};

/// A game is a draw when the condition has held for so many moves after the one that made it.
struct DrawLimit {
  DrawRule rule;
  DrawCondition condition;
  int moves;
  bool of_stronger_side;     ///< counts only its moves; else so many of each side
  std::string_view article;  ///< of the official text; empty where it has no numbers
  int least_pieces = 0;      ///< on the board in all, for kings_and_pieces
  int most_pieces = 0;
  bool claimed = false;  ///< else it ends the game by itself
};

}  // namespace crownhead::draughts
