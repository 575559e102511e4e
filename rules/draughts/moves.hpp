#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/draughts/capture_budget.hpp"
#include "rules/draughts/position.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// A legal move. Two captures of the same origin, destination and position afterwards are one move,
/// whatever their routes.
struct Move {
  Square from = 0;
  Square to = 0;
  Bitboard captured = {};
  Prisoners taken = {};  ///< bashni: the pieces that go under the mover, in the order of the hops

  bool operator==(const Move&) const = default;
};

/// All legal moves of the side to move, each once; empty means that it has none. Where there are
/// too many captures, those that were found.
std::vector<Move> legal_moves(const Variant& variant, const Position& position);

/// The same out of what a whole request may walk; empty once that has run out.
std::vector<Move> legal_moves(const Variant& variant, const Position& position,
                              CaptureBudget& budget);

/// Fails with bad_fen where walking the captures, or writing them all in full, takes more than a
/// position may. No game comes to such a position by itself; none may begin from one.
Result<void> may_be_played_from(const Variant& variant, const Position& position);
Result<void> may_be_played_from(const Variant& variant, const Position& position,
                                CaptureBudget& budget);

/// The position after a legal move: pieces moved, captured and crowned, the other side to move.
Position after(const Variant& variant, const Position& position, const Move& move);

enum class BoardEndCause : std::uint8_t {
  no_pieces,   ///< a side has none left
  no_moves,    ///< the side to move has pieces and no move
  first_king,  ///< the first man was crowned, where that wins
  gave_all,    ///< the side to move has no piece or no move, where that wins
};

/// How a game ends on the board, other than by a draw rule.
struct BoardEnd {
  Color winner;
  BoardEndCause cause;
};

/// "no_pieces", "no_moves", "first_king", "gave_all".
std::string_view cause_name(BoardEndCause cause);

/// nullopt while the game goes on: the side to move has a legal move.
std::optional<BoardEnd> board_end(const Variant& variant, const Position& position);

}  // namespace crownhead::draughts
