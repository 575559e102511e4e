#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/draughts/board/position.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/moves/capture_budget.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// A legal move. Two captures with the same origin, destination and resulting position are one
/// move, whatever their routes.
struct Move {
  Square from = 0;
  Square to = 0;
  Bitboard captured = {};
  Prisoners taken = {};  ///< bashni: the captured pieces in the order of the hops

  bool operator==(const Move&) const = default;
};

/// Returns all legal moves of the side to move, each once; empty means that it has none. If there
/// are too many captures, returns those that were found.
std::vector<Move> legal_moves(const Variant& variant, const Position& position);

/// The same with the budget of a whole request; returns an empty list once that is exhausted.
std::vector<Move> legal_moves(const Variant& variant, const Position& position,
                              CaptureBudget& budget);

/// Fails with bad_fen if following the captures, or writing them all in full, exceeds the budget of
/// a position. No real game reaches such a position, and none may begin from one.
Result<void> may_be_played_from(const Variant& variant, const Position& position);
Result<void> may_be_played_from(const Variant& variant, const Position& position,
                                CaptureBudget& budget);

/// Returns the position after a legal move, with the other side to move.
Position after(const Variant& variant, const Position& position, const Move& move);

enum class BoardEndCause : std::uint8_t {
  no_pieces,   ///< a side has no pieces
  no_moves,    ///< the side to move has pieces but no move
  first_king,  ///< the first man was crowned, where that wins
  gave_all,    ///< the side to move has no piece or no move, where that wins
};

/// The end of a game on the board, other than by a draw rule.
struct BoardEnd {
  Color winner;
  BoardEndCause cause;
};

/// Returns "no_pieces", "no_moves", "first_king", "gave_all".
std::string_view cause_name(BoardEndCause cause);

/// Returns nullopt while the side to move has a legal move.
std::optional<BoardEnd> board_end(const Variant& variant, const Position& position);

}  // namespace crownhead::draughts
