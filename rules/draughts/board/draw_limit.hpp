#pragma once

#include <cstdint>
#include <string_view>

namespace crownhead::draughts {

/// The draw rules for a position or a series of moves. Stored by name: never rename.
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

/// The condition on the board after each move while a draw limit counts.
enum class DrawCondition : std::uint8_t {
  kings_moved,         ///< the last move was a king's, without a capture
  king_against_three,  ///< one king against three pieces including a king
  king_against_few,    ///< one king against one or two pieces including a king
  kings_against_king,  ///< three or more kings against one king
  three_kings_against_king,
  three_kings_against_king_and_men,  ///< restarts when the material changes
  kings_and_pieces,                  ///< both sides have kings; restarts when the material changes
  two_kings_against_king,            ///< without men
  king_against_king,                 ///< without men
  quiet_king_against_king,           ///< and the side to move has no capture
  quiet_piece_against_piece,         ///< men or kings; and the side to move has no capture
  always,
  main_road,  ///< three pieces against one king on a1-h8
};

/// The game is a draw when the condition has held for `moves` moves after the move that established
/// it.
struct DrawLimit {
  DrawRule rule;
  DrawCondition condition;
  int moves;
  bool of_stronger_side;  ///< only the stronger side's moves count; otherwise `moves` of each side
  std::string_view article;  ///< of the official text; empty if it has no numbers
  int least_pieces = 0;      ///< total on the board, for kings_and_pieces
  int most_pieces = 0;
  bool claimed = false;  ///< must be claimed; otherwise it ends the game automatically
};

}  // namespace crownhead::draughts
